/// A table's bytes, and the user's own types by their numbers in the table.
package struct EncodedTable: Sendable {
  package let bytes: [UInt8]
  /// The positions of the scalars that must be escaped in a Swift literal, in order.
  let escapes: [Int]
  package let customTypes: [String]
}
