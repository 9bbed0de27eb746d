/// The text of a file as its reader shows it, with the place of each byte in the file.
struct DecodedText {
  private(set) var bytes: [UInt8] = []
  /// The offset in the file of each byte; nil if the text is as in the file.
  private var offsets: [Int]?

  /// Undoes the encoding of a mail that says that it is quoted-printable (RFC 2045, 6.7).
  init(_ file: [UInt8]) {
    guard file.contains("transfer-encoding: quoted-printable".utf8) else {
      bytes = file
      return
    }
    var offsets: [Int] = []
    var index = 0
    while index < file.count {
      let rest = file[index...]
      let softBreak = ["=\r\n", "=\n"].first { rest.starts(with: $0.utf8) }
      if let softBreak {
        index += softBreak.utf8.count
        continue
      }
      let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
      let byte = rest.first == UInt8(ascii: "=") ? UInt8(digits, radix: 16) : nil
      bytes.append(byte ?? file[index])
      offsets.append(index)
      index += byte == nil ? 1 : 3
    }
    self.offsets = offsets
  }

  /// A text in UTF-8. Files with the strings of an app are often in UTF-16.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[index + (isLittle ? 0 : 1)])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  func offset(of index: Int) -> Int { offsets?[index] ?? index }
}

extension [UInt8] {
  /// Whether the text contains another one in lower case, regardless of the case of its letters.
  fileprivate func contains(_ other: String.UTF8View) -> Bool {
    let other = Array(other)
    return indices.contains { start in
      self[start] | 0x20 == other[0] && count - start >= other.count
        && other.indices.allSatisfy { self[start + $0] | 0x20 == other[$0] }
    }
  }
}
