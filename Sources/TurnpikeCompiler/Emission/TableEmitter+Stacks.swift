extension TableEmitter {
  /// The back stacks of screens above others, and of mounted routes.
  func emitStack(to writer: inout SwiftWriter) {
    let special = model.routes.filter { !$0.below.isEmpty || $0.mount != nil }
    if special.isEmpty { return }
    writer.blank()
    emitDeprecation(to: &writer)
    writer.block("\(access)var _stack: [\(model.name)]") { writer in
      writer.line("switch self {")
      for (index, route) in special.enumerated() {
        let name = SwiftNames.escaped(route.caseName)
        if route.mount != nil {
          emitCase(
            "case .\(name)\(bindings(route))", mountStack(route),
            otherwise: isLastOfMany(index) ? "return [self]" : nil,
            at: source.place(of: route.destinationRange), to: &writer)
        } else {
          let below = route.below.map { model.routes[$0] }
          let isBinding = below.contains { !shared($0, route).isEmpty }
          writer.branch(
            "case .\(name)\(isBinding ? "(let screen)" : "")", "return [",
            below.map { screen($0, below: route) } + ["self"], "]")
        }
      }
      if special.count < model.routes.count { writer.branch("default", "return [self]") }
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
  /// of the path. They precede the others, which have their defaults.
  private func shared(_ screen: RouteModel, _ route: RouteModel) -> [ParameterModel] {
    let count = screen.pattern?.segments.count { $0.binding != nil }
    return screen.parameters.prefix(count ?? 0).filter { parameter in
      route.parameters.contains { $0.wireName == parameter.wireName }
    }
  }
}
