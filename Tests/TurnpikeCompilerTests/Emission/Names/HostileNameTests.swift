import Foundation
import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Names that mean something to Swift, each in each place: what the compiler takes, Swift takes
/// without a warning.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct HostileNameTests {
  @Test func everyNameInEveryPlace() throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    for role in NameRole.allCases {
      let accepted = role.names.enumerated().filter { number, name in
        Compilation(sources(role.files(name, number))).output != nil
      }
      // Few are refused; a file that is refused for another reason would try nothing.
      #expect(accepted.count > role.names.count * 3 / 4, "\(role)")
      let files = accepted.flatMap { number, name in role.files(name, number) }
      let compilation = Compilation(sources(files))
      #expect(compilation.report.filter { $0.contains(" error: ") } == [], "\(role)")
      guard let output = compilation.output else { continue }
      try compiler.write("Routes.swift", output.swiftSource)
      try compiler.write("Client.swift", Self.client(role, accepted.map(\.element)))
      let messages = try compiler.run(
        ["-swift-version", "6"] + TypeCheckTests.strict
          + ["-typecheck", "Routes.swift", "Client.swift"])
      // Of what is wrong with very many names at once, the first is enough.
      let findings = messages.split(separator: "\n").filter {
        !$0.hasPrefix(" ") && ($0.contains(": error: ") || $0.contains(": warning: "))
      }
      #expect(findings.prefix(20).isEmpty && findings.isEmpty == messages.isEmpty, "\(role)")
    }
  }

  /// A case can have the name of a member, and is used from another file: there, the Swift compiler
  /// crashed at cases that are called like a member with a type that the enum did not name.
  @Test(arguments: ["-Onone", "-O"]) func membersAsCasesOfAnotherFile(optimization: String) throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    let names = Set(HostileName.found).sorted().filter { name in
      name.first?.isLowercase == true
        && Compilation(sources(["enum BareRoute\na -> A as \(name)"])).output != nil
    }
    for name in ["container", "containers", "attributes", "path"] {
      #expect(names.contains(name))
    }
    let routes = names.enumerated()
    let files = [
      "enum BareRoute\norigin bare://\n"
        + routes.map { "b\($0) -> B\($0) as \($1)\n" }.joined(),
      "enum FullRoute\norigin full://\n"
        + routes.map { "f\($0)/:x -> F\($0) as \($1)\n" }.joined(),
    ]
    let output = try #require(Compilation(sources(files)).output)
    try compiler.write("Routes.swift", output.swiftSource)
    let escaped = names.map(SwiftNames.escaped)
    try compiler.write(
      "Client.swift",
      """
      import TurnpikeNavigation
      func number(_ route: BareRoute) -> Int {
        switch route {
      \(escaped.enumerated().map { "  case .\($1): \($0)" }.joined(separator: "\n"))
        }
      }
      func text(_ route: FullRoute) -> String {
        switch route {
      \(escaped.map { "  case .\($0)(let value): value.x" }.joined(separator: "\n"))
        }
      }
      @MainActor func use(_ bare: Navigator<BareRoute>, _ full: Navigator<FullRoute>) {
      \(escaped.map { name in
        """
          bare.show(.\(name), for: RouteRequest(BareRoute.\(name)))
          print(BareRoute.\(name).path, BareRoute.\(name).url, BareRoute("x") == .\(name))
          full.show(.\(name)(x: "1"), for: RouteRequest(FullRoute.\(name)(x: "1")))
          print(FullRoute.\(name)(x: "1").path, FullRoute.\(name)(x: "1").url)
        """
      }.joined(separator: "\n"))
      }
      """)
    let messages = try compiler.run(
      ["-swift-version", "6", "-parse-as-library", "-module-name", "Client", "-I", "."]
        + [optimization, "-c", "Routes.swift", "Client.swift"])
    #expect(messages == "")
  }

  private func sources(_ files: [String]) -> [SourceFile] {
    files.enumerated().map { SourceFile(path: "\($0).routes", text: $1) }
  }

  /// What the client's module has beside its routes.
  private static func client(_ role: NameRole, _ names: [String]) -> String {
    var types = ["Sku"]
    if role == .ownType || role == .ownTypeOfMount {
      let builtIn = Set(BuiltInType.allCases.map(\.rawValue))
      types += names.filter { !builtIn.contains($0) && $0 != "Sku" }
    }
    return "public import Turnpike\n"
      + types.map { name in
        """
        public struct \(name): Turnpike.RouteValue {
          public let routeText: Swift.String
          public init?(routeText: Swift.String) { self.routeText = routeText }
        }

        """
      }.joined()
  }
}
