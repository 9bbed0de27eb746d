extension TableBuilder {
  /// Reports an optional capture in a mount's prefix, or text after the prefix.
  mutating func checkMount(
    _ item: ItemSyntax, _ syntax: RouteSyntax, _ pattern: PatternSyntax?, _ model: TableModel
  ) {
    if model.nameInModule(syntax.destination.text) == model.name {
      diagnostics.report(
        .badMount, "\(syntax.destination) cannot be mounted in itself", at: syntax.destination.range
      )
    }
    if syntax.isModal {
      diagnostics.report(
        .badMount, "a mount cannot have '!'; write it after the mounted routes", at: item.range)
    }
    guard let pattern else {
      diagnostics.report(
        .badMount, "the default route cannot be a mount", at: item.pattern.range)
      return
    }
    _ = isPrefix(pattern)
  }

  /// Returns whether a pattern can be the prefix of a mount or of an alias of a mount, and reports
  /// the parts that are not allowed.
  mutating func isPrefix(_ pattern: PatternSyntax) -> Bool {
    var found: [(what: String, range: SourceRange)] = []
    if let item = pattern.query.first { found.append(("a query", item.range)) }
    if let fragment = pattern.fragment { found.append(("a fragment", fragment.range)) }
    // In the middle, `*` is one segment, or reported elsewhere as an error.
    if case .rest(_, _, let range)? = pattern.segments.last {
      found.append(("a rest capture", range))
    }
    for case .capture(_, let capture, _, let range) in pattern.segments {
      if capture.spec?.isOptional == true { found.append(("an optional capture", range)) }
      if capture.spec?.defaultValue != nil { found.append(("a default", range)) }
    }
    for (what, range) in found {
      diagnostics.report(.badMount, "the prefix of a mount cannot have \(what)", at: range)
    }
    return found.isEmpty
  }

  /// Enums in the prefixes of mounts are nested in the mounting enum.
  mutating func checkMountedEnums(_ model: TableModel) {
    var nested = NestedTypes()
    lazy var types = SwiftNames.typesOfEnum.union(typeNames(of: model))
    for parameter in model.routes.filter({ $0.mount != nil }).flatMap(\.parameters) {
      if case .words(let name, _) = parameter.type, !parameter.spec.isTypeNamed,
        types.contains(name)
      {
        diagnostics.append(.nameOfNestedEnum(name, at: parameter.range))
      } else if let problem = nested.insert(parameter.spec, at: parameter.range) {
        diagnostics.append(problem)
      }
    }
  }
}
