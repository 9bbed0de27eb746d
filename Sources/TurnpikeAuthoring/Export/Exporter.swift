package import TurnpikeCompiler

/// Makes a file from a table. The output is deterministic.
///
/// A new kind is a type that conforms, and a case of `ExportKind`.
package protocol Exporter: Sendable {
  /// - Parameter places: Finds the lines and columns of ranges.
  func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported

  /// The file that the output is a part of, or nil if the output is a complete file.
  var sharedFile: SharedFile? { get }
}

extension Exporter {
  package var sharedFile: SharedFile? { nil }
}

/// The output of an exporter.
package struct Exported: Sendable {
  package var text: String
  /// Warnings for the person who publishes the file, in lower case and without a full stop.
  package var warnings: [String] = []
}

/// The kinds of files that a table can be exported as.
package enum ExportKind: String, CaseIterable, Sendable {
  case aasa
  case entitlements
  case infoPropertyList = "info-plist"
  case android
  case json
  case markdown
  case html
  case links
  case typescript

  /// One line for a list of kinds.
  package var summary: String {
    switch self {
    case .aasa: "apple-app-site-association: which links of a site open the app"
    case .entitlements: "a property list with the associated domains"
    case .infoPropertyList: "a property list with the URL schemes, for the app's Info.plist"
    case .android: "assetlinks.json, and a manifest with the intent filters"
    case .json: "the output of 'list --json', and the declarations"
    case .markdown: "a table for each group"
    case .html: "a page to read and search the routes, and to try links"
    case .links: "a link for each route and origin, to try the app"
    case .typescript: "a module that creates and matches links, for websites and email"
    }
  }
}
