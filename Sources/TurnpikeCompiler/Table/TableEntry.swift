/// One pattern of a table: a route's own, or an alias's.
struct TableEntry: Sendable {
  /// Index into the model's routes.
  let route: Int
  let pattern: PatternModel
  /// Whether it is the pattern that the route prints by.
  let isCanonical: Bool

  /// The fewest segments that the pattern matches: what is optional at its end left out.
  var leastSegmentCount: Int {
    var count = pattern.segments.count
    while count > 0, case .capture(_, let binding, _) = pattern.segments[count - 1],
      binding.mayBeMissing
    {
      count -= 1
    }
    return count
  }

  var conditions: [(key: String, value: String)] {
    pattern.query.compactMap { item in
      if case .condition(let key, let value) = item { (key, value) } else { nil }
    }
  }
}

extension TableModel {
  /// Every pattern of the table, the routes in order, each before its aliases.
  var entries: [TableEntry] {
    var entries: [TableEntry] = []
    for (index, route) in routes.enumerated() {
      if let pattern = route.pattern {
        entries.append(TableEntry(route: index, pattern: pattern, isCanonical: true))
      }
      for alias in route.aliases {
        entries.append(TableEntry(route: index, pattern: alias.pattern, isCanonical: false))
      }
    }
    return entries
  }
}
