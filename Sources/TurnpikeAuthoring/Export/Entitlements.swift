package import TurnpikeCompiler

/// A property list with the entitlement that lets an app open the links of its sites.
package struct Entitlements: Exporter {
  package init() {}

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let hosts = table.model.webHosts
    guard !hosts.isEmpty else {
      throw .noOrigin(
        of: table.model,
        "'\(table.model.name)' has no https origin; write 'origin https://shop.example.com'"
      ) { $0.scheme == "https" }
    }
    let domains = hosts.map { PropertyList.string("applinks:" + $0) }
    return Exported(
      text: PropertyList.dictionary([
        ("com.apple.developer.associated-domains", .array(domains))
      ]).document)
  }
}

extension OriginModel {
  /// Its host, with `*.` for a wildcard.
  var hostText: String { isWildcard ? "*." + host : host }
}

extension TableModel {
  /// The hosts of its https origins, with `*.` for a wildcard, each once.
  var webHosts: [String] {
    origins.filter { $0.scheme == "https" }
      .map(\.hostText).distinct
  }

  /// The schemes of its other origins, each once.
  var customSchemes: [String] {
    origins.filter { $0.host.isEmpty }.map(\.scheme).distinct
  }
}
