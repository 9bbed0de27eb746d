import TurnpikeAuthoring

extension ExportKind {
  static let appID = Option(
    "--app-id", value: "ID", isValue: { AppIdentifier($0) != nil },
    "aasa: the app, such as ABCDE12345.com.example.shop; can be repeated")
  static let origin = Option(
    "--origin", value: "ORIGIN",
    "aasa, android: the https origin, if their paths differ; links: the origin")
  static let simple = Option(
    "--simple", "aasa, android: without the rules that keep longer paths in the browser")
  static let name = Option(
    "--name", value: "NAME", "info-plist: the CFBundleURLName, such as com.example.shop")
  static let package = Option(
    "--package", value: "PACKAGE", "android: the application identifier, such as com.example.shop")
  static let fingerprint = Option(
    "--fingerprint", value: "SHA256", isValue: { AndroidApp.fingerprint($0) != nil },
    "android: the fingerprint of the signing certificate; can be repeated")
  static let activity = Option(
    "--activity", value: "NAME", "android: the activity with the filters; .MainActivity by default")
  static let minSDK = Option(
    "--min-sdk", value: "N", "android: the minimum API level; 31 by default")
  static let part = Option(
    "--part", value: "PART", "android: assetlinks or manifest; both by default")

  static let linksJSON = Option("--json", "links: an array with the case of each link")

  /// The options of all kinds.
  static let options = [
    appID, origin, simple, name, package, fingerprint, activity, minSDK, part, linksJSON,
  ]

  /// The options of this kind.
  private var options: [Option] {
    switch self {
    case .aasa: [Self.appID, Self.origin, Self.simple]
    case .infoPropertyList: [Self.name]
    case .android:
      [
        Self.package, Self.fingerprint, Self.origin, Self.simple, Self.activity, Self.minSDK,
        Self.part,
      ]
    case .links: [Self.origin, Self.linksJSON]
    case .entitlements, .json, .markdown, .html, .typescript: []
    }
  }

  /// Creates the exporter for the kind and its options.
  ///
  /// - Parameter file: The file to write or to compare. Its extension can select the part.
  func exporter(_ arguments: Arguments, file: String?) throws(UsageError) -> any Exporter {
    for option in Self.options where arguments.has(option) {
      guard options.contains(where: { $0.name == option.name }) else {
        throw UsageError("'\(option.name)' is not an option of 'export \(rawValue)'")
      }
    }
    switch self {
    case .aasa:
      return AppSiteAssociation(
        appIDs: try Self.appIDs(arguments), origin: arguments.value(of: Self.origin),
        isSimple: arguments.has(Self.simple))
    case .entitlements: return Entitlements()
    case .infoPropertyList:
      let name = arguments.value(of: Self.name)
      if name?.unicodeScalars.contains(where: { $0.value < 0x20 }) == true || name == "" {
        throw UsageError("'--name' is empty or has a control character")
      }
      return InfoPropertyList(name: name)
    case .android: return try Self.android(arguments, file: file)
    case .json: return RoutesJSON()
    case .markdown: return RoutesMarkdown()
    case .html: return RoutesPage()
    case .links:
      return RouteLinks(
        origin: arguments.value(of: Self.origin), isJSON: arguments.has(Self.linksJSON))
    case .typescript: return TypeScriptModule()
    }
  }

  static func appIDs(_ arguments: Arguments) throws(UsageError) -> [AppIdentifier] {
    var found: [AppIdentifier] = []
    for text in arguments.values(of: appID) {
      guard let identifier = AppIdentifier(text) else {
        throw UsageError(
          "'\(text)' is not a valid app identifier; write the team identifier, a dot, and the "
            + "bundle identifier, as in 'ABCDE12345.com.example.shop'")
      }
      if !found.contains(identifier) { found.append(identifier) }
    }
    guard !found.isEmpty else { throw UsageError("'--app-id ID' is missing") }
    return found
  }
}
