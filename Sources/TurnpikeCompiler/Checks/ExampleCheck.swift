import TurnpikeTable

/// Asks the finished table whether each `@example` is answered by the line that bears it.
struct ExampleCheck {
  private let table: CompiledTable
  /// The patterns' places, by their text.
  private let places: [String: SourceRange]

  static func diagnostics(of table: CompiledTable, _ doubts: ExampleDoubts) -> [Diagnostic] {
    let entries = table.model.entries
    // Most files have none, and then nobody asks for places.
    if entries.allSatisfy({ $0.examples.isEmpty }) { return [] }
    let places = Dictionary(
      entries.map { ($0.pattern.text, $0.pattern.range) }, uniquingKeysWith: { first, _ in first })
    let check = ExampleCheck(table: table, places: places)
    return entries.filter { !doubts.areAbout($0) }.flatMap { entry in
      entry.examples.filter { !doubts.areAbout($0) }.compactMap { check.diagnostic($0, of: entry) }
    }
  }

  private func diagnostic(_ example: ExampleModel, of entry: TableEntry) -> Diagnostic? {
    let answer = table.answer(example.link)
    guard answer.outcome == .matched else {
      return .unansweredExample(example, answer.reason ?? "")
    }
    guard answer.pattern.map({ $0.utf8.elementsEqual(entry.pattern.text.utf8) }) ?? false,
      answer.route == table.model.routes[entry.route].caseName
    else {
      let pattern = answer.pattern ?? ""
      return .exampleOfAnother(example, pattern, at: places[pattern])
    }
    return entry.attributes?[BuiltInAttribute.deprecated.rawValue].map {
      .deprecatedExample(example, declared: $0.range)
    }
  }
}
