import TurnpikeTable

/// The examples of a module without errors, each of which must match its own line.
struct CheckedExamples {
  /// Whole if every example does.
  let findings: Findings

  /// - Parameters:
  ///   - tables: Those of the module that could be made, with what they mount.
  ///   - unsure: Patterns of mounts of which another may take the links.
  init(_ module: CompiledModule, _ tables: [LinkedTable], unsure: Set<SourceRange>) {
    // Without an error, each line matches the links that it is to match.
    guard module.findings.isWhole else {
      findings = Findings()
      return
    }
    let unsure = module.built.tables.reduce(into: unsure) { $0.formUnion($1.unsure) }
    findings = Findings(
      tables.flatMap { ExampleCheck($0).diagnostics(unsure: unsure) })
  }
}

/// Asks one table for the examples of its lines.
private struct ExampleCheck {
  private let table: LinkedTable
  private let entries: [TableEntry]
  /// The patterns' ranges, by their case and text.
  private let ranges: [String: SourceRange]

  init(_ table: LinkedTable) {
    self.table = table
    let entries = table.model.entries
    self.entries = entries.filter { !$0.examples.isEmpty }
    // Most files have no examples, and then no ranges are needed.
    ranges =
      self.entries.isEmpty
      ? [:]
      : Dictionary(
        entries.map {
          (Self.key(table.model.routes[$0.route].caseName, $0.pattern.text), $0.pattern.range)
        },
        uniquingKeysWith: { first, _ in first }
      )
  }

  /// - Parameter unsure: patterns of which another may take the links.
  func diagnostics(unsure: Set<SourceRange>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let patterns = entries.isEmpty ? [:] : table.patterns
    for entry in entries where !unsure.contains(entry.pattern.range) {
      for example in entry.examples {
        if let diagnostic = diagnostic(example, of: entry, patterns) { found.append(diagnostic) }
      }
    }
    return found
  }

  private func diagnostic(
    _ example: ExampleModel, of entry: TableEntry, _ patterns: [String: Address<EntryRecord>]
  ) -> Diagnostic? {
    let answer = table.answer(example.link)
    guard answer.outcome == .matched, let line = answer.lines.first else {
      // The line says more than that no route matches.
      var mismatch: String?
      if answer.refusal == .noRoute {
        mismatch =
          patterns[entry.pattern.text].flatMap { table.mismatch(of: example.link, with: $0) }
          ?? (entry.conditions.isEmpty ? nil : "its conditions do not hold")
      }
      return Diagnostic(
        .exampleMismatch,
        "the example \(example.written) does not match its line: \(mismatch ?? answer.reason ?? "")",
        at: example.range)
    }
    guard line.route == entry.route, line.pattern.utf8.elementsEqual(entry.pattern.text.utf8) else {
      let answering = table.model.routes[line.route].caseName
      return Diagnostic(
        .exampleMismatch,
        "the example \(example.written) matches \(quoted: line.pattern) instead of its line",
        at: example.range, note: "that pattern is here",
        at: ranges[Self.key(answering, line.pattern)])
    }
    return entry.attributes?[BuiltInAttribute.deprecated.rawValue].map {
      Diagnostic(
        .deprecatedUse, "the example \(example.written) matches a deprecated route",
        at: example.range, note: "the route is deprecated here", at: $0.range)
    }
  }

  private static func key(_ caseName: String, _ pattern: String) -> String {
    caseName + " " + pattern
  }
}
