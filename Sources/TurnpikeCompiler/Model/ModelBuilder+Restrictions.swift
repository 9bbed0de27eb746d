import TurnpikeTable

extension ModelBuilder {
  /// Adds to each line which links may lead there: what its own attributes and those of its groups
  /// allow, narrowed by the screens below it, and for an alias by its target.
  mutating func addRestrictions(to model: inout TableModel) {
    var resolver = RestrictionResolver(
      model.origins, names: directives.origins.flatMap(\.origins).map(\.text),
      areWhole: model.areOriginsWhole)
    let own = model.routes.map { resolver.restriction(of: $0.attributeChain) }
    for (index, route) in model.routes.enumerated() {
      var restriction = own[index]
      // The screens below are shown too.
      for below in route.below {
        let narrowed = restriction.narrowed(by: own[below])
        if narrowed.problem != nil, restriction.problem == nil, own[below].problem == nil {
          let screen = model.routes[below]
          diagnostics.append(
            .nothingLeads(
              to: route.destination, at: route.destinationRange, below: screen.destination,
              screen.destinationRange))
        }
        restriction = narrowed
      }
      model.routes[index].restriction = restriction.nilIfNone
      for (number, alias) in route.aliases.enumerated() {
        let own = resolver.restriction(of: alias.attributeChain)
        let narrowed = own.narrowed(by: restriction)
        if narrowed.problem != nil, own.problem == nil, restriction.problem == nil {
          diagnostics.append(
            .nothingLeads(byAlias: alias.pattern.written, target: route.patternRange))
        }
        model.routes[index].aliases[number].restriction = narrowed.nilIfNone
      }
    }
    diagnostics += resolver.diagnostics
    let conditions = model.conditions
    if conditions.count > BuildConditions.maximumCount, let last = model.routes.last {
      diagnostics.append(.tooManyConditions(conditions.count, at: last.range))
    }
  }
}
