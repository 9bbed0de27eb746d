extension TableEmitter {
  /// Shows a mounted route, with the parameters of its prefix.
  func mountVisit(_ route: RouteModel, _ index: Int) -> String {
    let writing = route.parameters.map { "$0.\($0.writingMethod)(\(variable($0)))" }
    let body = writing.isEmpty ? "_ in" : writing.joined(separator: "; ")
    return "visitor.visitMount(\(index), \(Self.mounted)) { \(body) }"
  }

  /// The enums that cases mount.
  func emitMounts(to writer: inout SwiftWriter) {
    let mounts = model.routes.enumerated().filter { $0.element.mount != nil }
    if mounts.isEmpty { return }
    writer.blank()
    writer.line("\(access)static var _hasMounts: \(scope.standard("Bool")) { true }")
    writer.blank()
    if mounts.contains(where: { $0.element.parameters.isEmpty }) { emitDeprecation(to: &writer) }
    let index = scope.standard("Int")
    let head = "\(access)static func _mount(_ index: \(index)) -> Turnpike._Mount<\(model.name)>?"
    writer.block(head) { writer in
      writer.line("switch index {")
      for (index, route) in mounts {
        let (alias, type) = expression(of: route.mount ?? "")
        let isBare = route.parameters.isEmpty
        let makeCase = isBare ? " { .\(SwiftNames.escaped(route.caseName))($0) }" : ""
        writer.branch(
          "case \(index)", "\(alias)return Turnpike._Mount(\(type))\(makeCase)",
          at: source.place(of: route.destinationRange))
      }
      writer.branch("default", "return nil")
      writer.line("}")
    }
  }

  /// The stack of a mounted route.
  func mountStack(_ route: RouteModel) -> String {
    let arguments = route.parameters.map { "\(SwiftNames.label($0.swiftName)): \(variable($0)), " }
    let makeCase = ".\(SwiftNames.escaped(route.caseName))(\(arguments.joined())$0)"
    return "return \(Self.mounted).stack.map { \(makeCase) }"
  }

  /// The variables of a mounted case, as its pattern declares them.
  func bindings(_ route: RouteModel) -> String {
    let names = route.parameters.map { variable($0) } + [Self.mounted]
    return "(\(names.map { "let " + $0 }.joined(separator: ", ")))"
  }

  /// The variable of the mounted route; no parameter's name starts with `_` and a letter.
  private static let mounted = "_mounted"

  private func variable(_ parameter: ParameterModel) -> String {
    parameter.swiftName == "visitor" ? "_visitor" : SwiftNames.variable(parameter.swiftName)
  }
}
