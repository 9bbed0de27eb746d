extension TableEmitter {
  /// Shows a mounted route, with the parameters of its prefix.
  func emitMountVisit(
    _ route: RouteModel, _ index: Int, isBehindDefault: Bool, to writer: inout SwiftWriter
  ) {
    let writing = route.parameters.map { "$0.\($0.writingMethod)(\(bound($0)))" }
    let body = writing.isEmpty ? "_ in" : writing.joined(separator: "; ")
    let pattern = ".\(SwiftNames.escaped(route.caseName))(\(bindings(route)))"
    let visit = "visitor.visitMount(\(index), \(Self.mounted)) { \(body) }"
    writer.line(isBehindDefault ? "default:" : "case \(pattern):")
    writer.line(
      isBehindDefault ? "  if case \(pattern) = self { \(visit) }" : "  " + visit,
      locatedAt: source.place(of: route.destinationRange))
  }

  /// The enumerations in prefixes of mounts.
  func emitMountedEnumerations(to writer: inout SwiftWriter) {
    for type in Self.mountedEnumerations(model) {
      emitEnumeration(type.name, type.words, in: scope, to: &writer)
    }
  }

  /// The enums that cases mount.
  func emitMounts(to writer: inout SwiftWriter) {
    let mounts = model.routes.enumerated().filter { $0.element.mount != nil }
    if mounts.isEmpty { return }
    writer.line()
    let index = scope.standard("Int")
    let head =
      "\(access)static func mountedRoute(_ index: \(index)) -> (any Turnpike.TypedRoute.Type)?"
    writer.block(head) { writer in
      writer.line("switch index {")
      for (index, route) in mounts {
        writer.line("case \(index):")
        writer.line(
          "  return \(route.mount ?? "").self",
          locatedAt: source.place(of: route.destinationRange))
      }
      writer.line("default: return nil")
      writer.line("}")
    }
  }

  /// The back stacks of screens above others, and of mounted routes.
  func emitStack(to writer: inout SwiftWriter) {
    let special = model.routes.filter { !$0.below.isEmpty || $0.mount != nil }
    if special.isEmpty { return }
    writer.line()
    writer.block("\(access)var stack: [\(model.name)]") { writer in
      writer.line("switch self {")
      for route in special {
        if route.mount == nil {
          emitScreenStack(route, to: &writer)
        } else {
          emitMountStack(route, to: &writer)
        }
      }
      if special.count < model.routes.count || special.count > Self.maximumOfExhaustiveCases {
        writer.line("default: return [self]")
      }
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
    writer.line("  return [\((values + ["self"]).joined(separator: ", "))]")
  }

  /// The parameters that a screen has of one below it: those of the path; the others take their
  /// defaults.
  private func shared(_ screen: RouteModel, _ route: RouteModel) -> [ParameterModel] {
    screen.parameters.filter { parameter in
      route.parameters.contains { $0.wireName == parameter.wireName }
        && screen.pathParameters.contains(parameter.wireName)
    }
  }

  private func emitMountStack(_ route: RouteModel, to writer: inout SwiftWriter) {
    let name = SwiftNames.escaped(route.caseName)
    let arguments = route.parameters.map { "\(SwiftNames.label($0.swiftName)): \(bound($0)), " }
    writer.line("case .\(name)(\(bindings(route))):")
    writer.line(
      "  return \(Self.mounted).stack.map { .\(name)(\(arguments.joined())$0) }",
      locatedAt: source.place(of: route.destinationRange))
  }

  private func bindings(_ route: RouteModel) -> String {
    (route.parameters.map { bound($0) } + [Self.mounted]).map { "let " + $0 }
      .joined(separator: ", ")
  }

  /// What a mounted route is bound to; no parameter's name starts with `_` and a letter.
  private static let mounted = "_mounted"

  /// The name that a case's value is bound to.
  private func bound(_ parameter: ParameterModel) -> String {
    parameter.swiftName == "visitor" ? "_visitor" : SwiftNames.variable(parameter.swiftName)
  }
}

extension RouteModel {
  /// Whether reading it of a link can fail.
  var canThrow: Bool {
    if mount != nil { return true }
    for parameter in parameters where parameter.reading.canThrow { return true }
    return false
  }

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
