/// A routes file in memory: the path it is reported under, and its bytes.
package struct SourceFile: Sendable {
  /// The size of the largest file that is read, in bytes: far more than a routes file needs, and far less
  /// than the memory.
  package static let largestSize = 64 << 20

  /// The path as the caller gave it; every diagnostic shows it like this.
  package let path: String
  /// The complete text, including a byte-order mark.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The last component of the path.
  var name: String {
    path.utf8.split(separator: SyntaxByte.slash).last.map { String($0) ?? path } ?? path
  }
}
