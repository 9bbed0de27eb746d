/// The rules of an association file for an app, with the values of variables and defaults filled in.
struct SiteRules {
  struct Rule {
    let path: String
    /// Globs by key, sorted.
    let query: [(key: String, glob: String)]
    let fragment: String
    let isExcluded: Bool
    let isCaseSensitive: Bool
    let isEncoded: Bool

    var text: String {
      let rule: JSON = [
        "/": .string(path), "?": query.isEmpty ? nil : .object(query.map { ($0, .string($1)) }),
        "#": fragment == "*" ? nil : .string(fragment), "exclude": isExcluded ? true : nil,
        "caseSensitive": isCaseSensitive ? nil : false, "percentEncoded": isEncoded ? nil : false,
      ]
      return rule.text
    }
  }

  private(set) var rules: [Rule] = []
  /// Whether an entry names the app.
  private(set) var hasApp = false

  /// - Parameter file: The content of an `apple-app-site-association`.
  init(_ file: JSON, of app: String) {
    let links = file["applinks"]
    let variables: [String: String]
    if case .object(let members) = links?["substitutionVariables"] {
      variables = Dictionary(
        members.map { ($0, "(" + $1.strings.sorted().joined(separator: "|") + ")") }
      ) { first, _ in first }
    } else {
      variables = [:]
    }
    for entry in links?["details"]?.arrayValue ?? [] where Self.apps(of: entry).contains(app) {
      hasApp = true
      rules += Self.components(of: entry).map { component in
        func flag(_ name: String) -> Bool {
          [component, entry["defaults"], links?["defaults"]].lazy.compactMap {
            $0?[name]?.boolValue
          }
          .first ?? true
        }
        func glob(_ value: JSON?) -> String {
          Self.globs(value?.stringValue ?? "*", variables)
        }
        var query: [(key: String, glob: String)] = []
        if case .object(let members) = component["?"] {
          query = members.map { ($0, glob($1)) }.filter { $1 != "*" }.sorted { $0.key < $1.key }
        }
        return Rule(
          path: glob(component["/"]), query: query, fragment: glob(component["#"]),
          isExcluded: component["exclude"]?.boolValue ?? false,
          isCaseSensitive: flag("caseSensitive"), isEncoded: flag("percentEncoded"))
      }
    }
  }

  static func apps(of entry: JSON) -> [String] {
    (entry["appIDs"]?.strings ?? []) + (entry["appID"]?.stringValue.map { [$0] } ?? [])
  }

  /// The components of an entry, or its paths in the form before iOS 13.
  private static func components(of entry: JSON) -> [JSON] {
    if let components = entry["components"]?.arrayValue { return components }
    return (entry["paths"]?.strings ?? []).map { path in
      path.hasPrefix("NOT ")
        ? ["/": .string(String(path.dropFirst(4))), "exclude": true] : ["/": .string(path)]
    }
  }

  /// The names of the variables in a text.
  static func variables(in text: String) -> Set<String> {
    Set(
      text.split(separator: "$(", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != ")" })
      })
  }

  /// A glob in which a variable of the file is written as its alternatives, `$(new|price)`.
  private static func globs(_ glob: String, _ values: [String: String]) -> String {
    variables(in: glob).sorted().reduce(glob) { text, name in
      guard let alternatives = values[name] else { return text }
      return text.split(separator: "$(\(name))", omittingEmptySubsequences: false)
        .joined(separator: "$" + alternatives)
    }
  }
}
