/// Finds mounted routes that no link opens, because the lines of the enum that mounts them match all
/// of their links.
struct HiddenRouteCheck: Check {
  var findings: Findings { reporter.findings }
  private let reporter = Reporter()

  /// A mounted route, and the patterns that hide it.
  private typealias Hidden = (line: AppLine, better: [PatternModel])

  init(_ table: LinkedTable) {
    if table.mounts.isEmpty { return }
    // A link that a restriction excludes from a line opens the mounted route.
    let entries = table.entries.filter { !$0.isMount && $0.restriction == nil }
    if entries.isEmpty { return }
    // A table that is too large has been reported.
    guard let tree = try? PatternTree(entries) else { return }
    let check = ReachabilityCheck(tree)
    let mounts = table.mounts.keys.sorted()
    let lines = table.lines(atMost: LinkedTable.maximumLines, of: mounts) { line in
      line.isCanonical && (!line.isKnownMount || tree.hasBetterEntry(than: line.entry))
    }
    var hidden: [[SourceRange]: [Hidden]] = [:]
    var order: [[SourceRange]] = []
    for line in lines ?? [] where !line.isKnownMount && line.unseen == nil {
      // A comparison with too many cases finds nothing.
      guard let entry = line.entry, let better = try? check.better(than: entry),
        !better.isEmpty
      else { continue }
      let ranges = better.map(\.range)
      if hidden[ranges] == nil { order.append(ranges) }
      hidden[ranges, default: []].append((line, better))
    }
    for ranges in order { report(hidden[ranges] ?? []) }
  }

  /// - Parameter group: The routes that the same patterns hide.
  private func report(_ group: [Hidden]) {
    guard let better = group.first?.better,
      let place = better.map(\.range).min(by: { $0.isBefore($1) })
    else { return }
    let shown = group.prefix(4)
    let names = shown.compactMap(\.line.own.pattern?.text)
    let hidden: Wording = group.count > 4 ? "\(list: names) and others" : "\(all: names)"
    let enums = Set(shown.compactMap(\.line.mounts.last?.route.mount)).sorted()
    reporter.report(
      Diagnostic(
        .hiddenRoute,
        """
        \(all: better.map(\.text)) \(better.count > 1 ? "match" : "matches") all links of \(hidden) \
        of \(all: enums), so none of these links opens the mounted route; change one of the patterns, \
        unless your app replaces the route on purpose
        """, at: place, note: "the mounted route is here",
        at: shown.compactMap(\.line.own.pattern?.range)))
  }
}

extension PatternTree {
  /// Whether one of the entries is preferred to a mount for a link that both match.
  fileprivate func hasBetterEntry(than mount: TableEntry?) -> Bool {
    guard let mount else { return false }
    return entries(near: mount).contains { index in
      let entry = entries[index]
      return entry.isBetter(
        than: mount, max(entry.minimumSegmentCount, mount.minimumSegmentCount))
    }
  }
}
