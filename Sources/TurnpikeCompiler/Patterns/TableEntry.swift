/// The pattern of a route or of an alias. It's an object, because the tree, the checks, and the lock
/// share it.
package final class TableEntry: Sendable {
  /// The index of the route in the model.
  package let route: Int
  /// The line of the route, without the prefixes of mounts.
  package let line: LineModel
  package let pattern: PatternModel
  /// The texts that its segments match.
  package let segments: [SegmentSet]
  /// Whether another enum matches the rest of the path.
  package let isMount: Bool
  /// The number of segments in the prefix of each mount, the outermost first. It's empty for a
  /// pattern of the app's own enum.
  package let prefixCounts: [Int]
  /// What it asks of the query of a link.
  package let conditions: QueryConditions

  /// - Parameter pattern: The complete pattern of the line.
  package init(
    _ line: LineModel, _ pattern: PatternModel, route: Int = 0, isMount: Bool,
    prefixCounts: [Int] = []
  ) {
    self.route = route
    self.line = line
    self.pattern = pattern
    segments = pattern.segments.map { $0.set }
    self.isMount = isMount
    self.prefixCounts = prefixCounts
    var conditions: QueryConditions = [:]
    for case .condition(let key, let condition) in pattern.query {
      conditions[Array(key.utf8)] = condition
    }
    self.conditions = conditions
  }

  /// Creates a pattern of a mounted enum after the prefix of its mount.
  ///
  /// - Parameter count: The number of parameters of the prefix. The pattern's parameters follow them.
  convenience init(
    _ line: LineModel, _ pattern: PatternModel, isMount: Bool, after prefix: TableEntry,
    parameters count: Int
  ) {
    self.init(
      line, pattern.following(prefix.pattern.segments, parameters: count), isMount: isMount,
      prefixCounts: prefix.prefixCounts + [prefix.segments.count])
  }

  /// The entry with another pattern, which has as many segments.
  func replacing(_ pattern: PatternModel) -> TableEntry {
    TableEntry(line, pattern, route: route, isMount: isMount, prefixCounts: prefixCounts)
  }

  /// The links that can match the line, or nil if all links can.
  package var restriction: LinkRestriction? { line.restriction }

  /// Whether it matches every link whose path it matches.
  var isUnconditional: Bool { isDecidedByPath && !isMount }

  /// Whether only the path decides if a link matches.
  var isDecidedByPath: Bool { conditions.isEmpty && restriction == nil }

  package var minimumSegmentCount: Int { pattern.minimumSegmentCount }

  package var hasRest: Bool { pattern.segments.last?.isRest ?? false }
}

extension TableModel {
  /// All patterns of the table in the order of the routes and of their lines.
  package var entries: [TableEntry] {
    var entries: [TableEntry] = []
    for index in routes.indices {
      for line in routes[index].lines {
        guard let pattern = line.pattern else { continue }
        entries.append(
          TableEntry(line, pattern, route: index, isMount: routes[index].mount != nil))
      }
    }
    return entries
  }
}
