extension TableEmitter {
  /// The back stacks of screens above others, and of mounted routes.
  func emitStack(to writer: inout SwiftWriter) {
    let special = model.routes.indices.filter {
      !model.routes[$0].below.isEmpty || model.routes[$0].mount != nil
    }
    if special.isEmpty { return }
    let isOfAll = special.count == model.routes.count
    writer.blank()
    emitDeprecation(to: &writer)
    writer.block("\(access)var _stack: [\(model.name)]") { writer in
      writer.line("switch self {")
      for index in special {
        let route = model.routes[index]
        let name = SwiftNames.escaped(route.caseName)
        if route.mount != nil {
          emitCase(
            ".\(name)\(bindings(route))", isDefault: isOfAll && isDefault(index),
            otherwise: "return [self]", mountStack(route),
            at: source.place(of: route.destinationRange), to: &writer)
        } else {
          let below = route.below.map { model.routes[$0] }
          let isBinding = below.contains { !shared($0, route).isEmpty }
          writer.branch(
            "case .\(name)\(isBinding ? "(let screen)" : "")", "return [",
            below.map { screen($0, below: route) } + ["self"], "]")
        }
      }
      if !isOfAll { writer.branch("default", "return [self]") }
      writer.line("}")
    }
  }

  /// A screen below another screen, which is called `screen`.
  private func screen(_ screen: RouteModel, below route: RouteModel) -> String {
    let name = SwiftNames.escaped(screen.caseName)
    if screen.parameters.isEmpty { return ".\(name)" }
    let arguments = shared(screen, route).map { parameter in
      let property = SwiftNames.escaped(parameter.swiftName)
      return "\(SwiftNames.label(parameter.swiftName)): screen.\(property)"
    }
    return ".\(name)(\(screen.destination)(\(arguments.joined(separator: ", "))))"
  }

  /// Returns the parameters of a screen that the screen above it also has, which are the parameters
  /// of the path. The other parameters have their defaults.
  private func shared(_ screen: RouteModel, _ route: RouteModel) -> [ParameterModel] {
    let inPath = screen.parametersInPath
    return screen.parameters.enumerated().filter { index, parameter in
      inPath.contains(index) && route.parameters.contains { $0.wireName == parameter.wireName }
    }.map(\.element)
  }
}

extension RouteModel {
  /// The indices of the parameters in the path.
  fileprivate var parametersInPath: Set<Int> {
    Set(
      (pattern?.segments ?? []).compactMap { segment in
        switch segment {
        case .literal: nil
        case .capture(_, let binding, _), .rest(let binding): binding.parameter
        }
      })
  }
}
