import TurnpikeTable

/// The bytes of a table as they grow: digits and numbers in printable ASCII, texts as they are,
/// each text once.
struct TableWriter {
  /// The table, and digits of value 0 for the records that follow.
  private var memory: [UInt8] = []
  /// The size of the table.
  private(set) var offset = 0
  /// The positions of the scalars that a Swift literal must escape. Only texts contain such
  /// scalars.
  private(set) var escapes: [Int] = []
  /// The texts that have been written.
  private var texts: [[UInt8]: Address<TextRecord>] = [:]

  /// The table.
  var bytes: [UInt8] { Array(memory[..<offset]) }

  /// Reserves bytes to be filled in later. They are digits of value 0.
  mutating func reserve(_ count: Int) -> Int {
    let start = offset
    offset += count
    if memory.count < offset {
      // The memory doubles, because it is slow to append to an array without optimization.
      memory += [UInt8](repeating: TableDigit.byte(of: 0), count: offset + 4096)
    }
    return start
  }

  mutating func write(number: Int, at offset: Int) {
    memory[offset] = TableDigit.byte(of: number)
    memory[offset + 1] = TableDigit.byte(of: number >> 6)
    memory[offset + 2] = TableDigit.byte(of: number >> 12)
    memory[offset + 3] = TableDigit.byte(of: number >> 18)
  }

  mutating func write(digit: Int, at offset: Int) {
    memory[offset] = TableDigit.byte(of: digit)
  }

  /// Writes bytes that print.
  mutating func write(_ text: [UInt8], at offset: Int) {
    for index in text.indices { memory[offset + index] = text[index] }
  }

  /// A text, written at its first use.
  mutating func text(_ text: [UInt8]) -> Address<TextRecord> {
    if let known = texts[text] { return known }
    let address = Address<TextRecord>(reserve(TextRecord.size + text.count))
    write(number: text.count, at: address.offset)
    let start = address.offset + TextRecord.size
    var index = 0
    while index < text.count {
      let byte = text[index]
      memory[start + index] = byte
      // Nearly all are letters. Control characters, `"`, and `#` are escaped: a `#` after a `\` of
      // the table would start an escape of the literal. A byte inside of a scalar is not a start.
      if byte <= 0x23 || byte >= 0x7F,
        byte < 0x20 || byte == 0x22 || byte == 0x23 || byte == 0x7F || byte >= 0xC0
      {
        escapes.append(start + index)
      }
      index += 1
    }
    texts[text] = address
    return address
  }

  mutating func text(_ string: String) -> Address<TextRecord> { text(Array(string.utf8)) }
}
