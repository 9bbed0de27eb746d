/// The links that may lead to a line, as `@internal`, `@from(…)` and `@only(…)` narrow them.
package struct LinkRestriction: Hashable, Sendable {
  /// Whether only the app itself leads there.
  package var isInternal = false
  /// The origins that may lead there; nil if all may.
  var list: OriginList?
  /// The schemes all of whose origins may lead there, sorted, each once. The origins of a table that
  /// is mounted are those of its mount's, so that of its own only the schemes hold there.
  package var schemes: [String] = []
  /// What has to hold for a build to have the line: sorted, each once.
  package var conditions: [BuildCondition] = []

  /// The origins that may lead there, in the order of the table's; nil if all may.
  package var origins: [OriginModel]? { list?.origins }

  /// Whether nothing is restricted.
  var isNone: Bool { !isInternal && list == nil && conditions.isEmpty }

  var nilIfNone: LinkRestriction? { isNone ? nil : self }

  /// Whether no link of any build is left.
  var isImpossible: Bool {
    if conditions.contains(where: { conditions.contains($0.opposite) }) { return true }
    // A line that only the app itself opens needs no origin.
    guard !isInternal, let origins else { return false }
    return !origins.contains { $0.condition.map { !conditions.contains($0.opposite) } ?? true }
  }

  /// The links that two lines allow.
  func narrowed(by other: LinkRestriction) -> LinkRestriction {
    var result = self
    result.isInternal = isInternal || other.isInternal
    if let allowed = other.list {
      result.list = list.map { $0.common(with: allowed) } ?? allowed
      result.schemes = list == nil ? other.schemes : schemes.filter(other.schemes.contains)
    }
    if !other.conditions.isEmpty {
      result.conditions = Set(conditions + other.conditions).sorted()
    }
    return result
  }
}

/// Some origins of a table, which many lines share.
final class OriginList: Hashable, Sendable {
  /// In the table's order.
  let origins: [OriginModel]
  /// The indices of the origins among the table's.
  let indices: [Int]
  private let all: Set<Int>
  private let table: [OriginModel]

  /// - Parameter indices: sorted, each once.
  init(_ indices: [Int], of table: [OriginModel]) {
    self.indices = indices
    self.table = table
    all = Set(indices)
    origins = indices.map { table[$0] }
  }

  /// The origins that another list of the table has too.
  func common(with other: OriginList) -> OriginList {
    let (short, long) = indices.count <= other.indices.count ? (self, other) : (other, self)
    let common = short.indices.filter(long.all.contains)
    return common.count == short.indices.count ? short : OriginList(common, of: table)
  }

  static func == (left: OriginList, right: OriginList) -> Bool {
    left === right || left.indices == right.indices
  }

  /// Lists that are equal most likely are one object, so that the ends are enough.
  func hash(into hasher: inout Hasher) {
    hasher.combine(indices.count)
    hasher.combine(indices.first)
    hasher.combine(indices.last)
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
