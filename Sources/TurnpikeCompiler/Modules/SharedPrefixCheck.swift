/// Checks mounts that share a prefix: no link can match two of them, so the routes of their enums are
/// compared.
struct SharedPrefixCheck: Check {
  var findings: Findings { reporter.findings }
  private let reporter = Reporter()

  /// A mount by one of its patterns.
  private struct Mount {
    /// The index among the table's routes.
    let route: Int
    let pattern: PatternModel
    /// The name of the mounted enum; for an alias, at the alias's pattern.
    let name: NameSyntax
  }

  /// A line, and the mount that leads to it, as an index of the mounts that are compared.
  private typealias OwnedLine = (line: AppLine, entry: TableEntry, owner: Int)

  /// - Parameter wrong: The ranges of mounted enums with an error.
  init(_ table: LinkedTable, except wrong: Set<SourceRange>) {
    // By prefix, then by case and enum: a repeated line has been reported already.
    var groups: [[SegmentSet]: [[String]: Mount]] = [:]
    for entry in table.entries.reversed() where entry.isMount {
      let route = table.model.routes[entry.route]
      if wrong.contains(route.destinationRange) { continue }
      let isAlias = entry.pattern.range != route.pattern?.range
      let name = NameSyntax(
        route.mount ?? "", isAlias ? entry.pattern.range : route.destinationRange)
      groups[entry.segments, default: [:]][[route.caseName, name.text]] = Mount(
        route: entry.route, pattern: entry.pattern, name: name)
    }
    for (_, group) in groups where group.count > 1 {
      let mounts = group.values.sorted { $0.name.range.isBefore($1.name.range) }
      do throws(LimitExceeded) {
        try compare(mounts, lines(of: mounts, in: table, except: wrong))
      } catch {
        reporter.report(
          .unseenMount,
          """
          \(mounts[0].name) has too many routes to be compared with the other mounts of its prefix; \
          give it another prefix
          """, at: mounts[0].name.range)
      }
    }
  }

  private func lines(
    of mounts: [Mount], in table: LinkedTable, except wrong: Set<SourceRange>
  ) throws(LimitExceeded) -> [OwnedLine] {
    var result: [OwnedLine] = []
    for (owner, mount) in mounts.enumerated() {
      // The limit is for all mounts of the prefix.
      let limit = LinkedTable.maximumLines - result.count
      let lines = table.lines(atMost: limit, of: [mount.route]) { line in
        line.outermost.own.pattern?.range == mount.pattern.range
      }
      guard let lines else { throw .comparison }
      for line in lines
      where !line.isKnownMount && !wrong.contains(line.route.destinationRange) {
        if let entry = line.entry { result.append((line, entry, owner)) }
      }
    }
    return result
  }

  private func compare(
    _ mounts: [Mount], _ lines: [OwnedLine]
  ) throws(LimitExceeded) {
    // Mounts that may match every link after the prefix are reported once each.
    var unseen: [Int: String] = [:]
    for (line, entry, owner) in lines
    where entry.segments.count == mounts[owner].pattern.segments.count {
      unseen[owner] = unseen[owner] ?? line.unseen
    }
    let owners = Set(lines.map(\.owner)).sorted()
    for owner in owners.dropFirst() {
      if let name = unseen[owner] ?? unseen[owners[0]] {
        report(unseen: name, mounts[owner].name, mounts[owners[0]].name)
      }
    }
    let known = lines.filter { unseen[$0.owner] == nil }
    let tree = try PatternTree(known.map(\.entry))
    var found: [[Int]: (lines: [AppLine], link: String)] = [:]
    for earlier in known {
      for later in tree.entries(near: earlier.entry).map({ known[$0] })
      where earlier.owner < later.owner && found[[earlier.owner, later.owner]] == nil {
        guard let link = earlier.entry.link(sharedWith: later.entry) else { continue }
        found[[earlier.owner, later.owner]] = ([earlier.line, later.line], link.text)
      }
    }
    var reported: Set<Int> = []
    for (owners, overlap) in found.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let (first, second) = (mounts[owners[0]].name, mounts[owners[1]].name)
      if let unseen = overlap.lines.compactMap(\.unseen).last {
        if reported.insert(owners[1]).inserted { report(unseen: unseen, second, first) }
        continue
      }
      reporter.report(
        Diagnostic(
          .overlappingMounts,
          """
          mounts with the same prefix cannot match the same link; \(first) and \(second) both \
          match \(quoted: overlap.link)
          """, at: second.range, note: "a route that matches it is here",
          at: overlap.lines.compactMap(\.own.pattern?.range).sorted { $0.isBefore($1) }))
    }
  }

  private func report(unseen: String, _ later: NameSyntax, _ earlier: NameSyntax) {
    reporter.report(
      .unseenMount,
      """
      mounts can share a prefix only if their routes are known, and the routes of \
      \(quoted: unseen) are unknown; give \(later) or \(earlier) another prefix
      """, at: later.range, note: "the other mount is here", at: earlier.range)
  }
}
