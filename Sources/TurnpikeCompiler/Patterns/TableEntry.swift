/// One pattern of a table: a route's own, or an alias's.
struct TableEntry: Sendable {
  /// Index into the model's routes.
  let route: Int
  let pattern: PatternModel
  /// Whether it is the pattern that the route prints by.
  let isCanonical: Bool
  /// Whether another enum answers what follows the pattern.
  let isMount: Bool
  let attributes: AttributeChain?
  let examples: [ExampleModel]
  let conditions: [(key: String, value: String)]

  init(
    route: Int, pattern: PatternModel, isCanonical: Bool, isMount: Bool,
    attributes: AttributeChain?, examples: [ExampleModel]
  ) {
    self.route = route
    self.pattern = pattern
    self.isCanonical = isCanonical
    self.isMount = isMount
    self.attributes = attributes
    self.examples = examples
    var conditions: [(key: String, value: String)] = []
    for item in pattern.query {
      if case .condition(let key, let value) = item { conditions.append((key, value)) }
    }
    self.conditions = conditions
  }

  /// Whether it answers every link whose path it matches.
  var isUnconditional: Bool { conditions.isEmpty && !isMount }

  /// Whether it has a parameter in its query or fragment.
  var hasQueryParameters: Bool {
    pattern.fragment != nil || pattern.query.count > conditions.count
  }

  var minimumSegmentCount: Int { pattern.minimumSegmentCount }
}

extension PatternModel {
  /// The fewest segments that the pattern matches: what is optional at its end left out.
  package var minimumSegmentCount: Int {
    var count = segments.count
    while count > 0, case .capture(_, let binding, _) = segments[count - 1],
      binding.mayBeMissing
    {
      count -= 1
    }
    return count
  }
}

extension TableModel {
  /// Every pattern of the table, the routes in order, each before its aliases.
  @_optimize(none)
  var entries: [TableEntry] {
    var entries: [TableEntry] = []
    for index in routes.indices {
      let route = routes[index]
      if let pattern = route.pattern {
        entries.append(
          TableEntry(
            route: index, pattern: pattern, isCanonical: true, isMount: route.mount != nil,
            attributes: route.attributeChain, examples: route.examples))
      }
      for alias in route.aliases {
        entries.append(
          TableEntry(
            route: index, pattern: alias.pattern, isCanonical: false, isMount: false,
            attributes: alias.attributeChain, examples: alias.examples))
      }
    }
    return entries
  }
}
