/// A limit of the compiler that a table or a lock file exceeds.
package enum LimitExceeded: Error {
  /// The encoded table has too many bytes.
  case bytes
  /// An entry's pattern has too many segments.
  case segments(entry: Int)
  /// Too many entries have the same ranks at one position.
  case tied([Int])
  /// A comparison has too many cases, or too many patterns.
  case comparison
}
