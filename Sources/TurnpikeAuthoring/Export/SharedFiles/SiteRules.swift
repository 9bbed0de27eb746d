import TurnpikeCompiler
import TurnpikeTable

/// The rules of an association file for an app: the first rule that matches a link decides.
struct SiteRules {
  struct Rule {
    let path: SiteGlob
    /// Sorted by key.
    let query: [(key: String, glob: SiteGlob)]
    let fragment: SiteGlob
    let isExcluded: Bool
    let isCaseSensitive: Bool
    let isEncoded: Bool

    /// The meaning of the rule, the same for every layout.
    var text: String {
      let rule: JSON = [
        "/": .string(path.text),
        "?": query.isEmpty ? nil : .object(query.map { ($0, .string($1.text)) }),
        "#": fragment.text == "*" ? nil : .string(fragment.text),
        "exclude": isExcluded ? true : nil, "caseSensitive": isCaseSensitive ? nil : false,
        "percentEncoded": isEncoded ? nil : false,
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
    var variables: [String: [String]] = [:]
    if case .object(let members) = links?["substitutionVariables"] {
      variables = Dictionary(members.map { ($0, $1.strings) }) { first, _ in first }
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
        func glob(_ value: JSON?) -> SiteGlob { SiteGlob(value?.stringValue ?? "*", variables) }
        var query: [(key: String, glob: SiteGlob)] = []
        if case .object(let members) = component["?"] {
          query = members.map { ($0, glob($1)) }.filter { $1.text != "*" }
            .sorted { $0.key < $1.key }
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
}

// Matching, as devices do it.

extension SiteRules {
  /// The rule that decides about a link, or nil if no rule matches it.
  ///
  /// - Parameter link: A path with its query and fragment, `/product/1?x=1`.
  func rule(for link: String) -> Rule? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let items = (address.count > 1 ? address[1] : "").split(separator: "&").map { item in
      let item = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (key: item[0], value: item.count > 1 ? item[1] : "")
    }
    return rules.first { rule in
      rule.matches(path: address[0])
        && rule.matches(parts.count > 1 ? parts[1] : "", rule.fragment)
        && rule.query.allSatisfy { key, glob in
          // A missing item is an empty one, and each of several must match.
          let values = items.filter { rule.text(of: $0.key) == key }.map(\.value)
          return (values.isEmpty ? [""] : values).allSatisfy { rule.matches($0, glob) }
        }
    }
  }

  func opens(_ link: String) -> Bool { rule(for: link).map { !$0.isExcluded } ?? false }

  /// Links that its rules match, and longer ones.
  var sampleLinks: [String] {
    rules.flatMap { rule in
      ["x", "1", "x/x"].map { value in
        func sample(_ glob: SiteGlob) -> String {
          let text = String(decoding: glob.sample(value), as: UTF8.self)
          if rule.isEncoded { return text }
          // A fragment contains the same characters as a path.
          return String(decoding: LinkText.encoded(text, as: .fragment), as: UTF8.self)
        }
        let query = rule.query.map { "\($0.key)=\(sample($0.glob))" }.joined(separator: "&")
        let fragment = rule.fragment.text == "*" ? "" : sample(rule.fragment)
        let path = sample(rule.path)
        return (path.hasPrefix("/") ? "" : "/") + path + (query.isEmpty ? "" : "?" + query)
          + (fragment.isEmpty ? "" : "#" + fragment)
      }
    }
  }
}

extension SiteRules.Rule {
  /// A slash at the end does not count, and `/x/*` also matches `/x`.
  fileprivate func matches(path: Substring) -> Bool {
    var path = path
    while path.hasSuffix("/") { path.removeLast() }
    let isFolder = self.path.text.hasSuffix("/") || self.path.text.hasSuffix("/*")
    return matches(path, self.path) || isFolder && matches(path + "/", self.path)
  }

  fileprivate func matches(_ part: Substring, _ glob: SiteGlob) -> Bool {
    glob.matches(text(of: part).utf8, isCaseSensitive: isCaseSensitive)
  }

  /// A part of a link as the rule compares it: with or without its escapes.
  fileprivate func text(of part: Substring) -> String {
    isEncoded
      ? String(part)
      : LinkBytes.read(String(part)) { EncodedText(0..<$0.count, of: $0).string(in: $0) }
  }
}
