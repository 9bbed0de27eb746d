package import TurnpikeCompiler

/// The complete table for programs. Later versions only add keys.
package struct RoutesJSON: Exporter {
  package init() {}

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let model = table.model
    let query = model.query.map { "\"query\": \(Self.list($0.json)),\n" } ?? ""
    let ownSites = model.origins.compactMap { origin -> JSON? in
      origin.siteText.map { ["origin": .string(origin.text), "path": .string($0)] }
    }
    let sites = ownSites.isEmpty ? "" : "\"sites\": \(Self.list(ownSites)),\n"
    let text = """
      {
      "version": 1,
      "enum": \(JSON.string(model.name).text),
      "documentation": \(JSON.documentation(model.documentation).text),
      "origins": \(JSON.array(model.origins.map { .string($0.text) }).text),
      \(sites)\(model.ignoresCase ? "\"caseSensitive\": false,\n" : "")"attributes": \(Self.list(model.attributeDeclarations.map(\.json))),
      "types": \(Self.list(model.types.map(\.json))),
      \(query)"routes": \(Self.list(try table.json(places, limit: LinkedTable.maximumLines)))
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
    JSON.declaration(name, type).adding([
      "default": .optional(spec?.defaultText), "documentation": .documentation(documentation),
    ])
  }
}

extension NamedTypeModel {
  fileprivate var json: JSON {
    JSON.declaration(name, type).adding(["documentation": .documentation(documentation)])
  }
}

extension JSON {
  /// The name of a declaration, and its type with its values or its range.
  fileprivate static func declaration(_ name: String, _ type: ValueType?) -> JSON {
    let words: JSON? =
      if case .words(_, let words)? = type { .strings(words.map(\.text)) } else { nil }
    let range: JSON? = if case .builtIn(_, let range?)? = type { .string(range.text) } else { nil }
    return [
      "name": .string(name), "type": .optional(type?.name), "words": words ?? .null,
      "range": range ?? .null,
    ]
  }
}
