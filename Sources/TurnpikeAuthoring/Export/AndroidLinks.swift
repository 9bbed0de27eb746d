package import TurnpikeCompiler

/// The files with which links open an Android app: `assetlinks.json` for the site, and a manifest
/// with the intent filters of the app.
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

  /// The largest file that Android's open-source verifier reads. Google documents no limit.
  package static let maximumSize = 1024 * 1024

  /// A larger file gets a warning, because every device reads it often.
  private static let largeSize = 64 * 1024

  /// - Parameters:
  ///   - origin: The origin of the file's site, or nil if all origins have the same path.
  ///   - minSDK: The lowest API level that the app supports.
  ///   - isSimple: Whether to omit the exclusions of longer paths.
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

  package var sharedFile: SharedFile? {
    parts == [.assetlinks] ? .assetLinks(package: packageName) : nil
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
        let patterns = try domain.patterns(of: table)
        let rules = AppLinkRules(patterns, at: domain, isSimple: isSimple)
        let links = try assetLinks(rules, table.model.name)
        exported.text += links.text
        exported.warnings +=
          try AppLinkWarnings(table: table, patterns: patterns).all()
          + domain.warnings(patterns, file: "the assetlinks.json") + links.warnings
      case .manifest:
        let filters = try AndroidFilters(table, origin: origin, minSDK: minSDK)
        exported.text += filters.manifest(activity: activity)
        exported.warnings += filters.warnings
      }
    }
    return exported
  }

  private func assetLinks(
    _ rules: AppLinkRules, _ name: String
  ) throws(ExportProblem) -> Exported {
    var components: [String] = []
    var excluded: Set<String> = []
    for var rule in rules.rules {
      if rule.isOfLongerPaths {
        // Spelled out, a number would be as many exclusions as it has first digits.
        rule.path = rule.widePath
        if excluded.insert(rule.path).inserted { components.append(rule.json.text) }
        continue
      }
      let limit = AppLinkRules.limit - components.count
      guard var plain = rules.variables.spelledOut(rule, limit: limit) else {
        throw .tooMany("rules", name, limit: AppLinkRules.limit)
      }
      // The rules for the first digits share a comment.
      if rule.path.contains("$(digit)") || rule.path.contains("$(number)") {
        for index in plain.indices.dropFirst() { plain[index].comment = nil }
      }
      components += plain.map(\.json.text)
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
    guard !rules.isTooLarge, text.utf8.count <= Self.maximumSize else {
      throw .tooLarge(
        "the assetlinks.json of '\(name)'", maximumSize: Self.maximumSize, isSimple: isSimple)
    }
    let size = "the assetlinks.json of '\(name)' has \(text.utf8.count) bytes"
    let advice = isSimple ? "" : "; write a shorter file with '--simple'"
    let isLarge = text.utf8.count > Self.largeSize
    return Exported(
      text: text,
      warnings: isLarge
        ? ["\(size) and \(components.count) rules, which each device reads\(advice)"] : [])
  }
}
