import TurnpikeTable

/// What the finished tables say to the `@example`s: each is to be answered by the line that bears it.
struct CheckedExamples {
  let diagnostics: [Diagnostic]

  init(_ built: BuiltTables, of parsed: ParsedFiles) {
    let doubts = ExampleDoubts(parsed)
    diagnostics = built.tables.flatMap { built in
      built.table.map { ExampleCheck($0).diagnostics(doubts, unsure: built.unsure) } ?? []
    }
  }

  /// Whether every example is answered as it says.
  var isWhole: Bool { !diagnostics.contains(where: \.isError) }
}

/// Asks one table for the examples of its lines.
private struct ExampleCheck {
  private let table: CompiledTable
  private let entries: [TableEntry]
  /// The patterns' ranges, by their text.
  private let ranges: [String: SourceRange]

  init(_ table: CompiledTable) {
    self.table = table
    let entries = table.model.entries
    self.entries = entries.filter { !$0.examples.isEmpty }
    // Most files have none, and then nobody asks for ranges.
    ranges =
      self.entries.isEmpty
      ? [:]
      : Dictionary(
        entries.map { ($0.pattern.text, $0.pattern.range) }, uniquingKeysWith: { first, _ in first }
      )
  }

  /// - Parameter unsure: patterns of which another may take the links.
  func diagnostics(_ doubts: ExampleDoubts, unsure: Set<SourceRange>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for entry in entries where !doubts.areAbout(entry) && !unsure.contains(entry.pattern.range) {
      for example in entry.examples where !doubts.areAbout(example, of: table.model) {
        if let diagnostic = diagnostic(example, of: entry) { found.append(diagnostic) }
      }
    }
    return found
  }

  private func diagnostic(_ example: ExampleModel, of entry: TableEntry) -> Diagnostic? {
    let answer = table.answer(example.link)
    guard answer.outcome == .matched else {
      return .unansweredExample(example.written, answer.reason ?? "")
    }
    guard answer.pattern.map({ $0.utf8.elementsEqual(entry.pattern.text.utf8) }) ?? false,
      answer.route == table.model.routes[entry.route].caseName
    else {
      let pattern = answer.pattern ?? ""
      return .exampleOfAnother(example.written, pattern, at: ranges[pattern])
    }
    return entry.attributes?[BuiltInAttribute.deprecated.rawValue].map {
      .deprecatedExample(example.written, declared: $0.range)
    }
  }
}
