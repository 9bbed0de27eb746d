import TurnpikeTable

extension TableModel {
  /// Adds the links that match each line. The attributes and groups allow these links, and the
  /// screens below narrow them. For an alias, the target also narrows them.
  mutating func addRestrictions(_ reporter: Reporter) {
    let own = routes.map { $0.own.attributeChain?.restriction ?? LinkRestriction() }
    for index in routes.indices {
      let route = routes[index]
      var restriction = own[index]
      for screen in route.below { restriction = restriction.narrowed(by: own[screen]) }
      for number in route.lines.indices {
        let line = route.lines[number]
        let all = line.attributeChain?.restriction ?? LinkRestriction()
        let narrowed = all.narrowed(by: restriction)
        if narrowed.isImpossible, number == 0 || !restriction.isImpossible {
          let lines = route.below.map { routes[$0].own } + [route.own, line]
          // Lines can share their restrictions.
          reporter.reportOnce(.contradictoryAttributes(lines.flatMap(\.restrictions)))
        }
        routes[index].lines[number].restriction = narrowed == LinkRestriction() ? nil : narrowed
      }
    }
    let conditions = buildConditions
    if conditions.count > BuildConditions.maximumCount, let last = routes.last {
      reporter.report(
        .attributeValue,
        """
        a table can use at most \(BuildConditions.maximumCount) compilation conditions in '@only', \
        and this one uses \(conditions.count)
        """, at: last.own.range)
    }
  }

  /// The build conditions of its lines and origins, sorted and unique.
  package var buildConditions: [BuildCondition] {
    var all = Set(origins.compactMap(\.condition))
    for index in routes.indices {
      for line in routes[index].lines {
        if let restriction = line.restriction { all.formUnion(restriction.buildConditions) }
      }
    }
    return all.sorted()
  }
}

extension LineModel {
  /// The attributes that narrow its links.
  fileprivate var restrictions: [AttributeModel] {
    (attributeChain?.levels ?? []).flatMap { $0 }.filter {
      $0.isBuiltIn(.internal) || $0.isBuiltIn(.from) || $0.isBuiltIn(.only)
    }
  }
}

extension Diagnostic {
  /// - Parameter attributes: Two or more attributes, which can be repeated.
  static func contradictoryAttributes(_ attributes: [AttributeModel]) -> Diagnostic {
    var seen: Set<SourceRange> = []
    let attributes = attributes.filter { seen.insert($0.range).inserted }
      .sorted { $0.range.isBefore($1.range) }
    let ranges = attributes.map(\.range)
    return Diagnostic(
      .contradictoryAttributes,
      """
      \(all: attributes.map(\.spelling)) exclude each other, so no link can match here; remove one \
      of them
      """, at: ranges[ranges.count - 1], note: "the other attribute is here",
      at: Array(ranges.dropLast()))
  }
}
