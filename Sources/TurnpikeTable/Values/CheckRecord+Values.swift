/// Asks the route's module whether a text decodes to one of the user's own types, given by its
/// number in the table.
package typealias CustomCheck = (Int, String) -> Bool

/// Asks an enum that is mounted whether it answers what follows the mount's prefix.
package typealias MountCheck = (MountedLink) -> Bool

/// Whether a decoded text is a value of a type, within its range.
extension CheckRecord {
  package func accepts(_ text: UnsafeRawBufferPointer, custom: CustomCheck) -> Bool {
    switch kind {
    case .string: true
    case .uuid: UUIDText.bits(text) != nil
    case .url: URLText.isURL(text)
    case .words: isWord(text)
    case .custom: custom(customTypeNumber, String(segment: text))
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float, .bool, .date:
      bits(of: text) != nil
    }
  }

  /// The value of a text as at most 64 bits, if it is one of the type, within its range: a whole
  /// number with its sign, that of `Double`, 1 of `true`, the seconds since 2001 of a date. Nil for
  /// other types.
  func bits(of text: UnsafeRawBufferPointer) -> UInt64? {
    switch kind {
    case .int: signed(text, bits: Int.bitWidth)
    case .int8: signed(text, bits: 8)
    case .int16: signed(text, bits: 16)
    case .int32: signed(text, bits: 32)
    case .int64: signed(text, bits: 64)
    case .uint: unsigned(text, bits: UInt.bitWidth)
    case .uint8: unsigned(text, bits: 8)
    case .uint16: unsigned(text, bits: 16)
    case .uint32: unsigned(text, bits: 32)
    case .uint64: unsigned(text, bits: 64)
    case .double: decimal(NumberText.double(text))
    case .float: decimal(NumberText.float(text).map { Double($0) })
    case .bool: isEqual(text, "true") ? 1 : isEqual(text, "false") ? 0 : nil
    case .date: CalendarText.seconds(text)?.bitPattern
    case .string, .uuid, .url, .words, .custom: nil
    }
  }

  private func signed(_ text: UnsafeRawBufferPointer, bits: Int) -> UInt64? {
    guard let value = NumberText.signed(text) else { return nil }
    let spare = Int64(64 - bits)
    guard (value << spare) >> spare == value,
      range.isEmpty || isInRange(value, Int64(bitPattern: lower), Int64(bitPattern: upper))
    else { return nil }
    return UInt64(bitPattern: value)
  }

  private func unsigned(_ text: UnsafeRawBufferPointer, bits: Int) -> UInt64? {
    guard let value = NumberText.unsigned(text) else { return nil }
    let spare = UInt64(64 - bits)
    guard (value << spare) >> spare == value, range.isEmpty || isInRange(value, lower, upper)
    else { return nil }
    return value
  }

  private func decimal(_ value: Double?) -> UInt64? {
    guard let value,
      range.isEmpty
        || isInRange(value, Double(bitPattern: lower), Double(bitPattern: upper))
    else { return nil }
    return value.bitPattern
  }

  private func isInRange<Number: Comparable>(
    _ value: Number, _ lower: Number, _ upper: Number
  ) -> Bool {
    if range.contains(.hasLower), value < lower { return false }
    if range.contains(.hasUpper) {
      return range.contains(.includesUpper) ? value <= upper : value < upper
    }
    return true
  }

  private func isEqual(_ text: UnsafeRawBufferPointer, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { text.elementsEqual($0) }
  }

  private func isWord(_ text: UnsafeRawBufferPointer) -> Bool {
    let words = words
    let bytes = ByteSpan(text, orEmptyAt: table.base)
    for index in words.indices {
      let word = words[index].bytes
      if word.count == text.count, bytes.has(word, at: 0) { return true }
    }
    return false
  }
}
