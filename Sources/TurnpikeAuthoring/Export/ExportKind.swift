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
    case .json: "everything that 'list --json' tells, and what the table declares"
    case .markdown: "a table a group, for people"
    case .html: "one page for people: to read, to search, and to try links"
    case .dot: "the tree of segments with its routes, for Graphviz"
    case .links: "a link of each route and origin, a line each: to try the app"
    case .typescript: "a module that prints and matches links, for web pages and mails"
    }
  }
}
