import Foundation

/// What a device does with an `apple-app-site-association`, as it was seen to: the keys of a rule
/// must all match, the first rule that matches decides, and the link is compared as it is written.
package struct AppLinksMatcher {
  private struct File: Decodable {
    var applinks: Links

    struct Links: Decodable {
      var substitutionVariables: [String: [String]]?
      var details: [Details]
    }

    struct Details: Decodable {
      var appIDs: [String]
      var components: [Component]
    }
  }

  package struct Component: Decodable {
    var path: String?
    var query: [String: String]?
    var fragment: String?
    package var exclude: Bool?
    package var comment: String?

    enum CodingKeys: String, CodingKey {
      case path = "/"
      case query = "?"
      case fragment = "#"
      case exclude, comment
    }
  }

  private struct Rule {
    var path: AppLinksGlob
    var query: [String: AppLinksGlob]
    var fragment: AppLinksGlob
    var isExcluded: Bool
  }

  package let components: [Component]
  package let appIDs: [String]
  private let rules: [Rule]

  package init(_ text: String) throws {
    let file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
    let variables = (file.applinks.substitutionVariables ?? [:]).merging(Self.known) { $1 }
    appIDs = file.applinks.details.flatMap(\.appIDs)
    components = file.applinks.details.flatMap(\.components)
    rules = components.map { component in
      Rule(
        path: AppLinksGlob(component.path ?? "*", variables),
        query: (component.query ?? [:]).mapValues { AppLinksGlob($0, variables) },
        fragment: AppLinksGlob(component.fragment ?? "*", variables),
        isExcluded: component.exclude ?? false)
    }
  }

  private static let known = ["digit": (0...9).map { "\($0)" }]

  /// Whether the app is opened with the link, which is one of the file's domain.
  package func opens(_ link: String) -> Bool {
    var rest = Array(link.utf8)[...]
    // To a device, a fragment that is missing is an empty one.
    var fragment: [UInt8] = []
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = Array(rest[(hash + 1)...])
      rest = rest[..<hash]
    }
    var query: ArraySlice<UInt8> = []
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = rest[(mark + 1)...]
      rest = rest[..<mark]
    }
    if let slashes = link.range(of: "://") {
      let host = rest[link.utf8.distance(from: link.startIndex, to: slashes.upperBound)...]
      rest = host.firstIndex(of: UInt8(ascii: "/")).map { host[$0...] } ?? []
    }
    let items = query.split(separator: UInt8(ascii: "&")).map { item in
      let parts = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (key: Array(parts[0]), value: parts.count > 1 ? Array(parts[1]) : [])
    }
    for rule in rules where rule.fragment.matches(fragment) && matches(rule, Array(rest), items) {
      return !rule.isExcluded
    }
    return false
  }

  private func matches(
    _ rule: Rule, _ path: [UInt8], _ items: [(key: [UInt8], value: [UInt8])]
  ) -> Bool {
    guard rule.path.matchesPath(path) else { return false }
    return rule.query.allSatisfy { key, glob in
      var values = items.filter { $0.key == Array(key.utf8) }.map(\.value)
      // An item that is not there is an empty one; each of several must match.
      if values.isEmpty { values = [[]] }
      return values.allSatisfy(glob.matches)
    }
  }
}
