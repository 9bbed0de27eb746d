import TurnpikeTable

/// The bytes of a table as they grow: digits and numbers in printable ASCII, texts as they are,
/// each text once.
struct TableWriter {
  private(set) var bytes: [UInt8] = []
  /// The positions of the scalars that a Swift literal must escape. Only texts contain such
  /// scalars.
  private(set) var escapes: [Int] = []
  /// The texts that have been written.
  private var texts: [[UInt8]: Address<TextRecord>] = [:]

  var offset: Int { bytes.count }

  mutating func append(number: Int) {
    write(number: number, at: reserve(TableNumber.width))
  }

  /// Reserves bytes to be filled in later. They are digits of value 0.
  mutating func reserve(_ count: Int) -> Int {
    let offset = bytes.count
    // An array, not `repeatElement`, whose elements are appended one by one: see `SyntaxByte`.
    bytes.append(contentsOf: [UInt8](repeating: TableDigit.byte(of: 0), count: count))
    return offset
  }

  mutating func write(number: Int, at offset: Int) {
    for index in 0..<TableNumber.width {
      bytes[offset + index] = TableDigit.byte(of: number >> (6 * index))
    }
  }

  mutating func write(digit: Int, at offset: Int) {
    bytes[offset] = TableDigit.byte(of: digit)
  }

  /// Bytes that print.
  mutating func write(_ text: [UInt8], at offset: Int) {
    bytes.replaceSubrange(offset..<offset + text.count, with: text)
  }

  /// 64 bits in three numbers, the lowest first.
  mutating func write(wideNumber: UInt64, at offset: Int) {
    write(number: Int(wideNumber & 0xFF_FFFF), at: offset)
    write(number: Int(wideNumber >> 24 & 0xFF_FFFF), at: offset + TableNumber.width)
    write(number: Int(wideNumber >> 48), at: offset + 2 * TableNumber.width)
  }

  /// A text, written at its first use.
  mutating func text(_ text: [UInt8]) -> Address<TextRecord> {
    if let known = texts[text] { return known }
    let address = Address<TextRecord>(offset)
    append(text: text)
    texts[text] = address
    return address
  }

  mutating func text(_ string: String) -> Address<TextRecord> { text(Array(string.utf8)) }

  private mutating func append(text: [UInt8]) {
    append(number: text.count)
    let start = bytes.count
    bytes.append(contentsOf: text)
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      // Nearly all are letters.
      if byte > 0x23 && byte < 0x7F { continue }
      // Control characters, `"`, and `#`: a `#` after a `\` of the table would start an escape of
      // the literal. A byte inside of a scalar is not a start.
      if byte < 0x20 || byte == 0x22 || byte == 0x23 || byte == 0x7F || byte >= 0xC0 {
        escapes.append(start + index - 1)
      }
    }
  }
}
