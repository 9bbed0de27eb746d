import TurnpikeCompiler

/// The functions that make links: an object for each table, with a function for each route.
struct TypeScriptRoutes {
  private let data: MatcherData
  /// The functions that make the objects of mounted tables, by the tables' indices.
  private var mounted: [Int: String] = [:]

  /// The constant with the object of the outermost table, and the functions that it calls.
  static func text(of table: LinkedTable, _ data: MatcherData) -> String {
    var routes = TypeScriptRoutes(data: data)
    let object = routes.object(of: table, prefix: "null", origin: anyOrigin)
    let functions = routes.mounted.sorted { $0.key < $1.key }.map { "\n\($0.value)\n" }.joined()
    return TypeScript.documentation(table.model.documentation, indent: "")
      + "export const \(TypeScript.constant(table.model.name)) = \(object);\n" + functions
  }

  /// The object of a table.
  ///
  /// - Parameters:
  ///   - prefix: The expression of its mount.
  ///   - origin: The type of the origins whose links match its mount.
  private mutating func object(of table: LinkedTable, prefix: String, origin: String) -> String {
    var members: [String] = []
    for (index, route) in table.model.routes.enumerated() {
      let child = table.mounts[index]
      guard route.pattern != nil, !route.isLeftOut, route.mount == nil || child != nil else {
        continue
      }
      let values = route.parameters.map { "parameters\(TypeScript.member($0.swiftName))" }
      let arguments =
        "\(data.index(of: table)), \(TypeScript.string(route.caseName)), \(prefix), "
        + "[\(values.joined(separator: ", "))]"
      let type = narrowed(origin, by: restriction(of: route, table))
      let generic = type == Self.anyOrigin ? "" : "<\(type)>"
      let result =
        child.map { "\(function(of: $0))\(generic)(turnpike.mount(\(arguments)))" }
        ?? "turnpike.link(\(arguments))"
      members.append(
        TypeScript.documentation(route.own.documentation, indent: "  ")
          + "  \(TypeScript.key(route.caseName))(\(TypeScript.parameters(route.parameters)))"
          + (child == nil ? ": RouteLink\(generic)" : "") + " {\n    return \(result);\n  },\n")
    }
    return members.isEmpty ? "{}" : "{\n" + members.joined() + "}"
  }

  /// The type of all origins of the app.
  private static let anyOrigin = "LinkOrigin"

  /// The restriction of a route's own line. The links of a separate site lead only to lines below its
  /// path.
  private func restriction(of route: RouteModel, _ table: LinkedTable) -> LinkRestriction? {
    let origins = table.model.origins
    guard let pattern = route.pattern, route.own.restriction?.origins == nil,
      !origins.allSatisfy({ $0.leads(to: pattern) })
    else { return route.own.restriction }
    let all = route.own.restriction ?? LinkRestriction()
    let indices = origins.indices.filter { origins[$0].leads(to: pattern) }
    return all.narrowed(by: LinkRestriction(list: OriginList(indices, of: origins)))
  }

  /// Returns the TypeScript type of the origins whose links match a line.
  private func narrowed(_ origin: String, by restriction: LinkRestriction?) -> String {
    guard let restriction, let allowed = restriction.origins else { return origin }
    // A scheme of websites is not an origin.
    let types = allowed.filter { !$0.host.isEmpty || !["http", "https"].contains($0.scheme) }
      .map(TypeScript.origin)
    if origin == Self.anyOrigin { return TypeScript.union(types) }
    // A mounted table has the origins of the app. The line selects some of these origins by their
    // schemes.
    let schemes = restriction.schemes.map { TypeScript.template("\($0):*", wildcard: "*") }
    return "Extract<\(origin), \(TypeScript.union(schemes + types))>"
  }

  /// The name of the function that makes a mounted table's object.
  private mutating func function(of table: LinkedTable) -> String {
    let index = data.index(of: table)
    let name = TypeScript.mountFunction + "\(index)"
    if mounted[index] == nil {
      // A table can mount itself through others.
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
}
