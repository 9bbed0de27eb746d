/// A table's bytes, and the user's own types by the numbers that it gives them.
package struct EncodedTable: Sendable {
  package let bytes: [UInt8]
  /// Where the scalars start that do not stand for themselves in a literal of Swift, in order.
  let escapes: [Int]
  package let customTypes: [String]
}
