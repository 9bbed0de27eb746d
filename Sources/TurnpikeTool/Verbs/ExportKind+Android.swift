import TurnpikeAuthoring

extension ExportKind {
  static func android(
    _ arguments: Arguments, file: String?
  ) throws(UsageError) -> AndroidLinks {
    guard let name = arguments.value(of: package) else {
      throw UsageError("'--package PACKAGE' is missing")
    }
    guard AndroidApp.isPackage(name) else {
      throw UsageError(
        "'\(name)' is not a valid application identifier; write two or more names with dots, as in "
          + "'com.example.shop'")
    }
    let activity = arguments.value(of: activity) ?? ".MainActivity"
    guard AndroidApp.isActivity(activity) else {
      throw UsageError("'\(activity)' is not a valid activity; write '.MainActivity'")
    }
    return AndroidLinks(
      package: name, fingerprints: try fingerprints(arguments),
      origin: arguments.value(of: origin), activity: activity, minSDK: try level(arguments),
      isSimple: arguments.has(simple), parts: try parts(arguments, file: file))
  }

  private static func fingerprints(_ arguments: Arguments) throws(UsageError) -> [String] {
    var found: [String] = []
    for text in arguments.values(of: fingerprint) {
      guard let print = AndroidApp.fingerprint(text) else {
        throw UsageError(
          "'\(text)' is not a valid SHA-256 fingerprint; write 32 pairs of hexadecimal digits with "
            + "colons, as 'keytool -list -v' prints them")
      }
      if !found.contains(print) { found.append(print) }
    }
    guard !found.isEmpty else { throw UsageError("'--fingerprint SHA256' is missing") }
    return found
  }

  private static func level(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let text = arguments.value(of: minSDK) else { return 31 }
    guard let level = Int(text), (1...1000).contains(level) else {
      throw UsageError("'\(text)' is not a valid API level; write a number, as in '--min-sdk 26'")
    }
    return level
  }

  /// The parts to export: the part of `--part`, or the part that the file's extension selects.
  /// Standard output gets both parts.
  private static func parts(
    _ arguments: Arguments, file: String?
  ) throws(UsageError) -> [AndroidLinks.Part] {
    if let name = arguments.value(of: part) {
      guard let part = AndroidLinks.Part(rawValue: name) else {
        throw UsageError(
          unknown: "part", name, known: AndroidLinks.Part.allCases.map(\.rawValue),
          isListing: true)
      }
      return [part]
    }
    if file?.hasSuffix(".json") == true { return [.assetlinks] }
    if file?.hasSuffix(".xml") == true { return [.manifest] }
    return AndroidLinks.Part.allCases
  }
}
