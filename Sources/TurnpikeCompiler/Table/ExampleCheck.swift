import TurnpikeTable

/// Asks the finished table whether each `@example` is answered by the line that bears it.
struct ExampleCheck {
  static func diagnostics(of table: CompiledTable) -> [Diagnostic] {
    table.model.entries.flatMap { entry in
      entry.examples.compactMap { example in
        diagnostic(example, of: entry, in: table)
      }
    }
  }

  private static func diagnostic(
    _ example: ExampleModel, of entry: TableEntry, in table: CompiledTable
  ) -> Diagnostic? {
    let answer = table.answer(example.link)
    guard answer.outcome == .matched else {
      return .unansweredExample(example, answer.reason ?? "")
    }
    guard answer.pattern == entry.pattern.text,
      answer.route == table.model.routes[entry.route].caseName
    else {
      let other = table.model.entries.first { $0.pattern.text == answer.pattern }
      return .exampleOfAnother(example, answer.pattern ?? "", at: other?.pattern.range)
    }
    return entry.attributes.first { $0.name == "deprecated" }.map {
      .deprecatedExample(example, declared: $0.range)
    }
  }
}
