/// Writes one table: the enum, its structs, its table.
struct TableEmitter {
  let table: CompiledTable
  let source: SourceEmitter
  /// The route enum itself.
  let scope: TypeScope

  init(table: CompiledTable, source: SourceEmitter) {
    self.table = table
    self.source = source
    scope = TypeScope(enumerations: Self.mountedEnumerations(table.model).map(\.name))
  }

  var model: TableModel { table.model }
  /// Whether any parameter has a type of the user's: few tables have such.
  var hasCustomTypes: Bool { !table.encoded.customTypes.isEmpty }
  var access: String { model.access.modifier }
  /// Past some hundreds of cases Swift does not see in a reasonable time that a switch has them all.
  static let maximumOfExhaustiveCases = 100

  func emit(to writer: inout SwiftWriter) {
    writer.line()
    let head = "nonisolated \(access)enum \(model.name): Turnpike.TypedRoute"
    let place = model.nameRange.map { source.place(of: $0) }
    writer.block(head, documentation: model.documentation, locatedAt: place) { writer in
      emitCases(to: &writer)
      emitMountedEnumerations(to: &writer)
      emitAttributes(to: &writer)
      emitContainers(to: &writer)
      emitFactories(to: &writer)
    }
    emitAttributeKeys(to: &writer)
    emitNamedTypes(to: &writer)
    for route in model.routes where route.mount == nil {
      writer.line()
      emitDestination(route, to: &writer)
    }
    writer.line()
    emitConformance(to: &writer)
    if let origin = model.origins.first(where: { !$0.isWildcard }) {
      writer.line()
      writer.block("nonisolated extension \(model.name): Turnpike.OriginRoute") { writer in
        let string = scope.standard("String")
        writer.line(
          "\(access)static var origin: \(string) { \(SwiftLiteral.string(origin.text)) }")
      }
    }
  }

  func emitCases(to writer: inout SwiftWriter) {
    for route in model.routes {
      let name = SwiftNames.escaped(route.caseName)
      if let mount = route.mount {
        let parameters = route.parameters.map {
          "\(SwiftNames.escaped($0.swiftName)): \(typeName($0, in: scope)), "
        }
        writer.line(
          "case \(name)(\(parameters.joined())\(mount))", documentation: documentation(route),
          locatedAt: source.place(of: route.destinationRange))
      } else {
        writer.documentation(documentation(route))
        writer.line(
          "case \(name)\(route.parameters.isEmpty ? "" : "(\(route.destination))")")
      }
    }
  }

  /// The words of the file, the pattern, and the file that made it.
  func documentation(_ route: RouteModel) -> [String] {
    let pattern = route.pattern.map { "`\(harmless($0.text))`" } ?? "What no other route answers."
    return (route.documentation.isEmpty ? [] : route.documentation + [""])
      + ["\(pattern) (\(source.origin(of: route.range)))"]
      + (route.attribute(.deprecated).map {
        ["", "Deprecated\($0.value.map { ": " + harmless($0) } ?? ".")"]
      } ?? [])
      + route.examples.flatMap { ["", "Example: `\(harmless($0.link))`"] }
  }

  func emitFactories(to writer: inout SwiftWriter) {
    for route in model.routes where !route.parameters.isEmpty && route.mount == nil {
      writer.line()
      let name = SwiftNames.escaped(route.caseName)
      let parameters = route.parameters.map { parameter(of: route, $0, in: scope) }
      let arguments = route.parameters.map {
        "\(SwiftNames.label($0.swiftName)): \(SwiftNames.variable($0.swiftName))"
      }
      let place = customPlace(route)
      var head = "\(access)static func \(name)("
      if let deprecation = deprecation(route) {
        // A directive between the attribute and the function would end the declaration.
        if place == nil { writer.line(deprecation) } else { head = deprecation + " " + head }
      }
      let result = ") -> \(model.name)"
      let body = ".\(name)(\(route.destination)(\(arguments.joined(separator: ", "))))"
      emitFunction(head, parameters, result, at: place, to: &writer) {
        // Where the type does not exist, the struct's initialiser is not found either.
        $0.line(body, locatedAt: place)
      }
    }
  }

  /// What stands before the function that makes a deprecated route.
  func deprecation(_ route: RouteModel) -> String? {
    route.attribute(.deprecated).map { attribute in
      let message = attribute.value.map { ", message: \(SwiftLiteral.string($0))" } ?? ""
      return "@available(*, deprecated\(message))"
    }
  }

  /// A function on one line where it fits, else with a parameter a line; with a type of the user's
  /// on one, so that the line has one place.
  func emitFunction(
    _ head: String, _ parameters: [String], _ result: String, at place: SwiftPlace?,
    to writer: inout SwiftWriter, body: (inout SwiftWriter) -> Void
  ) {
    let line = head + parameters.joined(separator: ", ") + result
    if place != nil || line.utf8.count <= 94 {
      return writer.block(line, locatedAt: place, body)
    }
    writer.line(head)
    for (index, parameter) in parameters.enumerated() {
      writer.line("  " + parameter + (index == parameters.count - 1 ? "" : ","))
    }
    writer.block(result, body)
  }
}
