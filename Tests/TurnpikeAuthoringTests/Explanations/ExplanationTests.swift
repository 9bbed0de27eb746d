import Testing
import TurnpikeAuthoring

@testable import TurnpikeCompiler

/// Every identifier is explained, and the compiler says of the examples what they say.
@Suite struct ExplanationTests {
  static let identifiers = DiagnosticID.allCases

  @Test(arguments: identifiers)
  func wording(_ id: DiagnosticID) {
    let explanation = id.explanation
    #expect(explanation.title.first?.isUppercase == true)
    #expect(explanation.title.last != ".")
    #expect(explanation.text.hasSuffix("."))
    #expect((2...6).contains(explanation.text.split(separator: "\n").count))
    let lines = explanation.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { (1...92).contains($0.count) && $0.last != " " })
    for text in [explanation.example.before, explanation.example.after] {
      // What stands in it is shown indented.
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 96 })
      #expect(!text.hasSuffix("\n"))
    }
  }

  @Test(arguments: identifiers)
  func example(_ id: DiagnosticID) {
    switch id.explanation.example {
    case .file(let before, let says, let after):
      let compilation = Self.compiled(before)
      let printer = DiagnosticPrinter(files: compilation.files)
      #expect(compilation.diagnostics.map(\.id) == [id])
      #expect(compilation.diagnostics.map(printer.line) == [id.exampleFinding], "\(says)")
      #expect(Self.compiled(after).diagnostics == [])
    case .excerpt(_, let says, _):
      #expect(id.exampleFinding == "\(id.severity.rawValue): \(says) [\(id.rawValue)]")
    case .console:
      // Run by the tests of the tool.
      #expect(id.exampleFinding == nil)
    }
  }

  @Test func groupsTooDeep() throws {
    let id = DiagnosticID.groupTooDeep
    let (before, says, after) = try Self.excerpt(id)
    func nested(_ depth: Int) -> String {
      String(repeating: "a {\n", count: depth) + "x -> XDestination\n"
        + String(repeating: "}\n", count: depth)
    }
    #expect(before.hasPrefix("a {\na {\n# … 98 more\na {\n"))
    let found = Self.compiled(nested(2 + 98 + 1)).diagnostics
    #expect(found.map(\.id) == [id])
    #expect(found.map(\.message) == [says])
    #expect(Self.compiled(nested(2 + 98)).diagnostics == [])
    #expect(Self.compiled(after).diagnostics == [])
  }

  @Test func stacksTooDeep() throws {
    let id = DiagnosticID.stackTooDeep
    let (before, says, after) = try Self.excerpt(id)
    func stack(_ count: Int) -> String {
      (1...count).map { "s\($0){Screen\($0)}" }.joined(separator: "/")
    }
    #expect(before == "\(stack(2))/…/s101{Screen101}")
    let found = Self.compiled(stack(101)).diagnostics
    #expect(found.map(\.id) == [id])
    #expect(found.map(\.message) == [says])
    #expect(Self.compiled(stack(100)).diagnostics == [])
    #expect(Self.compiled(after).diagnostics == [])
  }

  /// The file itself is too long to be compiled here: see ``LargeFileGrowthTests``.
  @Test func tableTooLarge() throws {
    let diagnostic = Diagnostic(
      .tableTooLarge,
      "a route table cannot be larger than 16 megabytes; this pattern is the longest",
      at: SourceRange(file: 0, lower: 0, upper: 0))
    #expect(diagnostic.message == (try Self.excerpt(diagnostic.id)).says)
  }

  private static func excerpt(
    _ id: DiagnosticID
  ) throws -> (before: String, says: String, after: String) {
    if case .excerpt(let before, let says, let after) = id.explanation.example {
      return (before, says, after)
    }
    Issue.record("no excerpt")
    return ("", "", "")
  }

  private static func compiled(_ text: String) -> Compilation {
    Compilation([SourceFile(path: "Shop.routes", text: text + "\n")])
  }
}

extension DiagnosticID: CustomTestStringConvertible {
  /// The name of its case in a test's output.
  public var testDescription: String { rawValue }
}
