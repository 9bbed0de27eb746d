package import TurnpikeCompiler

extension TableModel {
  /// The routes for people: a line each pattern, in aligned columns.
  package func listing(color: Bool) -> String {
    let title = Style.bold(name, color: color)
    guard !routes.isEmpty else { return "\(title)\n  no routes\n" }
    return title + "\n" + Columns.text(routes.flatMap { $0.rows(in: self) })
  }
}

extension RouteModel {
  /// The route's own pattern, then its aliases'.
  fileprivate func rows(in table: TableModel) -> [[String]] {
    let pattern = pattern?.text ?? "_"
    let parameters = parameters.map(\.declaration).joined(separator: ", ")
    let first = ["  \(caseName)", pattern, parameters, remarks(in: table)]
    return [first]
      + aliases.map { alias in
        ["  \(caseName)", alias.pattern.text, "(alias)", alias.attributes.text]
      }
  }

  /// What else is to be said of it: `modal  @auth  mounts StoreRoute  on list, item`.
  private func remarks(in table: TableModel) -> String {
    let below = below.map { table.routes[$0].caseName }
    return [
      isModal ? "modal" : "",
      attributes.text,
      mount.map { "mounts \($0)" } ?? "",
      below.isEmpty ? "" : "on " + below.joined(separator: ", "),
    ]
    .filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// The route for programs.
  package func json(in table: TableModel, _ printer: DiagnosticPrinter) -> JSON {
    let stack = below.map { table.routes[$0].caseName } + [caseName]
    return .object(
      [
        ("case", .string(caseName)),
        ("destination", mount == nil ? .string(destination) : .null),
        ("pattern", .optional(pattern?.text)),
        ("aliases", .array(aliases.map(\.json))),
        ("parameters", .array(parameters.indices.map { json(ofParameter: $0) })),
        ("attributes", .array(attributes.map(\.json))),
        // A mount's routes have presentations and stacks of their own.
        ("presentation", mount == nil ? .string(isModal ? "modal" : "push") : .null),
        ("stack", mount == nil ? .array(stack.map(JSON.string)) : .null),
        ("mount", .optional(mount)),
        ("documentation", .documentation(documentation)),
        ("examples", .array(examples.map { .string($0.link) })),
      ] + JSON.place(printer.location(range)) + [("enum", .string(table.name))])
  }
}

extension RouteModel {
  private func json(ofParameter index: Int) -> JSON {
    for item in pattern?.query ?? [] {
      if case .parameter(let key, let binding) = item, binding.parameter == index {
        return parameters[index].json(wireName: key)
      }
    }
    return parameters[index].json(wireName: parameters[index].wireName)
  }
}

extension AliasModel {
  fileprivate var json: JSON {
    .object([
      ("pattern", .string(pattern.text)),
      ("attributes", .array(attributes.map(\.json))),
      ("documentation", .documentation(documentation)),
      ("examples", .array(examples.map { .string($0.link) })),
    ])
  }
}

extension AttributeModel {
  fileprivate var json: JSON {
    .object([("name", .string(name)), ("value", .optional(value))])
  }
}

extension [AttributeModel] {
  /// As a file writes them.
  fileprivate var text: String {
    map { harmless("@\($0.name)" + ($0.value.map { "(\($0))" } ?? "")) }.joined(separator: " ")
  }
}

extension JSON {
  fileprivate static func documentation(_ lines: [String]) -> JSON {
    lines.isEmpty ? .null : .string(lines.joined(separator: "\n"))
  }
}

extension ParameterModel {
  /// As Swift sees it; what else narrows the type stands in the pattern.
  fileprivate var declaration: String {
    let type = isList ? "[\(type.name)]" : isOptional ? "\(type.name)?" : type.name
    return "\(swiftName): \(type)" + (defaultText.map { " = \($0)" } ?? "")
  }

  /// - Parameter wireName: what a link writes before the value in a query; the name anywhere else.
  fileprivate func json(wireName: String) -> JSON {
    .object([
      ("name", .string(swiftName)),
      ("wireName", .string(wireName)),
      ("type", .string(type.name)),
      ("optional", .bool(isOptional)),
      ("list", .bool(isList)),
      ("default", .optional(defaultText)),
    ])
  }
}

extension ValueType {
  /// The Swift type's name.
  fileprivate var name: String {
    switch self {
    case .builtIn(let type, _): type.rawValue
    case .words(let typeName, _): typeName
    case .custom(let name): name
    }
  }
}
