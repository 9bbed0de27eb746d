extension TableEmitter {
  /// The back stacks of screens above others, and of mounted routes.
  func emitStack(to writer: inout SwiftWriter) {
    let special = model.routes.filter { !$0.below.isEmpty || $0.mount != nil }
    if special.isEmpty { return }
    // Below each screen that is above others is one that is not: all are mounts.
    let isLarge = special.count > Self.maximumOfExhaustiveCases
    let needsDefault = isLarge && special.count == model.routes.count
    writer.line()
    emitDeprecation(to: &writer)
    writer.block("\(access)var _stack: [\(model.name)]") { writer in
      writer.line("switch self {")
      for (index, route) in special.enumerated() {
        if route.mount == nil {
          emitScreenStack(route, to: &writer)
        } else {
          let isDefault = needsDefault && index == special.count - 1
          emitMountStack(route, isDefault: isDefault, to: &writer)
        }
      }
      if special.count < model.routes.count { writer.line("default: return [self]") }
      writer.line("}")
    }
  }

  private func emitScreenStack(_ route: RouteModel, to writer: inout SwiftWriter) {
    let name = SwiftNames.escaped(route.caseName)
    let below = route.below.map { model.routes[$0] }
    let isBinding = below.contains { !shared($0, route).isEmpty }
    writer.line("case .\(name)\(isBinding ? "(let screen)" : ""):")
    let values = below.map { screen in
      let name = SwiftNames.escaped(screen.caseName)
      if screen.parameters.isEmpty { return ".\(name)" }
      let arguments = shared(screen, route).map { parameter in
        let property = SwiftNames.escaped(parameter.swiftName)
        return "\(SwiftNames.label(parameter.swiftName)): screen.\(property)"
      }
      return ".\(name)(\(screen.destination)(\(arguments.joined(separator: ", "))))"
    }
    writer.indented { $0.call("return [", values + ["self"], "]") }
  }

  /// The parameters that a screen has of one below it: those of the path; the others take their
  /// defaults.
  private func shared(_ screen: RouteModel, _ route: RouteModel) -> [ParameterModel] {
    screen.parameters.filter { parameter in
      route.parameters.contains { $0.wireName == parameter.wireName }
        && screen.pathParameters.contains(parameter.wireName)
    }
  }
}

extension RouteModel {
  fileprivate var pathParameters: Set<String> {
    var names: Set<String> = []
    for segment in pattern?.segments ?? [] {
      switch segment {
      case .literal: break
      case .capture(_, let binding, _), .rest(let binding):
        names.insert(parameters[binding.parameter].wireName)
      }
    }
    return names
  }
}
