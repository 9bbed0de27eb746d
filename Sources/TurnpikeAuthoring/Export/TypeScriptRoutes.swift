import TurnpikeCompiler

/// The functions that make links: an object for each table, a function for each of its routes.
struct TypeScriptRoutes {
  private let data: MatcherData
  /// The functions that make the objects of mounted tables, by the tables' indices.
  private var mounted: [Int: String] = [:]

  init(_ data: MatcherData) { self.data = data }

  /// What the object of the outermost table calls.
  var text: String {
    mounted.sorted { $0.key < $1.key }.map { "\n" + $0.value + "\n" }.joined()
  }

  /// The object of the outermost table.
  mutating func object(of table: LinkedTable) -> String {
    object(of: table, prefix: "null", origin: Self.anyOrigin)
  }

  /// The object of a table.
  ///
  /// - Parameters:
  ///   - prefix: The expression of the mount before its links.
  ///   - origin: The type of the origins that may lead to its links.
  private mutating func object(
    of table: LinkedTable, prefix: String, origin: String
  ) -> String {
    var members: [String] = []
    for (index, route) in table.model.routes.enumerated() {
      guard let position = data.position(ofRoute: index, in: table) else { continue }
      let child = table.mounts[index]
      if route.mount != nil, child == nil { continue }
      let names = route.parameters.map(\.swiftName)
      let values = names.map { "parameters\(TypeScript.member($0))" }.joined(separator: ", ")
      let arguments = "\(data.index(of: table)), \(position), \(prefix), [\(values)]"
      let type = narrowed(origin, by: route.restriction, of: table)
      let generic = type == Self.anyOrigin ? "" : "<\(type)>"
      let result =
        child.map { "\(self.function(of: $0))\(generic)(turnpike.mount(\(arguments)))" }
        ?? "turnpike.link(\(arguments))"
      members.append(
        TypeScript.documentation(route.documentation, indent: "  ")
          + "  \(TypeScript.key(route.caseName))(\(Self.parameters(route.parameters)))"
          + (child == nil ? ": RouteLink\(generic)" : "") + " {\n    return \(result);\n  },\n")
    }
    return members.isEmpty ? "{}" : "{\n" + members.joined() + "}"
  }

  /// The type of the app's origins.
  private static let anyOrigin = "LinkOrigin"

  /// The type of those origins that may lead to a line.
  private func narrowed(
    _ origin: String, by restriction: LinkRestriction?, of table: LinkedTable
  ) -> String {
    guard let restriction, let allowed = restriction.origins else { return origin }
    // A scheme of websites is no origin by itself.
    let types = allowed.filter { !$0.host.isEmpty || !["http", "https"].contains($0.scheme) }
      .map { TypeScript.origin($0) }
    if origin == Self.anyOrigin { return TypeScript.union(types) }
    // A mounted table has the origins of the app, of which its line names some by their schemes.
    let schemes = restriction.schemes.map { TypeScript.template("\($0):*", wildcard: "*") }
    return "Extract<\(origin), \(TypeScript.union(schemes + types))>"
  }

  /// The name of the function that makes a mounted table's object.
  private mutating func function(of table: LinkedTable) -> String {
    let index = data.index(of: table)
    let name = TypeScript.mountFunction + "\(index)"
    if mounted[index] == nil {
      mounted[index] = ""
      let object = object(of: table, prefix: "prefix", origin: "Origin")
      mounted[index] = """
        // The links of \(table.model.name) after those of a mount.
        function \(name)<Origin extends string = LinkOrigin>(
          prefix: ReturnType<typeof turnpike.mount>
        ) {
          return \(object.replacing("\n", with: "\n  "));
        }
        """
    }
    return name
  }

  /// The type of what any link may carry; empty if that is nothing.
  func sharedQuery(of table: LinkedTable) -> String {
    guard let query = table.model.query else { return "" }
    let lines = query.documentation.isEmpty ? ["What any link may carry."] : query.documentation
    let members = query.parameters.map { "  \(Self.member($0));\n" }.joined()
    return "\n" + TypeScript.documentation(lines, indent: "")
      + "export type LinkQuery = {\n\(members)};\n"
  }

  /// The argument of a route's function.
  private static func parameters(_ parameters: [ParameterModel]) -> String {
    if parameters.isEmpty { return "" }
    let members = parameters.map { member($0) }.joined(separator: "; ")
    return "parameters: { \(members) }" + (parameters.allSatisfy { mayGo($0) } ? " = {}" : "")
  }

  private static func member(_ parameter: ParameterModel) -> String {
    "readonly \(TypeScript.key(parameter.swiftName))\(mayGo(parameter) ? "?" : ""): "
      + type(of: parameter) + (mayGo(parameter) ? " | undefined" : "")
      + (parameter.spec.isOptional ? " | null" : "")
  }

  /// Whether a call may leave out a parameter.
  private static func mayGo(_ parameter: ParameterModel) -> Bool {
    parameter.spec.isOptional || parameter.spec.isList && !parameter.isRest
      || parameter.spec.defaultText != nil
  }

  private static func type(of parameter: ParameterModel) -> String {
    let type = parameter.type.typeScript
    let element = type.contains(" ") ? "(\(type))" : type
    if parameter.isRest { return "readonly [\(type), ...\(element)[]]" }
    return parameter.spec.isList ? "readonly \(element)[]" : type
  }
}

extension ValueType {
  /// The type of the values that `valueText` of `printing.js` takes.
  fileprivate var typeScript: String {
    switch self {
    case .words(_, let words): words.map { TypeScript.string($0.text) }.joined(separator: " | ")
    case .custom: "string"
    case .builtIn(let type, _):
      switch type {
      case .string, .uuid, .url: "string"
      case .int8, .int16, .int32, .uint8, .uint16, .uint32, .double, .float: "number"
      // A number holds 53 bits exactly.
      case .int, .int64, .uint, .uint64: "number | bigint"
      case .decimal: "number | `${number}`"
      case .bool: "boolean"
      case .date: "Date | Day | Instant"
      }
    }
  }
}
