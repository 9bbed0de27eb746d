/// Mounts that share a prefix: no link may be answered by two of them, so the routes of their enums
/// are compared.
struct SharedPrefixes {
  private(set) var diagnostics: [Diagnostic] = []

  /// How many patterns the mounts of one prefix may have together.
  private static let maximumEntries = 20_000

  /// - Parameter missing: the places of mounted enums that are not there, which is said already.
  init(_ table: LinkedTable, except missing: Set<SourceRange>) {
    let prefixes = table.model.routes.indices.flatMap { index in
      let route = table.model.routes[index]
      return missing.contains(route.destinationRange) ? [] : route.prefixes(index)
    }
    guard prefixes.count > 1 else { return }
    for group in Self.groups(prefixes) where group.count > 1 { compare(group, of: table) }
  }

  /// Mounts whose prefixes are the same, in the order of the files.
  private static func groups(_ prefixes: [MountPrefix]) -> [[MountPrefix]] {
    var groups: [[MountPrefix]] = []
    var indices: [[SegmentSet]: Int] = [:]
    var seen: Set<Line> = []
    for prefix in prefixes {
      let segments = prefix.pattern.segments.map { SegmentSet($0) }
      // A repeated line has been reported already.
      let line = Line(prefix: segments, caseName: prefix.caseName, mount: prefix.mount.text)
      guard seen.insert(line).inserted else { continue }
      if let index = indices[segments] {
        groups[index].append(prefix)
      } else {
        indices[segments] = groups.count
        groups.append([prefix])
      }
    }
    return groups
  }

  /// What a line with a mount says.
  private struct Line: Hashable {
    let prefix: [SegmentSet]
    let caseName: String
    let mount: String
  }

  /// A pattern, and the mount that leads to it, as an index of the prefixes that are compared.
  private typealias OwnedPattern = (entry: AppPattern, owner: Int)

  private mutating func compare(_ prefixes: [MountPrefix], of table: LinkedTable) {
    let prefixes = prefixes.sorted { $0.mount.range.isBefore($1.mount.range) }
    let routes = Set(prefixes.map(\.route))
    guard let all = table.patterns(atMost: Self.maximumEntries, of: routes.contains) else {
      return reportTooMany(prefixes[0].mount)
    }
    let owners = Dictionary(
      prefixes.enumerated().map { ($1.pattern.range, $0) }, uniquingKeysWith: { first, _ in first })
    let patterns = all.compactMap { entry in
      owners[entry.own.pattern.range].map { OwnedPattern(entry: entry, owner: $0) }
    }
    let unseen = unseenMounts(patterns, prefixes)
    do throws(TableTooLarge) {
      try compareKnown(patterns.filter { unseen[$0.owner] == nil }, prefixes)
    } catch {
      reportTooMany(prefixes[0].mount)
    }
  }

  private mutating func reportTooMany(_ mount: NameSyntax) {
    diagnostics.report(
      .unseenMount,
      """
      \(mount) has too many routes to be compared with the other mounts of its prefix; give it \
      another prefix
      """, at: mount.range)
  }

  /// - Parameters:
  ///   - unseen: The enum whose routes are not known: a mounted one, or what it mounts.
  ///   - other: The mount that may match the same links.
  ///   - later: The mount to change.
  ///   - earlier: The first mount of the prefix that is concerned.
  private mutating func reportUnseen(
    _ unseen: String, with other: NameSyntax, at later: NameSyntax, after earlier: NameSyntax
  ) {
    diagnostics.report(
      .unseenMount,
      """
      mounts can share a prefix only if their routes are known, and the routes of \
      \(quoted: unseen) are unknown; give \(later) or \(other) another prefix
      """, at: later.range, note: "the other mount is here", at: earlier.range)
  }

  /// Reports mounts that may match every link after the prefix: one error for each, however many
  /// others there are.
  ///
  /// - Returns: For each such mount, the enum whose routes are not known.
  private mutating func unseenMounts(
    _ patterns: [OwnedPattern], _ prefixes: [MountPrefix]
  ) -> [Int: String] {
    var unseen: [Int: String] = [:]
    for (entry, owner) in patterns where unseen[owner] == nil {
      let isWhole = entry.entry.pattern.segments.count == prefixes[owner].pattern.segments.count
      if isWhole { unseen[owner] = entry.unseen }
    }
    let owners = Set(patterns.map(\.owner)).sorted()
    guard !unseen.isEmpty, owners.count > 1 else { return unseen }
    let first = owners[0]
    for owner in owners.dropFirst() {
      guard let name = unseen[owner] ?? unseen[first] else { continue }
      let other = unseen[owner] == nil ? owner : first
      reportUnseen(
        name, with: prefixes[other].mount, at: prefixes[owner].mount,
        after: prefixes[first].mount)
    }
    return unseen
  }

  /// Compares what is mounted at one prefix, if no mount may match every link.
  private mutating func compareKnown(
    _ patterns: [OwnedPattern], _ prefixes: [MountPrefix]
  ) throws(TableTooLarge) {
    let tree = try PatternTree(patterns.map(\.entry.entry))
    var found: [(owners: [Int], ends: [OwnedPattern], link: String)] = []
    var seen: Set<[Int]> = []
    for pattern in patterns {
      for index in tree.entries(near: pattern.entry.entry) {
        let other = patterns[index]
        let owners = [pattern.owner, other.owner]
        guard owners[0] < owners[1], !seen.contains(owners),
          let link = pattern.entry.entry.link(sharedWith: other.entry.entry)
        else { continue }
        seen.insert(owners)
        found.append((owners, [pattern, other], link.text))
      }
    }
    found.sort { $0.owners.lexicographicallyPrecedes($1.owners) }
    var reported: Set<Int> = []
    for (_, ends, link) in found {
      let names = ends.map { prefixes[$0.owner].mount }
      if let index = ends.lastIndex(where: { $0.entry.unseen != nil }),
        let unseen = ends[index].entry.unseen
      {
        guard reported.insert(ends[1].owner).inserted else { continue }
        reportUnseen(unseen, with: names[1 - index], at: names[1], after: names[0])
      } else {
        diagnostics.append(
          Diagnostic(
            .overlappingMounts,
            """
            mounts with the same prefix cannot match the same link; \(names[0]) and \(names[1]) \
            both match \(quoted: link)
            """, at: names[1].range, note: "a route that matches it is here",
            at: ends.map(\.entry.written.range).sorted { $0.isBefore($1) }))
      }
    }
  }
}

/// A prefix of a mount: its own pattern, or that of an alias.
private struct MountPrefix {
  /// The index of the mount among the table's routes.
  let route: Int
  let caseName: String
  let pattern: PatternModel
  /// The name of the mounted enum; of an alias, at the alias's pattern.
  let mount: NameSyntax
}

extension RouteModel {
  /// The prefixes of a mount; none for another route.
  fileprivate func prefixes(_ index: Int) -> [MountPrefix] {
    guard let mount, let pattern else { return [] }
    let own = MountPrefix(
      route: index, caseName: caseName, pattern: pattern,
      mount: NameSyntax(mount, destinationRange))
    return [own]
      + aliases.map { alias in
        MountPrefix(
          route: index, caseName: caseName, pattern: alias.pattern,
          mount: NameSyntax(mount, alias.pattern.range))
      }
  }
}
