import TurnpikeCompiler

// The rules of a file that is on a site.

extension AppLinkRule {
  /// Returns the rules of an `apple-app-site-association` for an app, or nil if no entry names the app.
  ///
  /// The rules have no comments, and the texts of a variable are in the place of its name. So the JSON
  /// of two rules is the same if they have the same meaning.
  static func all(in file: JSON, of app: String) -> [AppLinkRule]? {
    let links = file["applinks"]
    let defaults = links?["defaults"]
    let variables = Dictionary(
      (links?["substitutionVariables"]?.members ?? []).map { ($0, $1.strings) },
      uniquingKeysWith: { first, _ in first })
    let entries = (links?["details"]?.arrayValue ?? []).filter { apps(of: $0).contains(app) }
    if entries.isEmpty { return nil }
    return entries.flatMap { entry in
      components(of: entry).map { component in
        AppLinkRule(component, [component, entry["defaults"], defaults], variables)
      }
    }
  }

  static func apps(of entry: JSON) -> [String] {
    (entry["appIDs"]?.strings ?? []) + [entry["appID"]?.stringValue].compactMap(\.self)
  }

  /// The components of an entry, or its paths in the form before iOS 13.
  private static func components(of entry: JSON) -> [JSON] {
    if let components = entry["components"]?.arrayValue { return components }
    return (entry["paths"]?.strings ?? []).map { path in
      path.hasPrefix("NOT ")
        ? ["/": .string(String(path.dropFirst(4))), "exclude": true] : ["/": .string(path)]
    }
  }

  /// - Parameter flags: The objects that may set a flag, the innermost first.
  private init(_ component: JSON, _ flags: [JSON?], _ variables: [String: [String]]) {
    func flag(_ name: String) -> Bool {
      flags.lazy.compactMap { $0?[name]?.boolValue }.first ?? true
    }
    func glob(_ value: JSON?) -> String {
      (value?.stringValue ?? "*").replacing(#/\$\(([^$)]*)\)/#) { variable in
        guard let texts = variables[String(variable.1)] else { return String(variable.0) }
        return texts.count == 1 ? texts[0] : "$(" + texts.sorted().joined(separator: "|") + ")"
      }
    }
    let query = (component["?"]?.members ?? []).map { Item(key: $0, glob: glob($1)) }
    self.init(
      path: glob(component["/"]),
      query: query.filter { $0.glob != "*" }.sorted { $0.key < $1.key },
      fragment: glob(component["#"]), isExcluded: component["exclude"]?.boolValue ?? false,
      ignoresCase: !flag("caseSensitive"), isEncoded: flag("percentEncoded"))
  }
}
