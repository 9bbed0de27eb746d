/// The patterns of a table with those of all that it mounts, each whole: what a parent's links look
/// like.
struct MountedEntries {
  /// A pattern behind the prefixes of the mounts that lead to it.
  struct Entry {
    let entry: TableEntry
    /// The pattern's own place, in the file of its enum.
    let written: NameSyntax
    /// The enum whose routes are not known, of a mount that is left.
    let unseen: String?
  }

  private(set) var entries: [Entry] = []
  /// Whether there are no more than can be listed.
  private(set) var isComplete = true
  private let maximum: Int

  /// What one mount of a table answers.
  @_optimize(none)
  init(mount index: Int, of table: LinkedTable, atMost maximum: Int) {
    self.maximum = maximum
    let route = table.model.routes[index]
    guard let pattern = route.pattern else { return }
    append(mount: index, of: table, behind: [], pattern, route)
  }

  @_optimize(none)
  private mutating func append(_ table: LinkedTable, behind prefix: [PatternModel.Segment]) {
    for entry in table.model.entries {
      guard isComplete else { return }
      if entry.isMount {
        append(
          mount: entry.route, of: table, behind: prefix, entry.pattern,
          table.model.routes[entry.route])
      } else {
        append(entry, behind: prefix, unseen: nil)
      }
    }
  }

  private mutating func append(
    mount index: Int, of table: LinkedTable, behind prefix: [PatternModel.Segment],
    _ pattern: PatternModel, _ route: RouteModel
  ) {
    if let child = table.mounts[index] {
      append(child, behind: prefix + pattern.segments)
    } else {
      let entry = TableEntry(
        route: index, pattern: pattern, isCanonical: true, isMount: true, attributes: nil,
        examples: [])
      append(entry, behind: prefix, unseen: route.mount)
    }
  }

  @_optimize(none)
  private mutating func append(
    _ entry: TableEntry, behind prefix: [PatternModel.Segment], unseen: String?
  ) {
    guard entries.count < maximum else {
      isComplete = false
      return
    }
    var pattern = entry.pattern
    pattern.segments = prefix + pattern.segments
    entries.append(
      Entry(
        entry: TableEntry(
          route: entry.route, pattern: pattern, isCanonical: true, isMount: entry.isMount,
          attributes: nil, examples: []),
        written: entry.pattern.written, unseen: unseen))
  }
}
