import TurnpikeAuthoring
package import TurnpikeCompiler
import TurnpikeTable

/// Files that compile, with what the reference reads of them.
package struct Comparison {
  package typealias Reading = ([[UInt8]]) -> [ReferenceTable]

  package let run: TableRun
  package let reference: ReferenceMatcher

  /// Nil where the files do not compile.
  package init?(_ files: [[UInt8]], reading: Reading = ReferenceReader.tables) {
    let compilation = Compilation(sources(files))
    guard let output = compilation.output else { return nil }
    self.init(output, files, reading: reading)
  }

  package init(
    _ output: Compilation.Output, _ files: [[UInt8]], reading: Reading = ReferenceReader.tables
  ) {
    run = TableRun(output)
    reference = ReferenceMatcher(reading(files))
  }

  /// The names of the tables, sorted.
  package var names: [String] { run.tables.map(\.model.name) }

  /// What a link gives by the reference, and how the table differs from it: nil where they agree.
  package func compare(
    _ table: String, _ link: [UInt8]
  ) -> (report: LinkReport?, difference: String?) {
    guard let index = names.firstIndex(of: table), let expected = reference.table(table) else {
      return (nil, "no table '\(table)' beside \(names) and \(reference.tables.map(\.name))")
    }
    let report = reference.report(link, of: expected)
    let found = run.report(link, of: index)
    if !report.isSame(as: found) {
      return (report, "expected \(report.text)\nfound    \(found.text)")
    }
    if isTied(link, expected) { return (report, "two patterns are tied, and build") }
    return (report, toolDifference(report, run.tables[index], link))
  }

  package func difference(_ table: String, _ link: [UInt8]) -> String? {
    compare(table, link).difference
  }

  /// What the tool prints says the same; it assumes that every mount matches.
  private func toolDifference(
    _ expected: LinkReport, _ table: CompiledTable, _ link: [UInt8]
  ) -> String? {
    if table.model.routes.contains(where: { $0.mount != nil }) { return nil }
    let result = table.match(link)
    let reason =
      expected.reason
      ?? expected.problem.map { problem in
        problem.text.map { "'\(problem.parameter)' cannot be read from '\($0)'" }
          ?? "'\(problem.parameter)' is missing"
      }
    let query = result.query.map { "\($0.name)=\($0.values)" }
    let isSame =
      result.outcome.rawValue == expected.outcome && result.route == expected.route
      && result.pattern == expected.pattern
      // A '+' that became a space is named by the tool.
      && result.reason?.replacing(InvalidParameter.lostPlusNote, with: "") == reason
      && query == expected.query.map { "\($0.name)=\($0.values)" }
    return isSame ? nil : "the tool differs from \(expected.text): \(result)"
  }

  /// Whether two patterns match the link with the same ranks and as many conditions, and no third one
  /// of these ranks, with more conditions, takes the link.
  private func isTied(_ link: [UInt8], _ table: ReferenceTable) -> Bool {
    let (inside, refusal) = table.inside(link)
    if refusal != nil || inside.hasDotSegment { return false }
    let found = reference.candidates(inside, of: table)
    return zip(found, found.dropFirst()).enumerated().contains { index, pair in
      pair.0.key == pair.1.key && !found.prefix(index).contains { $0.rank == pair.0.rank }
    }
  }

  /// How the table's own account of its patterns differs from the file's; nil where it does not.
  package var listingDifference: String? {
    for (index, table) in run.tables.enumerated() {
      guard let expected = reference.table(table.model.name) else {
        return "no table '\(table.model.name)'"
      }
      if let guarded = expected.guardInPath { return guarded }
      let difference = zip(expected.listing, run.listing(of: index)).first { $0 != $1 }
      if let (expected, found) = difference { return "expected \(expected)\nfound    \(found)" }
      let counts = (expected.listing.count, run.listing(of: index).count)
      if counts.0 != counts.1 { return "\(counts.0) lines in the listing, found \(counts.1)" }
    }
    return nil
  }
}

/// Files of a run, named by their places.
package func sources(_ files: [[UInt8]]) -> [SourceFile] {
  files.enumerated().map { SourceFile(path: "\($0.offset).routes", bytes: $0.element) }
}

extension ReferenceTable {
  /// A pattern that has an attribute's name at the end of a segment or a value, where it guards
  /// nothing.
  fileprivate var guardInPath: String? {
    let names = attributeNames.union([
      "example", "deprecated", "container", "cover", "web", "internal", "from", "only",
    ])
    for pattern in patterns {
      let ends = pattern.text.split(separator: "?", maxSplits: 1)
      let parts =
        ends.prefix(1).flatMap { $0.split(separator: "/") }
        + ends.dropFirst().flatMap { $0.split(separator: "&") }
      for part in parts {
        var text = part
        while text.last == "," { text.removeLast() }
        if text.last == ")", let open = text.lastIndex(of: "(") { text = text[..<open] }
        if let name = names.first(where: { text.hasSuffix("@" + $0) }) {
          return "'@\(name)' in the path '\(pattern.text)'"
        }
      }
    }
    return nil
  }

  /// Every pattern with its parameters, and every route with what it bears.
  fileprivate var listing: [String] {
    patterns.map { pattern in
      let head = "\(pattern.route): \(pattern.text)"
      return pattern.isAlias
        ? head : head + pattern.captures.map { " " + $0.listing }.joined()
    }
      + routes.map { route in
        let attributes = route.attributes.map { "@\($0.name)(\($0.text ?? "-"))" }.sorted()
        return "\(route.name)\(route.isModal ? "!" : "") \(attributes) over \(route.below)"
      }
  }
}

extension ReferenceCapture {
  fileprivate var listing: String {
    let isDate = type == .builtIn("Date", nil) && defaultText != nil
    let value = isDate ? "a date" : canonicalDefault ?? "-"
    return "\(name)\(isOptional ? "?" : "")\(isList ? "[]" : "")=\(value)"
  }
}
