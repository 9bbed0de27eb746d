import TurnpikeAuthoring
import TurnpikeProgram

extension ExportKind {
  static let appID = Option(
    "--app-id", value: "ID", isValue: { AppIdentifier($0) != nil },
    "the app, as ABCDE12345.com.example.shop; several may follow (aasa)")
  static let origin = Option(
    "--origin", value: "ORIGIN", "which web origin, where they differ in their path (aasa)")
  static let simple = Option(
    "--simple", "leave out what keeps longer paths in the browser: a shorter file (aasa)")

  /// The options that kinds have.
  static let options = [appID, origin, simple]

  /// The options that this kind has.
  private var options: [Option] {
    switch self {
    case .aasa: [Self.appID, Self.origin, Self.simple]
    }
  }

  /// What the kind makes of a table, as the options say.
  func exporter(_ arguments: Arguments) throws(UsageError) -> any Exporter {
    for option in Self.options where arguments.has(option) {
      guard options.contains(where: { $0.name == option.name }) else {
        throw UsageError("'\(option.name)' is no option of 'export \(rawValue)'")
      }
    }
    switch self {
    case .aasa:
      return AppSiteAssociation(
        appIDs: try Self.appIDs(arguments), origin: arguments.value(of: Self.origin),
        isSimple: arguments.has(Self.simple))
    }
  }

  private static func appIDs(_ arguments: Arguments) throws(UsageError) -> [AppIdentifier] {
    var found: [AppIdentifier] = []
    for text in arguments.values(of: appID) {
      guard let identifier = AppIdentifier(text) else {
        throw UsageError(
          "'\(text)' is no app identifier: the team's ten capital letters and digits, a dot, the "
            + "bundle identifier, as in 'ABCDE12345.com.example.shop'")
      }
      if !found.contains(identifier) { found.append(identifier) }
    }
    guard !found.isEmpty else { throw UsageError("'--app-id ID' is missing") }
    return found
  }
}
