import TurnpikeTable

/// Writes one table: the enum, its structs, its table.
struct TableEmitter {
  let model: TableModel
  let source: SourceEmitter
  /// The route enum itself.
  let scope: TypeScope
  let access: String
  /// Of each route, for documentation.
  let notes: [RouteNotes]
  /// The types of the user's, by their numbers in the table: few tables have such.
  let customTypes: [String]
  /// Whether Swift would warn where generated code makes the routes.
  let hasDeprecatedRoutes: Bool
  private let encoded: EncodedTable

  init(table: CompiledTable, source: SourceEmitter) {
    model = table.model
    self.source = source
    scope = TypeScope(enumerations: Self.mountedEnumerations(table.model).map(\.name))
    access = table.model.access.modifier
    notes = table.model.routes.map { RouteNotes($0, source) }
    customTypes = table.encoded.customTypes
    hasDeprecatedRoutes = table.model.routes.contains { $0.attribute(.deprecated) != nil }
    encoded = table.encoded
  }

  /// Whether other modules see the code: of a struct that they use Swift makes no initialiser.
  var hasPublicCode: Bool { model.access != .internal }

  /// Past some hundreds of cases Swift does not see in a reasonable time that a switch has them all.
  static let maximumOfExhaustiveCases = 100

  /// All but the table.
  func emitRoutes(to writer: inout SwiftWriter) {
    writer.line()
    let head = "nonisolated \(access)enum \(model.name): Turnpike.TypedRoute"
    let place = model.nameRange.map { source.place(of: $0) }
    writer.block(head, documentation: model.documentation, at: place) { writer in
      emitCases(to: &writer)
      emitFactories(to: &writer)
      emitMountedEnumerations(to: &writer)
      emitAttributes(to: &writer)
      emitContainers(to: &writer)
      emitQuery(to: &writer)
      emitDefaultTypes(to: &writer)
    }
    emitAttributeKeys(to: &writer)
    emitNamedTypes(to: &writer)
    // Routes that share a destination have one struct.
    let leading = model.routes.indices.filter { model.routes[$0].mount == nil }
    let sharing = Dictionary(grouping: leading) { model.routes[$0].destination }
    for index in leading {
      guard let routes = sharing[model.routes[index].destination], routes.first == index else {
        continue
      }
      emitDestination(routes, to: &writer)
    }
    emitOrigin(to: &writer)
    emitConformance(to: &writer)
  }

  /// The types that the runtime has for an enum without attributes, containers or shared query. The
  /// enum names them itself: if they are only the protocol's defaults, the Swift compiler crashes at
  /// a case called like a member that uses them, such as `container`.
  private func emitDefaultTypes(to writer: inout SwiftWriter) {
    var types: [(name: String, type: String)] = []
    if !hasAttributes { types.append(("Attribute", "NoAttribute")) }
    if model.containers.isEmpty { types.append(("Container", "SingleContainer")) }
    if model.query == nil { types.append(("Query", "NoQuery")) }
    if types.isEmpty { return }
    writer.line()
    for (name, type) in types { writer.line("\(access)typealias \(name) = Turnpike.\(type)") }
  }

  func emitTable(to writer: inout SwiftWriter) {
    writer.line()
    writer.block("nonisolated extension \(model.name)") { writer in
      writer.block("\(access)static var _routeTable: Turnpike._RouteTable") { writer in
        let hasConditions = !model.conditions.isEmpty
        writer.line((hasConditions ? "var table = " : "") + "Turnpike._RouteTable(")
        writer.indented { writer in
          writer.line("format1: #\"\"\"")
          writer.indented { writer in
            for line in SwiftLiteral.table(encoded, width: writer.columns - 2) { writer.line(line) }
            writer.line("\"\"\"#)")
          }
        }
        if hasConditions {
          emitConditions(to: &writer)
          writer.line("return table")
        }
      }
    }
  }

  private func emitOrigin(to writer: inout SwiftWriter) {
    let printing = model.origins.filter { !$0.isWildcard }
    let origins = printing.map { SwiftLiteral.string($0.text) }
    guard let first = origins.first else { return }
    writer.line()
    if printing.contains(where: { $0.condition != nil }) {
      return emitConditionalOrigins(printing, to: &writer)
    }
    writer.block("nonisolated extension \(model.name): Turnpike.OriginRoute") { writer in
      let string = scope.standard("String")
      writer.line("\(access)static var origin: \(string) { \(first) }")
      // Of one origin the runtime makes the list.
      if origins.count == 1 { return }
      writer.call("\(access)static var origins: [\(string)] { [", origins, "] }")
    }
  }
}
