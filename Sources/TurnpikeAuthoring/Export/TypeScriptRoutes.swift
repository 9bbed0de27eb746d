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

  /// The object of a table.
  ///
  /// - Parameter prefix: The expression of the path before its links.
  mutating func object(of table: LinkedTable, prefix: String) -> String {
    var members: [String] = []
    for (index, route) in table.model.routes.enumerated() {
      guard let position = data.position(ofRoute: index, in: table) else { continue }
      let child = table.mounts[index]
      if route.mount != nil, child == nil { continue }
      let names = route.parameters.map(\.swiftName)
      let values = names.map { "parameters\(TypeScript.member($0))" }.joined(separator: ", ")
      let arguments = "\(data.index(of: table)), \(position), \(prefix), [\(values)]"
      let result =
        child.map { "\(self.function(of: $0))(turnpike.path(\(arguments)))" }
        ?? "turnpike.link(\(arguments))"
      members.append(
        TypeScript.documentation(route.documentation, indent: "  ")
          + "  \(TypeScript.key(route.caseName))(\(Self.parameters(route)))"
          + (child == nil ? ": RouteLink" : "") + " {\n    return \(result);\n  },\n")
    }
    return members.isEmpty ? "{}" : "{\n" + members.joined() + "}"
  }

  /// The name of the function that makes a mounted table's object.
  private mutating func function(of table: LinkedTable) -> String {
    let index = data.index(of: table)
    let name = TypeScript.mountFunction + "\(index)"
    if mounted[index] == nil {
      mounted[index] = ""
      let object = object(of: table, prefix: "prefix")
      mounted[index] = """
        // The links of \(table.model.name) after those of a mount.
        function \(name)(prefix: string) {
          return \(object.replacing("\n", with: "\n  "));
        }
        """
    }
    return name
  }

  /// The argument of a route's function.
  private static func parameters(_ route: RouteModel) -> String {
    if route.parameters.isEmpty { return "" }
    let members = route.parameters.map { parameter in
      let type = type(of: parameter)
      return
        "readonly \(TypeScript.key(parameter.swiftName))\(mayGo(parameter) ? "?" : ""): \(type)"
        + (mayGo(parameter) ? " | undefined" : "") + (parameter.isOptional ? " | null" : "")
    }
    let areOptional = route.parameters.allSatisfy { mayGo($0) }
    return "parameters: { \(members.joined(separator: "; ")) }" + (areOptional ? " = {}" : "")
  }

  /// Whether a call may leave out a parameter.
  private static func mayGo(_ parameter: ParameterModel) -> Bool {
    parameter.isOptional || parameter.isList && !parameter.isRest || parameter.defaultText != nil
  }

  private static func type(of parameter: ParameterModel) -> String {
    let type = parameter.type.typeScript
    let element = type.contains(" ") ? "(\(type))" : type
    if parameter.isRest { return "readonly [\(type), ...\(element)[]]" }
    return parameter.isList ? "readonly \(element)[]" : type
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
