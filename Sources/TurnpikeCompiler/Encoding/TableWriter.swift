import TurnpikeTable

/// The bytes of a table as they grow: digits and numbers in printable ASCII, texts as they are,
/// each text once.
struct TableWriter {
  private(set) var bytes: [UInt8] = []
  /// Where the scalars start that do not stand for themselves in a literal of Swift: only texts
  /// have any, so that nobody need look for them among all bytes.
  private(set) var escapes: [Int] = []
  private var texts = TextIndex()
  /// The offset of the empty text, where it stands.
  private var emptyText: Int?

  var offset: Int { bytes.count }

  /// The byte that stands for six bits.
  static func digit(_ value: Int) -> UInt8 { TableLayout.byte(value) }

  mutating func append(digit: Int) {
    bytes.append(Self.digit(digit))
  }

  /// What another writer has written, which may refer to this one's texts.
  mutating func append(_ other: TableWriter) {
    for escape in other.escapes { escapes.append(bytes.count + escape) }
    bytes.append(contentsOf: other.bytes)
  }

  mutating func append(shortNumber: Int) {
    append(digit: shortNumber)
    append(digit: shortNumber >> 6)
  }

  mutating func append(number: Int) {
    let word = TableNumber.word(of: number)
    bytes.append(UInt8(truncatingIfNeeded: word))
    bytes.append(UInt8(truncatingIfNeeded: word >> 8))
    bytes.append(UInt8(truncatingIfNeeded: word >> 16))
    bytes.append(UInt8(truncatingIfNeeded: word >> 24))
  }

  mutating func append(bits: UInt64) {
    append(number: Int(truncatingIfNeeded: bits & 0xFF_FFFF))
    append(number: Int(truncatingIfNeeded: bits >> 24 & 0xFF_FFFF))
    append(number: Int(truncatingIfNeeded: bits >> 48))
  }

  /// Room for a record, to be filled in later: digits of value 0, and no numbers yet.
  mutating func reserve(_ count: Int) -> Int {
    let offset = bytes.count
    // An array, not `repeatElement`: appending that takes ten times as long without optimisation.
    bytes.append(contentsOf: [UInt8](repeating: Self.digit(0), count: count))
    return offset
  }

  mutating func write(number: Int, at offset: Int) {
    let word = TableNumber.word(of: number)
    bytes[offset] = UInt8(truncatingIfNeeded: word)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: word >> 8)
    bytes[offset + 2] = UInt8(truncatingIfNeeded: word >> 16)
    bytes[offset + 3] = UInt8(truncatingIfNeeded: word >> 24)
  }

  mutating func write(digit: Int, at offset: Int) {
    bytes[offset] = Self.digit(digit)
  }

  mutating func write(shortNumber: Int, at offset: Int) {
    bytes[offset] = Self.digit(shortNumber)
    bytes[offset + 1] = Self.digit(shortNumber >> 6)
  }

  /// Eight bytes that stand for themselves in a literal of Swift, the lowest first.
  mutating func write(word: UInt64, at offset: Int) {
    var word = word
    var index = offset
    while index < offset + 8 {
      bytes[index] = UInt8(truncatingIfNeeded: word)
      word = word &>> 8
      index += 1
    }
  }

  /// The offset of a text, written at its first use.
  mutating func text(_ text: [UInt8]) -> Int {
    let hash = TextIndex.hash(text)
    if let offset = texts.offset(of: text, hash, in: bytes) { return offset }
    let offset = bytes.count
    append(text: text)
    texts.insert(offset, hash, start: bytes.count - text.count, count: text.count)
    return offset
  }

  mutating func text(_ string: String) -> Int {
    // Most captures have neither prefix nor suffix.
    if string.isEmpty, let emptyText { return emptyText }
    let offset = text(Array(string.utf8))
    if string.isEmpty { emptyText = offset }
    return offset
  }

  /// A text in place, not shared.
  mutating func append(text: [UInt8]) {
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
