extension TableEmitter {
  /// The parts of the app that the file names with `@container`, in its order; an enum whose file
  /// names none has the runtime's only one.
  func emitContainers(to writer: inout SwiftWriter) {
    let containers = model.containers
    if containers.isEmpty { return }
    writer.line()
    writer.documentation(["The parts of the app that routes of the file are shown in."])
    let head =
      "\(access)enum Container: \(scope.standard("String")), Turnpike.RouteContainer"
    writer.block(head) { writer in
      for container in containers {
        let name = SwiftNames.escaped(container.swiftName)
        writer.line(
          container.swiftName == container.name
            ? "case \(name)" : "case \(name) = \(SwiftLiteral.string(container.name))")
      }
    }
  }
}
