/// The texts that one segment of a pattern matches.
///
/// Texts are bytes, because links are compared by bytes, and equal strings can have different bytes.
package enum SegmentSet: Hashable, Sendable {
  case literal([UInt8])
  /// A value of a type between a prefix and a suffix, which can be empty.
  case capture(prefix: [UInt8], ValueType, suffix: [UInt8])
  /// A segment of a rest, or of what a mounted enum matches.
  case rest(ValueType)

  /// The prefix, the type, and the suffix, or nil for a literal.
  package var value: (prefix: [UInt8], type: ValueType, suffix: [UInt8])? {
    switch self {
    case .literal: nil
    case .capture(let prefix, let type, let suffix): (prefix, type, suffix)
    case .rest(let type): ([], type, [])
    }
  }
}
