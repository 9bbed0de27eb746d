package import TurnpikeCompiler

/// `apple-app-site-association`: which links of a domain open the app, exactly those that the table
/// answers as far as the file's wildcards go.
package struct AppSiteAssociation: Exporter {
  /// The size that devices take.
  package static let maximumSize = 128 * 1024

  private let appIDs: [AppIdentifier]
  private let origin: String?
  private let isSimple: Bool

  /// - Parameters:
  ///   - origin: the origin whose domain the file lies at; nil where all have the same path.
  ///   - isSimple: whether what the wildcards take of longer paths is left in.
  package init(appIDs: [AppIdentifier], origin: String? = nil, isSimple: Bool = false) {
    self.appIDs = appIDs
    self.origin = origin
    self.isSimple = isSimple
  }

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let domain = try WebDomain(table.model, origin: origin)
    let tooLarge = ExportProblem.tooLarge(
      "the file of '\(table.model.name)'", maximumSize: Self.maximumSize, isSimple: isSimple)
    let patterns = try table.published().filter { domain.mayOpen($0) }
    let rules = try AppLinkRules(
      patterns, at: domain, isSimple: isSimple, of: table.model.name, (Self.maximumSize, tooLarge))
    let text = text(of: rules)
    guard text.utf8.count <= Self.maximumSize else { throw tooLarge }
    return Exported(
      text: text,
      warnings: rules.warnings + domain.warnings(patterns, file: "the file")
        + EmptyConditions(table, patterns).warnings)
  }

  private func text(of rules: AppLinkRules) -> String {
    let variables = rules.variables
    let components = rules.rules.map { rule in
      rule.json(path: rule.path.text { variables.names[$0] ?? "" }).text
    }
    var lines = ["{", "  \"applinks\": {"]
    if !variables.declared.isEmpty {
      let declarations = variables.declared.map { variable in
        "      \(JSON.string(variable.name).text): "
          + JSON.strings(variable.words).text
      }
      lines += [
        "    \"substitutionVariables\": {", declarations.joined(separator: ",\n"), "    },",
      ]
    }
    let ids = JSON.array(appIDs.map { .string($0.text) }).text
    lines += ["    \"details\": [", "      {", "        \"appIDs\": \(ids),"]
    lines.append("        \"components\": [")
    if !components.isEmpty { lines.append(components.joined(separator: ",\n")) }
    lines += ["        ]", "      }", "    ]", "  }", "}"]
    return lines.joined(separator: "\n") + "\n"
  }
}
