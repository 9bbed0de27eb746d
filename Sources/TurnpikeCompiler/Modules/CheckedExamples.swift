import TurnpikeTable

/// Checks the `@example`s of a table: each must match its own line.
struct CheckedExamples: Check {
  private(set) var findings = Findings()
  private let table: LinkedTable
  /// The patterns, and their addresses in the same order.
  private let entries: [TableEntry]
  private let addresses: [Address<EntryRecord>]
  private let indices: [Address<EntryRecord>: Int]

  init(_ table: LinkedTable) {
    self.table = table
    entries = table.table.entries
    let storage = table.table.storage
    let hasExamples = entries.contains { !$0.line.examples.isEmpty }
    addresses = hasExamples ? storage.view.entries : []
    indices = Dictionary(uniqueKeysWithValues: zip(addresses, addresses.indices))
    for index in addresses.indices {
      for example in entries[index].line.examples {
        if let finding = finding(example, of: index) { findings.append(finding) }
      }
    }
  }

  private func finding(_ example: ExampleModel, of index: Int) -> Diagnostic? {
    let entry = entries[index]
    let storage = table.table.storage
    let (matching, problem) = LinkBytes.read(example.link.trimmedLink) { link in
      do throws(Refusal) {
        let lines = try table.lines(matching: link)
        let problem = lines.last.flatMap { line in
          let storage = line.table.table.storage
          return MatchedLink(link, storage.view, line.match).problems.first
        }
        return (lines.first?.match.entry, problem)
      } catch {
        // The reason of the example's own line says more than that no route matches.
        if error == .noRoute {
          let mismatch = LinkExplanation.mismatch(
            of: link, with: addresses[index], storage.view, { _, _ in true })
          if let mismatch { return (nil, mismatch) }
        }
        return (nil, error.description)
      }
    }
    guard problem == nil, let other = matching.flatMap({ indices[$0] }) else {
      return Diagnostic(
        .exampleMismatch,
        "the example \(example.written) does not match its line: \(problem ?? "")",
        at: example.range)
    }
    if other != index {
      return Diagnostic(
        .exampleMismatch,
        """
        the example \(example.written) matches \(quoted: entries[other].pattern.text) instead of \
        its line
        """, at: example.range, note: "that pattern is here", at: entries[other].pattern.range)
    }
    return entry.line.attribute(.deprecated).map {
      Diagnostic(
        .deprecatedUse, "the example \(example.written) matches a deprecated route",
        at: example.range, note: "the route is deprecated here", at: $0.range)
    }
  }
}
