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
      // The screens below are shown too.
      let restriction = route.below.reduce(own[index]) { $0.narrowed(by: own[$1]) }
      let below = route.below.map { model.routes[$0].attributeChain }
      if restriction.isImpossible { resolver.reportNoLinks(below + [route.attributeChain]) }
      model.routes[index].restriction = restriction.nilIfNone
      for (number, alias) in route.aliases.enumerated() {
        let narrowed = resolver.restriction(of: alias.attributeChain).narrowed(by: restriction)
        if narrowed.isImpossible, !restriction.isImpossible {
          resolver.reportNoLinks(below + [route.attributeChain, alias.attributeChain])
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
