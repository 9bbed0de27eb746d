/// The links that can open a line, as `@internal`, `@from(…)`, and `@only(…)` narrow them.
package struct LinkRestriction: Hashable, Sendable {
  /// Whether only the app itself can open the line.
  package var isInternal = false
  /// The origins that can open the line, or nil if all origins can.
  var list: OriginList?
  /// The schemes whose origins can all open the line, sorted and unique. A mounted table uses the
  /// origins of the table that mounts it, so only the schemes of its own origins apply there.
  package var schemes: [String] = []
  /// The conditions of a build that contains the line, sorted and unique.
  package var buildConditions: [BuildCondition] = []

  package init(
    isInternal: Bool = false, list: OriginList? = nil, schemes: [String] = [],
    buildConditions: [BuildCondition] = []
  ) {
    (self.isInternal, self.list) = (isInternal, list)
    (self.schemes, self.buildConditions) = (schemes, buildConditions)
  }

  /// The origins that can open the line, in the order of the table, or nil if all origins can.
  package var origins: [OriginModel]? { list?.origins }

  /// Whether no link in any build can open the line.
  var isImpossible: Bool {
    if buildConditions.contains(where: { buildConditions.contains($0.opposite) }) { return true }
    // A line that only the app itself can open needs no origin.
    guard !isInternal, let origins else { return false }
    return !origins.contains { $0.condition.map { !buildConditions.contains($0.opposite) } ?? true }
  }

  /// Returns the links that two lines allow.
  package func narrowed(by other: LinkRestriction) -> LinkRestriction {
    var result = self
    result.isInternal = isInternal || other.isInternal
    if let allowed = other.list {
      result.list = list.map { $0.common(with: allowed) } ?? allowed
      result.schemes = list == nil ? other.schemes : schemes.filter(other.schemes.contains)
    }
    if !other.buildConditions.isEmpty {
      result.buildConditions = Set(buildConditions + other.buildConditions).sorted()
    }
    return result
  }
}

/// A list of origins of a table. Many lines share a list.
package final class OriginList: Hashable, Sendable {
  /// The origins, in the order of the table.
  let origins: [OriginModel]
  /// The indices of the origins in the table.
  let indices: [Int]
  private let all: Set<Int>
  private let table: [OriginModel]

  /// - Parameter indices: The indices, sorted and unique.
  package init(_ indices: [Int], of table: [OriginModel]) {
    self.indices = indices
    self.table = table
    all = Set(indices)
    origins = indices.map { table[$0] }
  }

  /// Returns the origins that are in both lists.
  func common(with other: OriginList) -> OriginList {
    let (short, long) = indices.count <= other.indices.count ? (self, other) : (other, self)
    let common = short.indices.filter(long.all.contains)
    return common.count == short.indices.count ? short : OriginList(common, of: table)
  }

  package static func == (left: OriginList, right: OriginList) -> Bool {
    left === right || left.indices == right.indices
  }

  /// Equal lists are usually the same object, so hashing the first and the last origin is enough.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(indices.count)
    hasher.combine(indices.first)
    hasher.combine(indices.last)
  }
}

/// A Swift compilation condition, or its opposite: `DEBUG`, `!DEBUG`.
package struct BuildCondition: Hashable, Comparable, Sendable {
  package let name: String
  package let isNegated: Bool

  /// Creates a condition. Returns nil if the text is not an identifier, optionally after a `!`.
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

  package static func < (left: Self, right: Self) -> Bool {
    (left.name, left.isNegated ? 1 : 0) < (right.name, right.isNegated ? 1 : 0)
  }
}
