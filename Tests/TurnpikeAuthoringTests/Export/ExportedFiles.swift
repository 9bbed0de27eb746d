import Foundation
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// The tables of some texts, a table each, linked by hand as modules are.
enum ExportedFiles {
  static let id = "ABCDE12345.com.example.shop"

  static func linked(_ file: String, _ mounts: [String: LinkedTable] = [:]) throws -> LinkedTable {
    let table = try compiledTable(file)
    var children: [Int: LinkedTable] = [:]
    for (index, route) in table.model.routes.enumerated() {
      if let mount = route.mount, let child = mounts[mount] { children[index] = child }
    }
    return LinkedTable(table, mounts: children)
  }

  static func export(_ exporter: some Exporter, _ table: LinkedTable) throws -> Exported {
    try exporter.export(table, DiagnosticPrinter(files: []))
  }

  static func association(
    _ table: LinkedTable, origin: String? = nil, isSimple: Bool = false
  ) throws -> Exported {
    let identifiers = [id].compactMap { AppIdentifier($0) }
    return try export(
      AppSiteAssociation(appIDs: identifiers, origin: origin, isSimple: isSimple), table)
  }

  /// The components of an `assetlinks.json` as a file for Apple.
  static func association(ofAssetLinks text: String) throws -> String {
    let statements = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let extensions = statements?.first?["relation_extensions"] as? [String: [String: Any]]
    let components = try #require(extensions?.values.first?["dynamic_app_link_components"])
    let details: [String: Any] = ["appIDs": [String](), "components": components]
    let file = ["applinks": ["details": [details]]]
    return String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
  }

  /// The rules of the file, a line each: `- /a/?*` for one of the browser's, and after the path its
  /// query, and its fragment after `#`.
  static func rules(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("{\"/\":") }.map { line in
      let rule = line.hasSuffix(",") ? line.dropLast() : line
      let isExcluded = rule.contains("\"exclude\":true")
      var parts = rule.dropFirst(6).split(separator: "\"", maxSplits: 1)[...]
      let path = parts.removeFirst()
      var tail = parts.first ?? ""
      var text = (isExcluded ? "- " : "") + path
      if tail.hasPrefix(",\"?\":"), let end = tail.firstIndex(of: "}") {
        text += " " + tail[...end].dropFirst(5)
        tail = tail[end...].dropFirst()
      }
      if tail.hasPrefix(",\"#\":\"") {
        text += " #" + tail.dropFirst(6).prefix { $0 != "\"" }
      }
      return text
    }
  }
}
