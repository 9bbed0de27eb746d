import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// The catalogue explains every identifier, and its examples do what it says of them.
@Suite struct CatalogueTests {
  static let entries = Catalogue.entries

  static let compiledEntries = entries.filter {
    if case .file = $0.example { true } else { false }
  }

  @Test func everyIdentifierStandsOnce() {
    let identifiers = DiagnosticID.allCases.map(\.rawValue)
    #expect(Self.entries.map(\.id.rawValue).sorted() == identifiers.sorted())
  }

  @Test(arguments: entries)
  func wording(_ entry: CatalogueEntry) {
    #expect(entry.title.first?.isUppercase == true)
    #expect(entry.title.last != ".")
    #expect(entry.explanation.hasSuffix("."))
    #expect((2...6).contains(entry.explanation.split(separator: "\n").count))
    let lines = entry.explanation.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { (1...92).contains($0.count) && $0.last != " " })
    for text in [entry.example.before, entry.example.after] {
      // What stands in it is shown indented.
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 96 })
      #expect(!text.hasSuffix("\n"))
    }
  }

  @Test func anEntryByItsName() {
    #expect(Catalogue.entry(named: "missing-arrow")?.id == .missingArrow)
    #expect(Catalogue.entry(named: "Missing-Arrow") == nil)
  }

  /// The message itself stands in the documentation's page, which has a test of its own.
  @Test(arguments: compiledEntries)
  func beforeGivesTheFindingAlone(_ entry: CatalogueEntry) {
    #expect(Self.findings(entry.example.before).map(\.id) == [entry.id])
    #expect(entry.finding?.contains(" [\(entry.id.rawValue)]") == true)
  }

  @Test(arguments: compiledEntries)
  func afterIsClean(_ entry: CatalogueEntry) {
    #expect(Self.findings(entry.example.after) == [])
  }

  @Test func groupsTooDeep() throws {
    let example = try #require(Catalogue.entry(named: "group-too-deep")).example
    func nested(_ depth: Int) -> String {
      String(repeating: "a {\n", count: depth) + "x -> XDestination\n"
        + String(repeating: "}\n", count: depth)
    }
    #expect(example.before.hasPrefix("a {\na {\n# … 98 more\na {\n"))
    #expect(Self.findings(nested(2 + 98 + 1)).map(\.id) == [.groupTooDeep])
    #expect(Self.findings(nested(2 + 98)) == [])
    #expect(Self.findings(example.after) == [])
  }

  private static func findings(_ text: String) -> [Diagnostic] {
    Compilation([SourceFile(path: "Shop.routes", text: text + "\n")]).diagnostics
  }
}

extension CatalogueEntry: CustomTestStringConvertible {
  /// The name of its case in a test's output.
  public var testDescription: String { id.rawValue }
}
