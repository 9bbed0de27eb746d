/// The pattern of a route or of an alias.
package struct TableEntry: Sendable {
  /// The index of the route in the model.
  package let route: Int
  package let pattern: PatternModel
  /// The texts that its segments match.
  package let segments: [SegmentSet]
  /// Whether another enum matches the rest of the path.
  package let isMount: Bool
  /// The number of segments in the prefix of each mount, the outermost first. It's empty for a
  /// pattern of the app's own enum.
  let prefixCounts: [Int]
  let attributes: AttributeChain?
  /// The links that can match the pattern, or nil if all links can.
  package let restriction: LinkRestriction?
  let examples: [ExampleModel]
  /// The values that a link must have, by their keys.
  package let conditions: [[UInt8]: [UInt8]]

  package init(
    route: Int, pattern: PatternModel, isMount: Bool, prefixCounts: [Int] = [],
    attributes: AttributeChain? = nil, restriction: LinkRestriction? = nil,
    examples: [ExampleModel] = []
  ) {
    self.route = route
    self.pattern = pattern
    segments = pattern.segments.map { SegmentSet($0) }
    self.isMount = isMount
    self.prefixCounts = prefixCounts
    self.attributes = attributes
    self.restriction = restriction
    self.examples = examples
    var conditions: [[UInt8]: [UInt8]] = [:]
    for case .condition(let key, let value) in pattern.query {
      conditions[Array(key.utf8)] = Array(value.utf8)
    }
    self.conditions = conditions
  }

  /// Creates a pattern of a mounted enum after the prefix of its mount.
  ///
  /// - Parameter count: The number of parameters of the prefix. The pattern's parameters follow them.
  init(_ pattern: PatternModel, isMount: Bool, after prefix: TableEntry, parameters count: Int) {
    self.init(
      route: 0, pattern: pattern.following(prefix.pattern.segments, parameters: count),
      isMount: isMount, prefixCounts: prefix.prefixCounts + [prefix.segments.count])
  }

  /// Whether it matches every link whose path it matches.
  var isUnconditional: Bool { isDecidedByPath && !isMount }

  /// Whether only the path decides if a link matches.
  var isDecidedByPath: Bool { conditions.isEmpty && restriction == nil }

  package var minimumSegmentCount: Int { pattern.minimumSegmentCount }

  package var hasRest: Bool {
    if case .rest = pattern.segments.last { true } else { false }
  }
}

extension TableModel {
  /// All patterns of the table in the order of the routes. The aliases of a route follow its own
  /// pattern.
  package var entries: [TableEntry] {
    var entries: [TableEntry] = []
    for index in routes.indices {
      let route = routes[index]
      if let pattern = route.pattern {
        entries.append(
          TableEntry(
            route: index, pattern: pattern, isMount: route.mount != nil,
            attributes: route.attributeChain, restriction: route.restriction,
            examples: route.examples))
      }
      for alias in route.aliases {
        entries.append(
          TableEntry(
            route: index, pattern: alias.pattern, isMount: route.mount != nil,
            attributes: alias.attributeChain, restriction: alias.restriction,
            examples: alias.examples))
      }
    }
    return entries
  }
}
