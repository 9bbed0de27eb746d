import TurnpikeTable

/// The bytes of a table as they grow: digits and numbers in printable ASCII, texts as they are,
/// each text once.
struct TableWriter {
  private(set) var bytes: [UInt8] = []
  /// Where the scalars start that do not stand for themselves in a literal of Swift: only texts
  /// have any, so that nobody need look for them among all bytes.
  private(set) var escapes: [Int] = []
  private var texts = TextIndex()
  /// The empty text, once it stands.
  private var emptyText: Address<TextRecord>?

  var offset: Int { bytes.count }

  @_optimize(none)
  mutating func append(number: Int) {
    let word = TableNumber.word(of: number)
    bytes.append(UInt8(truncatingIfNeeded: word))
    bytes.append(UInt8(truncatingIfNeeded: word >> 8))
    bytes.append(UInt8(truncatingIfNeeded: word >> 16))
    bytes.append(UInt8(truncatingIfNeeded: word >> 24))
  }

  /// Bytes to be filled in later: digits of value 0, and no numbers yet.
  mutating func reserve(_ count: Int) -> Int {
    let offset = bytes.count
    // An array, not `repeatElement`, whose elements are appended one by one: see `SyntaxByte`.
    bytes.append(contentsOf: [UInt8](repeating: TableDigit.byte(of: 0), count: count))
    return offset
  }

  mutating func write(number: Int, at offset: Int) {
    write(bytes: TableNumber.word(of: number), at: offset)
  }

  mutating func write(digit: Int, at offset: Int) {
    bytes[offset] = TableDigit.byte(of: digit)
  }

  mutating func write(digitPair: DigitPair, at offset: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: digitPair.bytes)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: digitPair.bytes >> 8)
  }

  /// 64 bits in three numbers, the lowest first.
  mutating func write(wideNumber: UInt64, at offset: Int) {
    write(number: Int(truncatingIfNeeded: wideNumber & 0xFF_FFFF), at: offset)
    write(number: Int(truncatingIfNeeded: wideNumber >> 24 & 0xFF_FFFF), at: offset + 4)
    write(number: Int(truncatingIfNeeded: wideNumber >> 48), at: offset + 8)
  }

  /// Eight bytes that stand for themselves in a literal of Swift, the lowest first.
  mutating func write(word: UInt64, at offset: Int) {
    write(bytes: UInt32(truncatingIfNeeded: word), at: offset)
    write(bytes: UInt32(truncatingIfNeeded: word >> 32), at: offset + 4)
  }

  mutating func write(bytes word: UInt32, at offset: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: word)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: word >> 8)
    bytes[offset + 2] = UInt8(truncatingIfNeeded: word >> 16)
    bytes[offset + 3] = UInt8(truncatingIfNeeded: word >> 24)
  }

  /// A text, written at its first use.
  mutating func text(_ text: [UInt8]) -> Address<TextRecord> {
    let hash = TextIndex.hash(text)
    if let offset = texts.offset(of: text, hash, in: bytes) { return Address(offset) }
    let offset = bytes.count
    append(text: text)
    texts.insert(offset, hash, start: bytes.count - text.count, count: text.count)
    return Address(offset)
  }

  mutating func text(_ string: String) -> Address<TextRecord> {
    // Most captures have neither prefix nor suffix.
    if string.isEmpty, let emptyText { return emptyText }
    let address = text(Array(string.utf8))
    if string.isEmpty { emptyText = address }
    return address
  }

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
      // What does not print, `"` and `#`: a `#` behind a `\` of the table would start an escape of
      // the literal. A byte inside of a scalar is no start.
      if byte < 0x20 || byte == 0x22 || byte == 0x23 || byte == 0x7F || byte >= 0xC0 {
        escapes.append(start + index - 1)
      }
    }
  }
}
