import Foundation
import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Whether the Swift compiler takes the generated code, without a warning, in every mode that a
/// client may choose.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct TypeCheckTests {
  static let modes: [[String]] = [
    ["-swift-version", "6"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "5", "-strict-concurrency=complete"],
    ["-swift-version", "5", "-strict-concurrency=complete", "-default-isolation", "MainActor"],
  ]

  static let strict =
    SwiftCompiler.upcomingFeatures
    + ["-strict-memory-safety", "-warnings-as-errors", "-parse-as-library"]
    + ["-package-name", "client", "-module-name", "Client", "-I", "."]

  /// What the client's module has beside its routes: names that the runtime and Foundation have too,
  /// and types that the files ask for.
  static let client = """
    public import Turnpike
    nonisolated public struct Sku: Turnpike.RouteValue {
      public let routeText: String
      public init?(routeText: String) { self.routeText = routeText }
    }
    struct Destination {}
    struct Route {}
    struct Router {}
    struct Sort {}
    struct Hasher {}
    struct TypedRoute {}
    struct GeneratedRoute {}
    struct OriginRoute {}
    struct RouteAttribute {}
    struct _RouteTable {}
    struct _ParameterReader {}
    struct _ParameterWriter {}
    struct _CaseVisitor {}
    struct _NoRoute {}
    struct RouteValue {}
    struct Date {}
    struct UUID {}
    struct URL {}
    """

  /// Each sample in each mode, and with each access in one of the modes.
  @Test func everyMode() throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    try compiler.write("Client.swift", Self.client)
    for (index, sample) in try Samples.all().enumerated() {
      let accesses = ["internal", "package"].enumerated().map { ($1, (index + $0) % 4) }
      let pairs =
        sample.isLarge ? Array(accesses.prefix(1)) : accesses + (0..<4).map { ("public", $0) }
      for (access, mode) in pairs {
        try compiler.write("Routes.swift", try sample.swiftSource(access: access))
        let output = try compiler.run(
          Self.modes[mode] + Self.strict + ["-typecheck", "Routes.swift", "Client.swift"])
        #expect(output == "", "\(sample.name), access \(access), \(Self.modes[mode])")
      }
    }
  }

  /// What the type checker does not see: initialisation, exclusive access, unreachable code.
  @Test func objectCode() throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    try compiler.write("Client.swift", Self.client)
    for sample in try Samples.all() where !sample.isLarge || sample.name == "101 mounts" {
      try compiler.write("Routes.swift", try sample.swiftSource(access: "public"))
      let output = try compiler.run(
        Self.modes[0] + Self.strict
          + ["-wmo", "-c", "-o", "Client.o", "Routes.swift", "Client.swift"])
      #expect(output == "", "\(sample.name)")
    }
  }

  /// A module may have any name that Swift takes, and cases and parameters may have that of their
  /// module.
  @Test func modulesOfAnyName() throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    let names = ["store_kit", "_st", "Störe", "åse", "class", "text", "index", "path"]
    let sku = Self.client.split(separator: "\n").prefix(5).joined(separator: "\n")
    var lines = ["attribute value<store_kit.Sku>"] + names.map { "import \($0)" }
    for (index, name) in names.enumerated() {
      let file = SourceFile(
        path: "Part.routes", text: "enum Part\(index)Route\naccess public\n/ -> Part\(index)")
      let part = try #require(Compilation([file], module: name).output)
      try compiler.write("Part.swift", part.swiftSource + sku)
      let output = try compiler.run(
        ["-swift-version", "6", "-parse-as-library", "-I", ".", "-emit-module", "-module-name"]
          + [name, "Part.swift"])
      #expect(output == "", "\(name)")
      let ascii = name.allSatisfy(\.isASCII) ? name : "case\(index)"
      lines += [
        "a\(index)/:x<\(name).Sku> -> mount \(name).Part\(index)Route as a\(index)",
        "b\(index) -> mount \(name).Part\(index)Route as \(ascii)",
        "c\(index)/:\(ascii)<\(name).Sku>?:all<[\(name).Sku]> -> C\(index)",
      ]
    }
    let text = lines.joined(separator: "\n") + "\nd -> D @value(1)"
    for access in ["internal", "public"] {
      let file = SourceFile(path: "A.routes", text: "access \(access)\n" + text)
      let compilation = Compilation([file], module: "Client")
      #expect(compilation.report == [])
      try compiler.write("Routes.swift", try #require(compilation.output).swiftSource)
      let output = try compiler.run(
        Self.modes[0] + Self.strict + ["-typecheck", "Routes.swift"])
      #expect(output == "", "\(access)")
    }
  }

  @Test func libraryEvolution() throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime(["-enable-library-evolution"])
    try compiler.write("Client.swift", Self.client)
    for sample in try Samples.all() where !sample.isLarge {
      try compiler.write("Routes.swift", try sample.swiftSource(access: "public"))
      let output = try compiler.run(
        Self.modes[0] + Self.strict.filter { $0 != "-warnings-as-errors" }
          + ["-enable-library-evolution", "-emit-module", "Routes.swift", "Client.swift"])
      // Foundation itself was not built so on every platform.
      let findings = output.split(separator: "\n").filter { line in
        (line.contains(": error: ") || line.contains(": warning: "))
          && !line.contains("was not compiled with library evolution support")
      }
      #expect(findings == [], "\(sample.name)")
    }
  }

  /// Swift warns where an app makes a deprecated route, and not where it looks at one: its `switch`
  /// has to name them all.
  @Test func deprecatedRoutesWarnWhereTheyAreMade() throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    let file = SourceFile(
      path: "A.routes",
      text: """
        a -> A @deprecated(use c)
        b/:x -> B @deprecated
        c -> C
        part -> mount PartRoute as part @deprecated(gone)
        """)
    let part = SourceFile(path: "B.routes", text: "enum PartRoute\n/ -> Part")
    try compiler.write("Routes.swift", try #require(Compilation([file, part]).output).swiftSource)
    try compiler.write(
      "Client.swift",
      """
      import Turnpike
      func look(_ route: Route) -> Int {
        switch route {
        case .a: 1
        case .b(let b): b.x.count
        case .c: 3
        case .part(.part): 4
        }
      }
      let stack = Route("a")?.stack
      let routes: [Route] = [
        .a,
        .b(x: "1"),
        .b(B(x: "1")),
        .c,
        .part(.part),
      ]
      """)
    let output = try compiler.run(
      ["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", "."]
        + ["Routes.swift", "Client.swift"])
    let warnings = output.split(separator: "\n").filter {
      !$0.hasPrefix(" ") && ($0.contains(": warning: ") || $0.contains(": error: "))
    }
    let expected = [
      "12:4: warning: 'a' is deprecated: use c", "13:4: warning: 'b(x:)' is deprecated",
      "14:4: warning: 'b' is deprecated", "16:4: warning: 'part' is deprecated: gone",
    ]
    #expect(warnings.count == expected.count, "\(output)")
    for (warning, start) in zip(warnings, expected) {
      #expect(warning.hasPrefix("Client.swift:" + start), "\(warning)")
    }
  }

  /// Errors in a type that the file names are errors of the file's line, all of them.
  @Test(arguments: ["internal", "public"])
  func errorsStandInTheRoutesFile(access: String) throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    let path = "Links – ’24 😀 é/My Shop.routes"
    let file = SourceFile(
      path: path,
      text: """
        access \(access)
        a/:plain -> A
        b/:x<Missing> -> B

        c/:y<Plain>?:z<Int = 1> -> C
        d?:y<[Missing]>&:x<Plain?> -> D @deprecated(gone)
        e/*rest<Missing>#:text<Plain?> -> E
        f/:x<Missing> -> mount MissingRoute as f
        g/:x<Plain> -> mount PartRoute as g
        h -> mount Plain as h
        list{List}/:x<Missing>{Item}/:y<Plain>{Detail}
        """)
    let part = SourceFile(
      path: "Part.routes", text: "enum PartRoute\naccess \(access)\n/ -> PartDestination\n")
    let source = try #require(Compilation([file, part]).output).swiftSource
    try compiler.write("Routes.swift", source)
    try compiler.write("Plain.swift", "public struct Plain {}")
    let output = try compiler.run(
      ["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", "."]
        + ["Routes.swift", "Plain.swift"])
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(!errors.isEmpty)
    for error in errors where !error.hasPrefix(" ") {
      #expect(error.hasPrefix(path + ":"), "\(error)")
    }
    let lines = Set(errors.compactMap { $0.dropFirst(path.count).split(separator: ":").first })
    #expect(lines.sorted() == ["10", "11", "3", "5", "6", "7", "8", "9"])
    #expect(output.contains("\(path):3:"))
    #expect(errors.contains { $0.contains("cannot find type 'Missing' in scope") })
    #expect(errors.contains { $0.contains("'Plain' conform to 'RouteValue'") })
    #expect(errors.contains { $0.contains("'Plain' conform to 'TypedRoute'") })
  }

  /// Where a type does not exist, Swift says so of the property, of the factory and of an initialiser
  /// that is written out, and nothing else.
  @Test(
    arguments: [
      ("internal", "sku/:sku<Sku> -> SkuDestination", 2),
      ("public", "sku/:sku<Sku> -> SkuDestination", 3),
      ("internal", "sku/:sku<Sku>/:b<Sku?>?:q<[Sku]> -> SkuDestination", 9),
    ])
  func aMissingType(access: String, line: String, count: Int) throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    let file = SourceFile(path: "A.routes", text: "access \(access)\n\(line)\n")
    try compiler.write("Routes.swift", try #require(Compilation([file]).output).swiftSource)
    let output = try compiler.run(
      ["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", ".", "Routes.swift"])
    let errors = output.split(separator: "\n")
      .filter { $0.contains(": error: ") && !$0.hasPrefix(" ") }
    #expect(errors.count == count, "\(output)")
    for error in errors {
      let parts = error.split(separator: ":", maxSplits: 3)
      #expect(parts[0] == "A.routes" && parts[1] == "2", "\(error)")
      #expect(try #require(Int(parts[2])) <= line.utf8.count, "\(error)")
      #expect(parts[3] == " error: cannot find type 'Sku' in scope")
    }
  }

  /// A destination is a struct that is made: where the module has one of its name, Swift says so at
  /// the line that asks for it.
  @Test(arguments: ["home -> HomeView", "x/:a -> A\n\n# A screen.\nproduct/:id -> HomeView"])
  func destinationOfTheModule(text: String) throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    let source = try #require(Compilation([SourceFile(path: "A.routes", text: text)]).output)
    try compiler.write("Routes.swift", source.swiftSource)
    try compiler.write("Screens.swift", "struct HomeView {}\n")
    let output = try compiler.run(
      ["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", "."]
        + ["Routes.swift", "Screens.swift"])
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(
      output.split(separator: "\n").contains {
        $0.hasPrefix("A.routes:\(line):") && $0.hasSuffix("invalid redeclaration of 'HomeView'")
      }, "\(output)")
    // Of a route with parameters, its case and factory name the struct too.
    let count = output.split(separator: "\n").count {
      $0.contains(": error: ") && !$0.hasPrefix(" ")
    }
    #expect(count <= 4, "\(output)")
  }
}
