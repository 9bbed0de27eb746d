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
    writer.indented { writer in
      writer.line(
        isBehindDefault ? "if case \(pattern) = self { \(visit) }" : visit,
        at: source.place(of: route.destinationRange))
    }
  }

  /// The enums that cases mount.
  func emitMounts(to writer: inout SwiftWriter) {
    let mounts = model.routes.enumerated().filter { $0.element.mount != nil }
    if mounts.isEmpty { return }
    writer.line()
    if mounts.contains(where: { $0.element.parameters.isEmpty }) { emitDeprecation(to: &writer) }
    let index = scope.standard("Int")
    let head = "\(access)static func _mount(_ index: \(index)) -> Turnpike._Mount<\(model.name)>?"
    writer.block(head) { writer in
      writer.line("switch index {")
      for (index, route) in mounts {
        let makeCase = " { .\(SwiftNames.escaped(route.caseName))($0) }"
        let mounted = expression(of: route.mount ?? "")
        writer.line("case \(index):")
        writer.indented { writer in
          writer.line(
            "\(mounted.alias)return Turnpike._Mount(\(mounted.type))"
              + (route.parameters.isEmpty ? makeCase : ""),
            at: source.place(of: route.destinationRange))
        }
      }
      writer.line("default: return nil")
      writer.line("}")
    }
  }

  func emitMountStack(
    _ route: RouteModel, isDefault: Bool, to writer: inout SwiftWriter
  ) {
    let name = SwiftNames.escaped(route.caseName)
    let arguments = route.parameters.map { "\(SwiftNames.label($0.swiftName)): \(bound($0)), " }
    let pattern = "case .\(name)(\(bindings(route)))"
    writer.line(isDefault ? "default:" : pattern + ":")
    writer.indented { writer in
      if isDefault { writer.line("guard \(pattern) = self else { return [self] }") }
      writer.line(
        "return \(Self.mounted).stack.map { .\(name)(\(arguments.joined())$0) }",
        at: source.place(of: route.destinationRange))
    }
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
