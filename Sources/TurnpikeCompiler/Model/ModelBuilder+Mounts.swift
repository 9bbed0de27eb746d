extension ModelBuilder {
  /// A mount's prefix is never optional, and has nothing after it.
  mutating func checkMount(
    _ syntax: RouteSyntax, _ pattern: PatternSyntax?, _ model: TableModel
  ) {
    if model.nameInModule(syntax.destination.text) == model.name {
      diagnostics.report(
        .badMount, "\(syntax.destination) cannot be mounted in itself", at: syntax.destination.range
      )
    }
    if syntax.isModal {
      diagnostics.report(
        .badMount, "a mount cannot have '!'; write it after the mounted routes", at: syntax.range)
    }
    guard let pattern else {
      diagnostics.report(
        .badMount, "the default route cannot be a mount", at: syntax.patternRange)
      return
    }
    checkPrefix(pattern)
  }

  /// Reports what the prefix of a mount, or of an alias of a mount, cannot have.
  mutating func checkPrefix(_ pattern: PatternSyntax) {
    func report(_ what: String, _ range: SourceRange, _ diagnostics: inout [Diagnostic]) {
      diagnostics.report(.badMount, "the prefix of a mount cannot have \(what)", at: range)
    }
    if let item = pattern.query.first { report("a query", item.range, &diagnostics) }
    if let fragment = pattern.fragment { report("a fragment", fragment.range, &diagnostics) }
    for (index, segment) in pattern.segments.enumerated() {
      switch segment {
      case .literal: break
      // In the middle it is one segment, or an error by itself.
      case .rest where index < pattern.segments.count - 1: break
      case .rest(_, _, let range): report("a rest capture", range, &diagnostics)
      case .capture(_, let capture, _, let range):
        guard let spec = capture.spec else { continue }
        if spec.isOptional { report("an optional capture", range, &diagnostics) }
        if spec.defaultValue != nil { report("a default", range, &diagnostics) }
      }
    }
  }

  /// Enums in the prefixes of mounts are nested in the enum that mounts.
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
