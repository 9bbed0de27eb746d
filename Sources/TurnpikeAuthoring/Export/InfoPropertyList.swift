package import TurnpikeCompiler

/// A property list with the schemes that an app's `Info.plist` declares.
package struct InfoPropertyList: Exporter {
  private let name: String?

  /// - Parameter name: The name of the URL type, usually the bundle identifier.
  package init(name: String? = nil) {
    self.name = name
  }

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let schemes = table.model.customSchemes
    guard !schemes.isEmpty else {
      throw .noOrigin(
        of: table.model,
        "'\(table.model.name)' has no origin with a custom scheme; write 'origin shop://'"
      ) { $0.host.isEmpty }
    }
    var type: [(String, PropertyList)] = [("CFBundleTypeRole", .string("Viewer"))]
    if let name { type.append(("CFBundleURLName", .string(name))) }
    type.append(("CFBundleURLSchemes", .array(schemes.map(PropertyList.string))))
    return Exported(
      text: PropertyList.dictionary([("CFBundleURLTypes", .array([.dictionary(type)]))]).document,
      warnings: table.originsWithoutRoutes.filter { $0.host.isEmpty }.map {
        "no link from '\($0.text)' leads to a route"
      })
  }
}
