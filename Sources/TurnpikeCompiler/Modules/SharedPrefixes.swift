/// Checks mounts that share a prefix: no link can match two of them, so the routes of their enums are
/// compared.
struct SharedPrefixes {
  private(set) var diagnostics: [Diagnostic] = []
  private let table: LinkedTable

  /// How many lines the mounts of one prefix can have together.
  private static let maximumLines = 20_000

  /// A mount by one of its patterns.
  private struct Mount {
    /// The index among the table's routes.
    let route: Int
    let pattern: PatternModel
    /// The name of the mounted enum; for an alias, at the alias's pattern.
    let name: NameSyntax
  }

  private struct Line: Hashable {
    let prefix: [SegmentSet]
    let caseName: String
    let mount: String
  }

  /// A line, and the mount that leads to it, as an index of the mounts that are compared.
  private typealias OwnedLine = (line: AppLine, entry: TableEntry, owner: Int)

  /// - Parameter wrong: The ranges of mounted enums with an error.
  init(_ table: LinkedTable, except wrong: Set<SourceRange>) {
    self.table = table
    var groups: [[SegmentSet]: [Mount]] = [:]
    var seen: Set<Line> = []
    for entry in table.model.entries where entry.isMount {
      let route = table.model.routes[entry.route]
      if wrong.contains(route.destinationRange) { continue }
      let isAlias = entry.pattern.range != route.pattern?.range
      let name = NameSyntax(
        route.mount ?? "", isAlias ? entry.pattern.range : route.destinationRange)
      let line = Line(prefix: entry.segments, caseName: route.caseName, mount: name.text)
      // A repeated line has been reported already.
      guard seen.insert(line).inserted else { continue }
      groups[entry.segments, default: []].append(
        Mount(route: entry.route, pattern: entry.pattern, name: name))
    }
    for (_, mounts) in groups where mounts.count > 1 {
      compare(mounts.sorted { $0.name.range.isBefore($1.name.range) })
    }
  }

  private mutating func compare(_ mounts: [Mount]) {
    let owners = Dictionary(
      mounts.enumerated().map { ($1.pattern.range, $0) }, uniquingKeysWith: { first, _ in first })
    func owner(_ line: AppLine) -> Int? { line.outermost.pattern.flatMap { owners[$0.range] } }
    do throws(TableTooLarge) {
      let routes = Set(mounts.map(\.route)).sorted()
      let all = table.lines(atMost: Self.maximumLines, of: routes) { owner($0) != nil }
      guard let all else { throw .comparison }
      try compare(
        all.compactMap { line in
          guard !line.isKnownMount, let entry = line.entry, let owner = owner(line) else {
            return nil
          }
          return OwnedLine(line, entry, owner)
        }, mounts)
    } catch {
      let name = mounts[0].name
      diagnostics.report(
        .unseenMount,
        """
        \(name) has too many routes to be compared with the other mounts of its prefix; give it \
        another prefix
        """, at: name.range)
    }
  }

  private mutating func compare(
    _ lines: [OwnedLine], _ mounts: [Mount]
  ) throws(TableTooLarge) {
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
    try compareKnown(lines.filter { unseen[$0.owner] == nil }, mounts.map(\.name))
  }

  private mutating func report(unseen: String, _ later: NameSyntax, _ earlier: NameSyntax) {
    diagnostics.report(
      .unseenMount,
      """
      mounts can share a prefix only if their routes are known, and the routes of \
      \(quoted: unseen) are unknown; give \(later) or \(earlier) another prefix
      """, at: later.range, note: "the other mount is here", at: earlier.range)
  }

  /// - Parameter names: The mounts in the order of the files.
  private mutating func compareKnown(
    _ lines: [OwnedLine], _ names: [NameSyntax]
  ) throws(TableTooLarge) {
    let tree = try PatternTree(lines.map(\.entry))
    var found: [[Int]: (lines: [AppLine], link: String)] = [:]
    for earlier in lines {
      for later in tree.entries(near: earlier.entry).map({ lines[$0] })
      where earlier.owner < later.owner && found[[earlier.owner, later.owner]] == nil {
        guard let link = earlier.entry.link(sharedWith: later.entry) else { continue }
        found[[earlier.owner, later.owner]] = ([earlier.line, later.line], link.text)
      }
    }
    var reported: Set<Int> = []
    for (owners, overlap) in found.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let (first, second) = (names[owners[0]], names[owners[1]])
      if let unseen = overlap.lines.compactMap(\.unseen).last {
        if reported.insert(owners[1]).inserted { report(unseen: unseen, second, first) }
      } else {
        diagnostics.append(
          Diagnostic(
            .overlappingMounts,
            """
            mounts with the same prefix cannot match the same link; \(first) and \(second) both \
            match \(quoted: overlap.link)
            """, at: second.range, note: "a route that matches it is here",
            at: overlap.lines.compactMap(\.pattern?.range).sorted { $0.isBefore($1) }))
      }
    }
  }
}
