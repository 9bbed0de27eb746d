package import TurnpikeCompiler

/// What makes links open an Android app: `assetlinks.json` for the site, and a manifest with the
/// intent filters for the app.
package struct AndroidLinks: Exporter {
  package enum Part: String, CaseIterable, Sendable {
    case assetlinks, manifest
  }

  private let packageName: String
  private let fingerprints: [String]
  private let origin: String?
  private let activity: String
  private let minSDK: Int
  private let isSimple: Bool
  private let parts: [Part]

  /// The size that Android's open verifier reads: what is longer counts as no file. Google's own
  /// documents none.
  package static let maximumSize = 1024 * 1024

  /// A larger file gets a warning: every device reads it again and again.
  private static let largeSize = 64 * 1024

  /// - Parameters:
  ///   - origin: the origin whose site the file lies at; nil where all have the same path.
  ///   - minSDK: the oldest version of the system's interface that the app runs on.
  ///   - isSimple: whether what the wildcards take of longer paths is left in.
  package init(
    package packageName: String, fingerprints: [String], origin: String? = nil,
    activity: String = ".MainActivity", minSDK: Int = 31, isSimple: Bool = false,
    parts: [Part] = Part.allCases
  ) {
    self.packageName = packageName
    self.fingerprints = fingerprints
    self.origin = origin
    self.activity = activity
    self.minSDK = minSDK
    self.isSimple = isSimple
    self.parts = parts
  }

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    var exported = Exported(text: "")
    for part in parts {
      if !exported.text.isEmpty { exported.text += "\n" }
      switch part {
      case .assetlinks:
        let domain = try WebDomain(table.model, origin: origin)
        let tooLarge = ExportProblem.tooLarge(
          "the assetlinks.json of '\(table.model.name)'", maximumSize: Self.maximumSize,
          isSimple: isSimple)
        let patterns = try table.published().filter { domain.mayOpen($0) }
        let rules = try AppLinkRules(
          patterns, at: domain, isSimple: isSimple, of: table.model.name,
          (Self.maximumSize, tooLarge))
        let links = try assetLinks(rules, table.model.name, tooLarge)
        exported.text += links.text
        exported.warnings +=
          rules.warnings + domain.warnings(patterns, file: "the assetlinks.json")
          + EmptyConditions(table, patterns).warnings + links.warnings
      case .manifest:
        let filters = try AndroidFilters(table, origin: origin, minSDK: minSDK)
        exported.text += filters.manifest(activity: activity)
        exported.warnings += filters.warnings
      }
    }
    return exported
  }

  private func assetLinks(
    _ rules: AppLinkRules, _ name: String, _ tooLarge: ExportProblem
  ) throws(ExportProblem) -> Exported {
    var components: [String] = []
    var excluded: Set<String> = []
    for rule in rules.rules {
      if rule.isOfLongerPaths {
        // Spelled out, each would be as many exclusions as its numbers have first digits.
        let path = rule.path.widenedText
        if excluded.insert(path).inserted { components.append(rule.json(path: path).text) }
        continue
      }
      let count = rule.path.count(atMost: AppLinkRules.limit, rules.alternatives)
      guard components.count + count <= AppLinkRules.limit else {
        throw .tooMany("rules", name, limit: AppLinkRules.limit)
      }
      var rule = rule
      for path in rule.path.spelledOut(rules.alternatives) {
        components.append(rule.json(path: path).text)
        // Its pattern is said once for all first digits.
        if rule.path.hasNumber { rule.comment = nil }
      }
    }
    let others: JSON = ["/": "*", "exclude": true]
    components.append(others.text)
    let relation = "delegate_permission/common.handle_all_urls"
    let prints = JSON.strings(fingerprints).text
    let text = """
      [
        {
          "relation": ["\(relation)"],
          "target": {
            "namespace": "android_app",
            "package_name": \(JSON.string(packageName).text),
            "sha256_cert_fingerprints": \(prints)
          },
          "relation_extensions": {
            "\(relation)": {
              "dynamic_app_link_components": [
      \(components.joined(separator: ",\n"))
              ]
            }
          }
        }
      ]

      """
    guard text.utf8.count <= Self.maximumSize else { throw tooLarge }
    let size = "the assetlinks.json of '\(name)' has \(text.utf8.count) bytes"
    let advice = isSimple ? "" : "; write a shorter one with --simple"
    let isLarge = text.utf8.count > Self.largeSize
    return Exported(
      text: text,
      warnings: isLarge
        ? ["\(size) and \(components.count) rules, which each device reads\(advice)"] : [])
  }
}
