extension ModelBuilder {
  /// A mount's prefix is never optional, and has nothing after it.
  mutating func checkMount(
    _ syntax: RouteSyntax, _ pattern: PatternSyntax?, _ model: TableModel
  ) {
    if model.nameInModule(syntax.destination.text) == model.name {
      diagnostics.append(.mountOfItself(syntax.destination))
    }
    if syntax.isModal { diagnostics.append(.modalMount(at: syntax.range)) }
    guard let pattern else {
      diagnostics.append(.badMount("the default route", at: syntax.patternRange))
      return
    }
    checkPrefix(pattern)
  }

  /// Reports what the prefix of a mount, or of an alias of a mount, cannot have.
  mutating func checkPrefix(_ pattern: PatternSyntax) {
    if let item = pattern.query.first {
      diagnostics.append(.badMount("a query", at: item.range))
    }
    if let fragment = pattern.fragment {
      diagnostics.append(.badMount("a fragment", at: fragment.range))
    }
    for (index, segment) in pattern.segments.enumerated() {
      switch segment {
      case .literal: break
      // In the middle it is one segment, or an error of its own.
      case .rest where index < pattern.segments.count - 1: break
      case .rest(_, _, let range):
        diagnostics.append(.badMount("a rest", at: range))
      case .capture(_, let capture, _, let range):
        if let spec = capture.spec, spec.isOptional || spec.defaultValue != nil {
          diagnostics.append(.badMount("what may be left out", at: range))
        }
      }
    }
  }

  /// Enumerations in the prefixes of mounts are types of the enum that mounts: two of a name are
  /// one, some names are taken, and a type that the enum's code names would be hidden.
  mutating func checkMountedEnumerations(_ model: TableModel) {
    var seen: [String: (words: [ValueType.Word], range: SourceRange)] = [:]
    for parameter in model.routes.filter({ $0.mount != nil }).flatMap(\.parameters) {
      guard case .words(let name, let words) = parameter.type, !parameter.isTypeNamed else {
        continue
      }
      let range = parameter.typeRange ?? parameter.range
      if SwiftNames.typesOfEnum.contains(name) || name == model.name {
        diagnostics.append(.enumerationHidesName(name, at: range))
      } else if let earlier = seen[name] {
        if earlier.words != words {
          diagnostics.append(.enumerationTwice(name, at: range, earlier: earlier.range))
        }
      } else {
        seen[name] = (words, range)
        if let first = model.firstRange(naming: name) {
          diagnostics.append(
            first.isBefore(range)
              ? .enumerationHidesName(name, at: range, needed: first)
              : .hiddenByEnumeration(name, at: first, enumeration: range))
        }
      }
    }
  }
}

extension TableModel {
  /// The first use of a type or module with this name: a destination, a mounted enum or a type of
  /// the user's, or the module of one.
  fileprivate func firstRange(naming name: String) -> SourceRange? {
    for route in routes {
      if (route.mount ?? route.destination).outermostName == name { return route.destinationRange }
      for parameter in route.parameters {
        switch parameter.type {
        case .custom(let type) where type.outermostName == name,
          .words(let type, _) where parameter.isTypeNamed && type == name:
          return parameter.typeRange ?? parameter.range
        case .builtIn, .custom, .words: break
        }
      }
    }
    return nil
  }
}
