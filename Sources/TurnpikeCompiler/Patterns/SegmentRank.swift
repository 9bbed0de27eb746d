/// How well a piece of a pattern answers a segment: the order of language.md's "Matching", 4. Less
/// is better.
package struct SegmentRank: Hashable, Comparable, Sendable {
  private let value: UInt64

  private init(_ major: UInt64, prefix: Int = 0, suffix: Int = 0, minor: UInt64 = 0) {
    let maximum = (1 << 24) - 1
    value =
      major << 56 | UInt64(maximum - min(prefix, maximum)) << 32
      | UInt64(maximum - min(suffix, maximum)) << 8 | minor
  }

  package static let literal = SegmentRank(0)
  package static let rest = SegmentRank(6)

  /// The rank of a capture: with an affix the longer prefix, then the longer suffix, then the type
  /// decide; without one the type does.
  package init(prefix: String, type: ValueType, suffix: String) {
    let minor: UInt64
    switch type {
    case .words: minor = 1
    case .builtIn(.string, _): minor = 5
    case .builtIn: minor = 3
    case .custom: minor = 4
    }
    if prefix.isEmpty, suffix.isEmpty {
      self.init(minor)
    } else {
      self.init(2, prefix: prefix.utf8.count, suffix: suffix.utf8.count, minor: minor)
    }
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.value < right.value
  }
}
