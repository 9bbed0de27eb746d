import TurnpikeTable

/// Checks the `@example`s of a table: each must match its own line.
struct ExampleCheck: Check {
  var findings: Findings { reporter.findings }
  private let reporter = Reporter()
  private let table: LinkedTable
  /// The patterns, and their addresses in the same order.
  private let entries: [TableEntry]
  private let addresses: [Address<EntryRecord>]
  private let indices: [Address<EntryRecord>: Int]

  init(_ table: LinkedTable) {
    self.table = table
    entries = table.entries
    let storage = table.table.storage
    let hasExamples = entries.contains { !$0.line.examples.isEmpty }
    addresses = hasExamples ? storage.view.entries : []
    indices = Dictionary(uniqueKeysWithValues: zip(addresses, addresses.indices))
    for index in addresses.indices {
      for example in entries[index].line.examples {
        if let finding = finding(example, of: index) { reporter.report(finding) }
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
        if error == .noRoute, let path = try? storage.view.path(of: link) {
          let query = LinkTail(link, path).query.grouped(in: link)
          let mismatch = mismatch(of: path.texts(of: link), with: entry) ?? unmet(query, entry)
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

  /// The first segment that a pattern does not match, or nil if the pattern matches the path.
  private func mismatch(of path: [String], with entry: TableEntry) -> String? {
    let expected = entry.segments
    for (index, text) in path.enumerated() {
      // A rest matches all remaining segments.
      let position = entry.hasRest ? min(index, expected.count - 1) : index
      if position == expected.count { return entry.isMount ? nil : "ends before '\(text)'" }
      let bytes = table.model.ignoresCase ? text.asciiLowered : Array(text.utf8)
      if expected[position].matches(bytes) != false { continue }
      let (name, spelling) = texts(of: entry.pattern.segments[position], entry)
      guard let (prefix, type, _) = expected[position].value,
        let count = expected[position].value(in: bytes)?.count
      else { return "segment \(index + 1), '\(text)' is not '\(spelling)'" }
      let written = String(decoding: text.utf8.dropFirst(prefix.count).prefix(count), as: UTF8.self)
      return "segment \(index + 1), \(name): '\(written)' is not \(type.nameOfValues)"
    }
    guard path.count < entry.minimumSegmentCount else { return nil }
    let (_, spelling) = texts(of: entry.pattern.segments[path.count], entry)
    return "segment \(path.count + 1), '\(spelling)', is missing"
  }

  /// The conditions of a line that do not hold, or nil if all of them hold.
  private func unmet(_ query: [(name: String, values: [String])], _ entry: TableEntry) -> String? {
    var unmet: [String] = []
    for case .condition(let key, let condition) in entry.pattern.query {
      let value = query.first { $0.name.isSameBytes(as: key) }?.values[0]
      if condition.isMet(by: value.map { Array($0.utf8) }) { continue }
      guard let value else {
        unmet.append("'\(key)' is missing")
        continue
      }
      unmet.append(
        condition.valueText.map { "\(key): '\(value)' is not '\($0)'" }
          ?? "a link with '\(key)' does not match")
    }
    return unmet.isEmpty ? nil : unmet.joined(separator: ", ")
  }

  /// The name of a segment's parameter, and the segment as a file writes it, without its type.
  private func texts(
    of segment: PatternModel.Segment, _ entry: TableEntry
  ) -> (name: String, spelling: String) {
    guard let binding = segment.binding else { return ("", segment.prefix) }
    let parameters = table.model.routes[entry.route].parameters
    let name = binding.parameter.map { parameters[$0].wireName } ?? "_"
    return (name, segment.isRest ? "*\(name)" : "\(segment.prefix):\(name)\(segment.suffix)")
  }
}

extension ValueType {
  /// The name of its values in messages: `an Int 1...`, `one of new, price`.
  fileprivate var nameOfValues: String {
    switch self {
    case .builtIn(let type, let range): (type.kind.name ?? "") + (range.map { " " + $0.text } ?? "")
    case .words(_, let words): "one of " + words.map(\.text).joined(separator: ", ")
    case .custom(let name): "of type " + name
    }
  }
}
