/// What a table can be made into for others.
package enum ExportKind: String, CaseIterable, Sendable {
  case aasa

  /// One line for a list of kinds.
  package var summary: String {
    switch self {
    case .aasa: "apple-app-site-association: which links of a site open the app"
    }
  }
}
