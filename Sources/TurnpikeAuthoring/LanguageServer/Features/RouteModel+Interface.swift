import TurnpikeCompiler

extension TableModel {
  /// The Swift code that the line of a route generates, without documentation and bodies.
  func interface(of route: RouteModel, in files: [SourceFile]) -> String {
    var table = self
    table.routes = [route]
    var writer = SwiftWriter()
    TableEmitter(table, customTypes: [], source: SourceEmitter(files: files))
      .emitInterface(of: route, to: &writer)
    // Marks have no meaning without a place.
    return writer.source.replacing(#/\0\d+\0/#, with: "")
  }
}

extension TableEmitter {
  /// The declarations of a route, without documentation and bodies.
  fileprivate func emitInterface(of route: RouteModel, to writer: inout SwiftWriter) {
    writer.line(caseHead(route))
    if route.mount != nil { return }
    let parameters = route.parameters
    if !parameters.isEmpty { writer.list(factoryHead(route)) }
    writer.blank()
    if parameters.isEmpty { return writer.line(destinationHead(route) + " {}") }
    writer.block(destinationHead(route)) { writer in
      let types = Self.enumerations(parameters)
      let scope = TypeScope(enumerations: types.map(\.name))
      for parameter in parameters { writer.line(property(parameter, in: scope)) }
      for var type in types {
        type.documentation = []
        emitEnumeration(type, in: scope, to: &writer)
      }
    }
  }
}
