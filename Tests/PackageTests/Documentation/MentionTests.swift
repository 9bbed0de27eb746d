import Foundation
import TestSupport
import Testing

@testable import TurnpikeCompiler
@testable import turnpike_tool

/// What the pages name exists, and what exists is named.
@Suite struct MentionTests {
  private static func page(_ name: String) throws -> Page {
    try #require(Page.all.first { $0.name == name })
  }

  /// Identifiers stand behind messages: `[missing-arrow]`.
  @Test(arguments: Page.all)
  func diagnostics(_ page: Page) {
    let shown = page.blocks.filter { $0.language == "console" }
      .flatMap { $0.text.matches(of: /\[([a-z0-9-]+)\]$/.anchorsMatchLineEndings()) }
    for match in shown {
      #expect(DiagnosticID(rawValue: String(match.1)) != nil, "\(match.1)")
    }
  }

  @Test func verbs() throws {
    let page = try Self.page("UsingTheCommandLineTool").text
    let rows = page.matches(of: #/\| `([a-z-]+)(?: [^`]*)?` \| /#).map { String($0.1) }
    #expect(rows.sorted() == Tool.verbs.map { $0.usage.name }.sorted())
    for text in Page.all.map(\.text) {
      for match in text.matches(of: /(?:turnpike-tool|package turnpike) ([a-z-]+)(?=[ `\n])/) {
        #expect(rows.contains(String(match.1)), "\(match.1)")
      }
    }
  }

  @Test func initialisms() throws {
    let text = try Self.page("RoutesFileReference").text
    let paragraphs = text.components(separatedBy: "\n\n")
    let list = try #require(
      paragraphs.first { $0.wholeMatch(of: /(`[a-z]+`[,.]\s?)+/) != nil })
    let words = list.matches(of: /`([a-z]+)`/).map { String($0.1) }
    #expect(words == Naming.initialisms.keys.sorted())
  }

  @Test func builtInTypes() throws {
    let text = try Self.page("RoutesFileReference").text
    for type in BuiltInType.allCases {
      let name = type.rawValue
      // `Int8` … `Int64`
      #expect(text.contains("`\(name)`") || name.hasSuffix("16") || name.hasSuffix("32"), "\(name)")
    }
  }

  @Test func directives() throws {
    let text = try Self.page("RoutesFileReference").text
    let table = try #require(text.split(separator: "\n\n").first { $0.contains("\n| `enum ") })
    let rows = table.matches(of: #/\n\| `([a-z]+) /#).map { String($0.1) }
    #expect(rows.sorted() == DirectiveWord.allCases.map(\.rawValue).sorted())
  }

  /// Links to files of the package and to articles, and pictures, which are named without a type.
  @Test(arguments: Page.all)
  func links(_ page: Page) throws {
    let resources = BuiltProduct.root.appending(path: "Sources/Turnpike/Turnpike.docc/Resources")
    let pictures = try FileManager.default
      .contentsOfDirectory(atPath: resources.path(percentEncoded: false))
      .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    for match in page.text.matches(of: /\]\(([^)#]+)\)/) where !match.1.contains("://") {
      let file = BuiltProduct.root.appending(path: String(match.1))
      #expect(
        FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
          || pictures.contains(String(match.1)), "\(match.1)")
    }
    for match in page.text.matches(of: /<doc:([A-Za-z]+)>/) {
      #expect(Page.all.contains { $0.name == match.1 }, "\(match.1)")
    }
  }

  /// The tests and commands in the table of guarantees exist.
  @Test func guarantees() throws {
    let readMe = BuiltProduct.root.appending(path: "Tests/README.md")
    let text = try #require(
      try String(contentsOf: readMe, encoding: .utf8).components(separatedBy: "\n## ").last)
    let walk = FileManager.default.enumerator(
      atPath: BuiltProduct.root.appending(path: "Tests").path(percentEncoded: false))
    let files = try #require(walk).compactMap { $0 as? String }
    let suites = text.matches(of: /\b([A-Z][A-Za-z]+Tests)\b/)
    #expect(suites.count > 10)
    for match in suites {
      #expect(files.contains { $0 == match.1 || $0.hasSuffix("/\(match.1).swift") }, "\(match.1)")
    }
    for match in text.matches(of: /\.ci\/([a-z]+)/) {
      let command = BuiltProduct.root.appending(path: String(match.0))
      #expect(
        FileManager.default.isExecutableFile(atPath: command.path(percentEncoded: false)),
        "\(match.0)")
    }
    for match in text.matches(of: /\.ci\/fuzz (?:--seconds [0-9]+ )?([a-z ]+)/) {
      for fuzzer in match.1.split(separator: " ") {
        #expect(files.contains("Fuzzing/Dictionaries/\(fuzzer).dict"), "\(fuzzer)")
      }
    }
  }

  /// The files and folders that the guides for contributors name exist. A name can omit its first folders.
  @Test(arguments: [".github/CONTRIBUTING.md", "Tests/README.md"])
  func paths(_ guide: String) throws {
    let root = BuiltProduct.root.path(percentEncoded: false)
    let files = try ["Sources", "Plugins", "Routes", "Tests", ".ci"].flatMap { folder in
      try #require(FileManager.default.subpaths(atPath: root + folder))
        .map { "/\(folder)/\($0)" } + ["/\(folder)"]
    }
    let text = try String(contentsOfFile: root + guide, encoding: .utf8)
      .replacing(/```.*?```/.dotMatchesNewlines(), with: "")
    let paths = text.matches(of: /`([^`\s]+)`/).map(\.1)
      .filter { $0.contains(/\/|.\.(swift|md|txt|js|dict|routes)$/) && !$0.contains(/^\/|^.build/) }
    #expect(paths.count > 3)
    for path in paths { #expect(files.contains { $0.hasSuffix("/\(path)") }, "\(path)") }
  }

  /// Without `@MainActor` the compiler takes the closure for nonisolated, and it runs elsewhere.
  @Test(arguments: Page.all)
  func closuresOfLazyPropertiesNameTheirActor(_ page: Page) {
    for match in page.text.matches(of: /lazy var [^\n]*\n?[^\n]*Router<[A-Za-z]+> \{([^\n]*)/) {
      #expect(match.1.hasPrefix(" @MainActor "), "\(page.name): \(match.0)")
    }
  }

  /// Symbols that the articles link to are public.
  @Test(arguments: Page.all)
  func symbols(_ page: Page) throws {
    for match in page.text.matches(
      of: /``(?:\/[A-Z][A-Za-z]*\/)?([A-Z][A-Za-z]*)(?:\/([a-z][A-Za-z]*))?[^`]*``/)
    where match.1 != "Turnpike" {
      #expect(Self.declarations.contains("type \(match.1)"), "\(match.0)")
      if let member = match.2 {
        #expect(Self.declarations.contains("member \(member)"), "\(match.0)")
      }
    }
  }

  /// The public types of the runtime, and the names of all members: `type Router`, `member resolve`.
  private static let declarations: Set<String> = {
    let files = AdapterModules.runtime.flatMap { SwiftCompiler.swiftFiles("Sources/\($0)") }
    let sources = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.joined()
    let types = sources.matches(of: /public (?:final )?(?:struct|enum|protocol|class) (\w+)/)
    let members = sources.matches(of: /\b(?:func|var|case|let) (\w+)/)
    return Set(types.map { "type \($0.1)" } + members.map { "member \($0.1)" })
  }()
}
