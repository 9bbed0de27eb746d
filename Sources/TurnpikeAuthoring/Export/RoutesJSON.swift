package import TurnpikeCompiler

/// The complete table for programs. Later versions only add keys.
package struct RoutesJSON: Exporter {
  package init() {}

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let model = table.model
    let query = model.query.map { "\"query\": \(Self.list($0.json)),\n" } ?? ""
    let text = """
      {
      "version": 1,
      "enum": \(JSON.string(model.name).text),
      "documentation": \(JSON.documentation(model.documentation).text),
      "origins": \(JSON.array(model.origins.map { .string($0.text) }).text),
      "attributes": \(Self.list(model.attributeDeclarations.map(\.json))),
      "types": \(Self.list(model.types.map(\.json))),
      \(query)"routes": \(Self.list(try table.json(places, limit: LinkedTable.routeLimit)))
      }

      """
    return Exported(text: text)
  }

  /// Returns the elements, each on its own line.
  private static func list(_ elements: [JSON]) -> String {
    elements.isEmpty ? "[]" : "[\n" + elements.map(\.text).joined(separator: ",\n") + "\n]"
  }
}

extension AttributeDeclarationModel {
  fileprivate var json: JSON {
    [
      "name": .string(name),
      "type": .optional(type?.name),
      "words": ValueType.words(of: type),
      "range": ValueType.range(of: type),
      "default": .optional(spec?.defaultText),
      "documentation": .documentation(documentation),
    ]
  }
}

extension NamedTypeModel {
  fileprivate var json: JSON {
    [
      "name": .string(name),
      "type": .optional(type?.name),
      "words": ValueType.words(of: type),
      "range": ValueType.range(of: type),
      "documentation": .documentation(documentation),
    ]
  }
}

extension ValueType {
  /// The values of an enum.
  fileprivate static func words(of type: ValueType?) -> JSON {
    if case .words(_, let words) = type { .array(words.map { .string($0.text) }) } else { .null }
  }

  /// The range of a number.
  fileprivate static func range(of type: ValueType?) -> JSON {
    if case .builtIn(_, let range?) = type { .string(range.text) } else { .null }
  }
}

extension NumberRange {
  /// The attribute as written in a file.
  var text: String {
    "\(lower ?? "")\(includesUpper || upper == nil ? "..." : "..<")\(upper ?? "")"
  }
}
