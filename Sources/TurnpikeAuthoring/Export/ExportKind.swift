/// What a table can be made into for others.
package enum ExportKind: String, CaseIterable, Sendable {
  case aasa
  case entitlements
  case infoPropertyList = "info-plist"
  case android
  case json
  case markdown
  case html
  case dot
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
    case .dot: "the tree of segments with its routes, for Graphviz"
    case .links: "a link for each route and origin, to try the app"
    case .typescript: "a module that creates and matches links, for websites and email"
    }
  }
}
