import TurnpikeCompiler

extension TableModel {
  /// The routes for people: a line each pattern, in aligned columns.
  func listing(_ console: any Console) -> String {
    let title = Style.bold(name, on: console)
    guard !routes.isEmpty else { return "\(title)\n  no routes\n" }
    return title + "\n" + Columns.text(routes.flatMap(\.rows))
  }
}

extension RouteModel {
  fileprivate var rows: [[String]] {
    let pattern = pattern?.text ?? "_"
    let parameters = parameters.map(\.declaration).joined(separator: ", ")
    let first = ["  \(caseName)", pattern, parameters, isModal ? "modal" : ""]
    return [first] + aliases.map { ["  \(caseName)", $0.pattern.text, "(alias)"] }
  }

  /// The route for programs.
  func json(enumName: String, _ printer: DiagnosticPrinter) -> JSON {
    .object(
      [
        ("case", .string(caseName)),
        ("destination", .string(destination)),
        ("pattern", .optional(pattern?.text)),
        ("aliases", .array(aliases.map { .string($0.pattern.text) })),
        ("parameters", .array(parameters.map(\.json))),
        ("presentation", .string(isModal ? "modal" : "push")),
        (
          "documentation",
          documentation.isEmpty ? .null : .string(documentation.joined(separator: "\n"))
        ),
      ] + JSON.place(printer.location(range)) + [("enum", .string(enumName))])
  }
}

extension ParameterModel {
  /// As Swift sees it; what else narrows the type stands in the pattern.
  fileprivate var declaration: String {
    let type = isList ? "[\(type.name)]" : isOptional ? "\(type.name)?" : type.name
    return "\(swiftName): \(type)" + (defaultText.map { " = \($0)" } ?? "")
  }

  fileprivate var json: JSON {
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
