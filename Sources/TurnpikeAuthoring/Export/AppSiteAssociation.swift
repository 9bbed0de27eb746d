package import TurnpikeCompiler

/// `apple-app-site-association`: the links of a domain that open the app.
package struct AppSiteAssociation: Exporter {
  /// The largest file that devices accept.
  package static let maximumSize = 128 * 1024

  private let appIDs: [AppIdentifier]
  private let origin: String?
  private let isSimple: Bool

  /// - Parameters:
  ///   - origin: The origin of the file's domain, or nil if all origins have the same path.
  ///   - isSimple: Whether to omit the exclusions of longer paths.
  package init(appIDs: [AppIdentifier], origin: String? = nil, isSimple: Bool = false) {
    self.appIDs = appIDs
    self.origin = origin
    self.isSimple = isSimple
  }

  package var sharedFile: SharedFile? { .association(appIDs) }

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let domain = try WebDomain(table.model, origin: origin)
    let patterns = try domain.patterns(of: table)
    let rules = AppLinkRules(patterns, at: domain, isSimple: isSimple)
    let text = text(of: rules)
    guard !rules.isTooLarge, text.utf8.count <= Self.maximumSize else {
      throw .tooLarge(
        "the file of '\(table.model.name)'", maximumSize: Self.maximumSize, isSimple: isSimple)
    }
    return Exported(
      text: text,
      warnings: try AppLinkWarnings(table: table, patterns: patterns).all()
        + domain.warnings(patterns, file: "the file"))
  }

  private func text(of rules: AppLinkRules) -> String {
    let globs = rules.rules.flatMap { rule in rule.globs.map { rule[keyPath: $0] } }
    let declarations = rules.variables.declared(in: globs).map { variable in
      "      \(JSON.string(variable.name).text): "
        + JSON.strings(variable.alternatives).text
    }
    var lines = ["{", "  \"applinks\": {"]
    if !declarations.isEmpty {
      lines += [
        "    \"substitutionVariables\": {", declarations.joined(separator: ",\n"), "    },",
      ]
    }
    let ids = JSON.array(appIDs.map { .string($0.text) }).text
    lines += ["    \"details\": [", "      {", "        \"appIDs\": \(ids),"]
    lines.append("        \"components\": [")
    if !rules.rules.isEmpty {
      lines.append(rules.rules.map(\.json.text).joined(separator: ",\n"))
    }
    lines += ["        ]", "      }", "    ]", "  }", "}"]
    return lines.joined(separator: "\n") + "\n"
  }
}
