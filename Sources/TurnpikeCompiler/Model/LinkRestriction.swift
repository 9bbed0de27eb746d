/// The links that may lead to a line, as `@internal`, `@from(…)` and `@only(…)` narrow them.
package struct LinkRestriction: Hashable, Sendable {
  /// Whether only the app itself leads there.
  package var isInternal = false
  /// The origins that may lead there, in the order of the table's; nil if all may.
  package var origins: [OriginModel]?
  /// The schemes all of whose origins may lead there, sorted, each once. The origins of a table that
  /// is mounted are those of its mount's, so that of its own only the schemes hold there.
  package var schemes: [String] = []
  /// What has to hold for a build to have the line: sorted, each once.
  package var conditions: [BuildCondition] = []

  /// Whether nothing is restricted.
  var isNone: Bool { !isInternal && origins == nil && conditions.isEmpty }

  /// Whether links from outside lead there in every build, so that they can be published.
  package var isPublic: Bool { !isInternal && conditions.isEmpty }

  /// The links that two lines allow.
  func narrowed(by other: LinkRestriction) -> LinkRestriction {
    var result = self
    result.isInternal = isInternal || other.isInternal
    if let allowed = other.origins {
      result.origins = origins.map { $0.filter(allowed.contains) } ?? allowed
      result.schemes = origins == nil ? other.schemes : schemes.filter(other.schemes.contains)
    }
    result.conditions = Set(conditions + other.conditions).sorted()
    return result
  }
}

/// A Swift compilation condition, or its opposite: `DEBUG`, `!DEBUG`.
package struct BuildCondition: Hashable, Comparable, Sendable {
  package let name: String
  package let isNegated: Bool

  /// Nil for a text that is not an identifier, perhaps after a `!`.
  init?(_ text: String) {
    isNegated = text.hasPrefix("!")
    name = String(isNegated ? text.dropFirst() : text[...])
    guard Self.isName(name) else { return nil }
  }

  package static func isName(_ text: String) -> Bool { SwiftNames.isIdentifier(text) }

  private init(name: String, isNegated: Bool) {
    self.name = name
    self.isNegated = isNegated
  }

  package var text: String { (isNegated ? "!" : "") + name }

  var opposite: BuildCondition { BuildCondition(name: name, isNegated: !isNegated) }

  /// Whether it holds in a build with these conditions.
  package func holds(in build: Set<String>) -> Bool { build.contains(name) != isNegated }

  package static func < (left: Self, right: Self) -> Bool {
    (left.name, left.isNegated ? 1 : 0) < (right.name, right.isNegated ? 1 : 0)
  }
}

extension TableModel {
  /// What its lines and origins ask of a build, sorted, each once.
  package var conditions: [BuildCondition] {
    var all = Set(origins.compactMap(\.condition))
    for route in routes {
      for restriction in [route.restriction] + route.aliases.map(\.restriction) {
        all.formUnion(restriction?.conditions ?? [])
      }
    }
    return all.sorted()
  }
}
