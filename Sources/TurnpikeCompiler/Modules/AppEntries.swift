/// The patterns of a table and of everything that it mounts, each as a pattern of the table itself:
/// with the prefixes of the mounts that lead to it.
struct AppEntries {
  struct Entry {
    /// The whole pattern; its route is one of the enum that declares it.
    let entry: TableEntry
    /// What the pattern's captures are: those of the mounts, then its own.
    let parameters: [ParameterModel]
    /// The index of the table's own entry: that of the outermost mount, or the entry itself.
    let own: Int
    /// The pattern as its own enum's file has it.
    let written: NameSyntax
    /// The enum of a mount whose patterns are left out, because its files are not known.
    let unseen: String?
  }

  private(set) var entries: [Entry] = []
  /// False if there are more patterns than the maximum.
  private(set) var isComplete = true
  private let maximum: Int
  private let isPublic: Bool
  private let expands: (Int) -> Bool

  /// - Parameters:
  ///   - isIncluded: Whether to take an entry of the table, by its index.
  ///   - isPublic: Whether to leave out lines that links from outside lead to in no build, or not in
  ///     every one.
  ///   - expands: Whether to replace a mount among the table's entries by what it mounts.
  ///   - maximum: More patterns are not taken. Enums that mount each other twice have twice as many
  ///     at each level.
  init(
    of table: LinkedTable, atMost maximum: Int,
    where isIncluded: (TableEntry) -> Bool = { _ in true }, isPublic: Bool = false,
    expanding expands: @escaping (Int) -> Bool = { _ in true }
  ) {
    self.maximum = maximum
    self.isPublic = isPublic
    self.expands = expands
    for (index, entry) in table.model.entries.enumerated() where isIncluded(entry) {
      append(entry, of: table, own: index, after: Prefix())
    }
  }

  /// The prefixes of the mounts that lead to a table.
  private struct Prefix {
    var segments: [PatternModel.Segment] = []
    var parameters: [ParameterModel] = []
    /// How many segments there are after each mount.
    var counts: [Int] = []
  }

  private mutating func append(
    _ entry: TableEntry, of table: LinkedTable, own: Int, after prefix: Prefix
  ) {
    if isPublic, !entry.isPublic { return }
    guard entries.count < maximum else {
      isComplete = false
      return
    }
    let route = table.model.routes[entry.route]
    let pattern = entry.pattern.following(prefix.segments, parameters: prefix.parameters.count)
    if entry.isMount, let child = table.mounts[entry.route],
      !prefix.counts.isEmpty || expands(own)
    {
      let inner = Prefix(
        segments: pattern.segments, parameters: prefix.parameters + route.parameters,
        counts: prefix.counts + [pattern.segments.count])
      for entry in child.model.entries where isComplete {
        append(entry, of: child, own: own, after: inner)
      }
      return
    }
    entries.append(
      Entry(
        entry: TableEntry(
          route: entry.route, pattern: pattern, isMount: entry.isMount,
          prefixCounts: prefix.counts),
        parameters: prefix.parameters + route.parameters, own: own,
        written: entry.pattern.written, unseen: entry.isMount ? route.mount : nil))
  }
}
