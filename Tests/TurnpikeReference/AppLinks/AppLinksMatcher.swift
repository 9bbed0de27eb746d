package import Foundation

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
    var paths: [[UInt8]]
    var query: [String: [[UInt8]]]
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
        paths: Self.spelledOut(component.path ?? "*", variables),
        query: (component.query ?? [:]).mapValues { Self.spelledOut($0, variables) },
        isExcluded: component.exclude ?? false)
    }
  }

  private static let known = ["digit": (0...9).map { "\($0)" }]

  /// Every pattern that one with variables stands for.
  private static func spelledOut(_ text: String, _ variables: [String: [String]]) -> [[UInt8]] {
    guard let start = text.range(of: "$("),
      let end = text.range(of: ")", range: start.upperBound..<text.endIndex),
      let words = variables[String(text[start.upperBound..<end.lowerBound])]
    else { return [Array(text.utf8)] }
    let head = Array(text[..<start.lowerBound].utf8)
    return words.flatMap { word in
      spelledOut(String(text[end.upperBound...]), variables).map { head + Array(word.utf8) + $0 }
    }
  }

  /// Whether the app is opened with the link, which is one of the file's domain.
  package func opens(_ link: String) -> Bool {
    var rest = Array(link.utf8)[...]
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<hash] }
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
    for rule in rules where matches(rule, Array(rest), items) { return !rule.isExcluded }
    return false
  }

  private func matches(
    _ rule: Rule, _ path: [UInt8], _ items: [(key: [UInt8], value: [UInt8])]
  ) -> Bool {
    guard rule.paths.contains(where: { Self.matchesPath($0, path) }) else { return false }
    return rule.query.allSatisfy { key, globs in
      var values = items.filter { $0.key == Array(key.utf8) }.map(\.value)
      // An item that is not there is an empty one; each of several must match.
      if values.isEmpty { values = [[]] }
      return values.allSatisfy { value in globs.contains { Self.matches($0, value) } }
    }
  }

  /// Slashes at the end do not count, and `/x/*` matches `/x` too.
  private static func matchesPath(_ glob: [UInt8], _ path: [UInt8]) -> Bool {
    let (glob, path) = (withoutSlashes(glob), withoutSlashes(path))
    if matches(glob, path) { return true }
    return glob.suffix(2).elementsEqual("/*".utf8) && matches(glob.dropLast(2), path)
  }

  private static func withoutSlashes(_ text: [UInt8]) -> [UInt8] {
    var text = text
    while text.last == UInt8(ascii: "/") { text.removeLast() }
    return text
  }

  /// `*` is any text, slashes too, `?` one character.
  package static func matches(_ glob: [UInt8], _ text: [UInt8]) -> Bool {
    var (index, place) = (0, 0)
    var star: (index: Int, place: Int)?
    while place < text.count {
      if index < glob.count, glob[index] == UInt8(ascii: "*") {
        star = (index, place)
        index += 1
      } else if index < glob.count,
        glob[index] == UInt8(ascii: "?") || glob[index] == text[place]
      {
        index += 1
        place += 1
      } else if let last = star {
        star = (last.index, last.place + 1)
        index = last.index + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return glob[index...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
