import TurnpikeTable

/// Writes one table: the enum, its structs, its conformance, and the route table. It's an object,
/// because closures that write blocks share it.
package final class TableEmitter {
  package let model: TableModel
  let source: SourceEmitter
  /// The scope of the enum.
  let scope: TypeScope
  let access: String
  /// The custom types by their numbers in the table.
  let customTypes: [String]
  /// The built-in attributes that lines have.
  let builtInAttributes: [BuiltInAttribute]

  package init(_ model: TableModel, customTypes: [String], source: SourceEmitter) {
    self.model = model
    self.source = source
    scope = TypeScope(enumerations: Self.mountedEnumerations(model).map(\.name))
    access = model.access.modifier
    self.customTypes = customTypes
    let chains = model.routes.flatMap { $0.lines }.compactMap { $0.attributeChain }
    builtInAttributes = BuiltInAttribute.allCases.filter { attribute in
      attribute.isReadByCode && chains.contains { $0[attribute] != nil }
    }
  }

  /// Everything except the route table.
  func emitRoutes(of table: CompiledTable, to writer: inout SwiftWriter) {
    writer.blank()
    let head = "nonisolated \(access)enum \(model.name): Turnpike.TypedRoute"
    let place = model.nameRange.map { source.place(of: $0) }
    writer.block(head, documentation: model.documentation, at: place) { writer in
      emitCases(to: &writer)
      emitFactories(to: &writer)
      for type in Self.mountedEnumerations(model) {
        emitEnumeration(type, in: scope, to: &writer)
      }
      emitAttributes(to: &writer)
      emitContainers(to: &writer)
      emitQuery(to: &writer)
      emitDefaultTypes(to: &writer)
    }
    emitAttributeKeys(to: &writer)
    emitNamedTypes(to: &writer)
    emitDestinations(to: &writer)
    emitOrigins(to: &writer)
    emitConformance(to: &writer)
    emit(table.entityLinks, to: &writer)
  }

  /// The runtime's types for an enum without attributes, containers, or shared query. The enum
  /// names them itself, because the Swift compiler crashes if they are only defaults of the
  /// protocol and a case is called like a member that uses them, such as `container`.
  private func emitDefaultTypes(to writer: inout SwiftWriter) {
    var types: [(name: String, type: String)] = []
    if !hasAttributes { types.append(("Attribute", "NoAttribute")) }
    if model.containers.isEmpty { types.append(("Container", "SingleContainer")) }
    if model.query == nil { types.append(("Query", "NoQuery")) }
    writer.blank()
    for (name, type) in types { writer.line("\(access)typealias \(name) = Turnpike.\(type)") }
  }

  func emitTable(_ table: CompiledTable, to writer: inout SwiftWriter) {
    writer.blank()
    writer.block("nonisolated extension \(model.name)") { writer in
      writer.block("\(access)static var _routeTable: Turnpike._RouteTable") { writer in
        let conditions = model.buildConditions
        writer.line((conditions.isEmpty ? "" : "var table = ") + "Turnpike._RouteTable(")
        writer.indented { writer in
          writer.line("format1: #\"\"\"")
          writer.indented { writer in
            for line in SwiftLiteral.table(table) { writer.line(line) }
            writer.line("\"\"\"#)")
          }
        }
        if conditions.isEmpty { return }
        // The build that compiles the generated file decides which conditions of `@only` hold.
        for (index, condition) in conditions.enumerated() {
          writer.line("#if \(condition.text)")
          writer.line("table._insert(condition: \(index))")
          writer.line("#endif")
        }
        writer.line("return table")
      }
    }
  }

  private func emitOrigins(to writer: inout SwiftWriter) {
    let origins = model.origins.filter { !$0.isWildcard }
    let texts = origins.map { SwiftLiteral.string($0.text) }
    guard let first = texts.first, let last = texts.last else { return }
    let isConditional = origins.contains { $0.condition != nil }
    writer.blank()
    writer.block("nonisolated extension \(model.name): Turnpike.OriginRoute") { writer in
      let string = scope.standard("String")
      // Without any origin in a build, code that uses the URLs of routes still has to compile.
      let origin = isConditional ? "origins.first ?? \(last)" : first
      writer.line("\(access)static var origin: \(string) { \(origin) }")
      guard isConditional else {
        // The runtime makes the list of a single origin.
        if texts.count == 1 { return }
        return writer.list(
          SwiftList("\(access)static var origins: [\(string)] { [", texts, "] }"))
      }
      writer.block("\(access)static var origins: [\(string)]") { writer in
        writer.line("var origins: [\(string)] = []")
        // A variable that no build changes would be a warning.
        writer.line("origins.reserveCapacity(\(origins.count))")
        for (origin, text) in zip(origins, texts) {
          if let condition = origin.condition { writer.line("#if \(condition.text)") }
          writer.line("origins.append(\(text))")
          if origin.condition != nil { writer.line("#endif") }
        }
        writer.line("return origins")
      }
    }
  }
}
