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

// Parts of its text.

extension SourceFile {
  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  func name(_ range: SourceRange) -> NameSyntax { NameSyntax(text(range), range) }

  /// The length of the character that starts at an offset of the file, which is valid UTF-8.
  func scalarLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  /// The range of the character that starts at an offset of the file.
  func character(at offset: Int, file: Int) -> SourceRange {
    SourceRange(file: file, lower: offset, upper: offset + scalarLength(at: offset))
  }

  /// The character that starts at an offset of the file.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let upper = min(offset + scalarLength(at: offset), bytes.count)
    return String(decoding: bytes[offset..<upper], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }
}
