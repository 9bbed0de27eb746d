package import TurnpikeCompiler

extension LinkedTable {
  /// The most routes of a list. Enums that mount each other many times have more.
  package static let listLimit = 50_000

  /// The routes for people: a line for each pattern, in aligned columns. The routes of a mounted
  /// enum follow its mount.
  ///
  /// - Parameter width: The width of the terminal; nil without one.
  package func listing(color: Bool, width: Int? = nil) throws(ExportProblem) -> String {
    let title = Style.bold(model.name, color: color)
    guard !model.routes.isEmpty else { return "\(title)\n  no routes\n" }
    let rows = try routes(limit: Self.listLimit).flatMap { lines in
      [lines[0].row] + lines.dropFirst().map(\.aliasRow)
    }
    return title + "\n" + Columns.text(rows, fitting: width)
  }

  /// The routes for programs, those of mounted enums as cases of this one.
  package func json(
    _ printer: DiagnosticPrinter, limit: Int = listLimit
  ) throws(ExportProblem) -> [JSON] {
    try routes(limit: limit).map { $0[0].json(aliases: $0.dropFirst(), printer) }
  }
}

extension AppLine {
  fileprivate var row: [String] {
    let parameters = parameters.map(\.declaration).joined(separator: ", ")
    return ["  \(casePath)", text, parameters, remarks]
  }

  fileprivate var aliasRow: [String] { ["  \(casePath)", text, "(alias)", attributes.text] }

  /// Its presentation, attributes, mount, and stack: `modal  @auth  on list, item`.
  private var remarks: String {
    let below = stack.dropLast().map(\.casePath)
    return [
      route.isModal ? "modal" : "",
      attributes.text,
      route.mount.map { "mounts \($0)" } ?? "",
      below.isEmpty ? "" : "on " + below.joined(separator: ", "),
    ]
    .filter { !$0.isEmpty }.joined(separator: "  ")
  }

  fileprivate func json(aliases: ArraySlice<AppLine>, _ printer: DiagnosticPrinter) -> JSON {
    let mount = route.mount
    let members: JSON = [
      "case": .string(casePath),
      "destination": mount == nil ? .string(route.destination) : .null,
      "pattern": .optional(route.pattern == nil ? nil : text),
      "aliases": .array(aliases.map(\.aliasJSON)),
      "parameters": .array(routes.flatMap(\.parametersJSON)),
      "attributes": .array(attributes.map(\.json)),
      // A mount's routes have their own presentations and stacks.
      "presentation": mount == nil ? .string(route.isModal ? "modal" : "push") : .null,
      "stack": mount == nil ? .array(stack.map { .string($0.casePath) }) : .null,
      "mount": .optional(mount),
      "documentation": .documentation(route.own.documentation),
      "examples": .strings(examples),
    ]
    return members.adding(JSON.place(printer.location(route.own.range)))
      .adding(["enum": .string(outermost.table.model.name)])
  }

  private var aliasJSON: JSON {
    [
      "pattern": .string(text),
      "attributes": .array(attributes.map(\.json)),
      "documentation": .documentation(isAlias ? own.documentation : []),
      "examples": .strings(examples),
    ]
  }
}

extension RouteModel {
  /// The key of a parameter in the query; nil for a parameter of the path or the fragment.
  func queryKey(ofParameter index: Int) -> String? {
    for item in pattern?.query ?? [] {
      if case .parameter(let key, let binding) = item, binding.parameter == index { return key }
    }
    return nil
  }

  var parametersJSON: [JSON] {
    zip(parameters.indices, parameters).map {
      $1.json(wireName: queryKey(ofParameter: $0) ?? $1.wireName)
    }
  }
}

extension SharedQueryModel {
  /// The keys that any link can have.
  var keys: [String] { pattern.query.map(\.key) }

  var json: [JSON] { zip(parameters, keys).map { $0.json(wireName: $1) } }
}

extension AttributeModel {
  fileprivate var json: JSON {
    ["name": .string(name), "value": .optional(value)]
  }
}

extension JSON {
  static func documentation(_ lines: [String]) -> JSON {
    lines.isEmpty ? .null : .string(lines.joined(separator: "\n"))
  }
}

extension ParameterModel {
  /// The parameter with its Swift type and its default.
  var declaration: String {
    argument + (spec.defaultText.map { (spec.isLenient ? " ?= " : " = ") + $0 } ?? "")
  }

  /// The same without the default.
  var argument: String { "\(swiftName): \(swiftType)" }

  /// The Swift type: `Int?`, `[String]`.
  var swiftType: String {
    (spec.isList ? "[\(type.name)]" : type.name) + (spec.isOptional ? "?" : "")
  }

  /// - Parameter wireName: The key in the query, or else the name in the pattern.
  fileprivate func json(wireName: String) -> JSON {
    [
      "name": .string(swiftName),
      "wireName": .string(wireName),
      "type": .string(type.name),
      "optional": .bool(spec.isOptional),
      "list": .bool(spec.isList),
      "default": .optional(spec.defaultText),
      "lenient": spec.isLenient ? true : nil,
    ]
  }
}

extension ValueType {
  /// The Swift type's name.
  var name: String {
    switch self {
    case .builtIn(let type, _): type.rawValue
    case .words(let typeName, _): typeName
    case .custom(let name): name
    }
  }
}
