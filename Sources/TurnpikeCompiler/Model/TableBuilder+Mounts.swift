extension TableBuilder {
  /// Reports an optional capture in a mount's prefix, or text after the prefix.
  mutating func checkMount(
    _ item: ItemSyntax, _ syntax: RouteSyntax, in scope: GroupScope, _ model: TableModel
  ) {
    if model.nameInModule(syntax.destination.text) == model.name {
      reporter.report(
        .badMount, "\(syntax.destination) cannot be mounted in itself", at: syntax.destination.range
      )
    }
    if syntax.isModal {
      reporter.report(
        .badMount, "a mount cannot have '!'; write it after the mounted routes", at: item.range)
    }
    if item.pattern.isDefault {
      reporter.report(
        .badMount, "the default route cannot be a mount", at: item.pattern.range)
    } else {
      _ = isPrefix(item.pattern, in: scope)
    }
  }

  /// Returns whether a pattern can be the prefix of a mount or of an alias of a mount, and reports
  /// the parts that are not allowed.
  mutating func isPrefix(_ pattern: PatternSyntax, in scope: GroupScope) -> Bool {
    let path = scope.segments + pattern.segments
    var found: [(what: String, range: SourceRange)] = []
    if let item = pattern.query.first { found.append(("a query", item.range)) }
    if let fragment = pattern.fragment { found.append(("a fragment", fragment.range)) }
    // In the middle, `*` is one segment, or reported elsewhere as an error.
    if case .rest(_, _, let range)? = path.last {
      found.append(("a rest capture", range))
    }
    for case .capture(_, let capture, _, let range) in path {
      if capture.spec?.isOptional == true { found.append(("an optional capture", range)) }
      if capture.spec?.defaultValue != nil { found.append(("a default", range)) }
    }
    // The mounts of a group share its prefix.
    for (what, range) in found where badPrefixes.insert(range).inserted {
      reporter.report(.badMount, "the prefix of a mount cannot have \(what)", at: range)
    }
    return found.isEmpty
  }

  /// Enums in the prefixes of mounts are nested in the mounting enum.
  mutating func checkMountedEnums(_ model: TableModel) {
    var nested = NestedTypes()
    lazy var types = SwiftNames.typesOfEnum.union(model.typeNames)
    var seen: Set<SourceRange> = []
    for parameter in model.routes.filter({ $0.mount != nil }).flatMap(\.parameters)
    where seen.insert(parameter.range).inserted {
      if case .words(let name, _) = parameter.type, !parameter.spec.isTypeNamed,
        types.contains(name)
      {
        reporter.report(.nameOfNestedEnum(name, at: parameter.range))
      } else if let problem = nested.insert(parameter.spec, at: parameter.range) {
        reporter.report(problem)
      }
    }
  }
}
