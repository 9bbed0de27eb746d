/// Asks the route's module whether a text decodes to one of the user's own types, given by its
/// number in the table.
package typealias CustomCheck = (Int, String) -> Bool

/// Asks an enum that is mounted whether it answers what follows the mount's prefix.
package typealias MountCheck = (MountedLink) -> Bool

/// Whether a decoded text is a value of a type, within its range.
package struct ValueCheck {
  package let table: TableView
  package let offset: Int

  package init(table: TableView, offset: Int) {
    self.table = table
    self.offset = offset
  }

  package func accepts(_ text: UnsafeRawBufferPointer, custom: CustomCheck) -> Bool {
    guard let kind = ValueKind(rawValue: table.digit(offset + TableLayout.Check.type)) else {
      return false
    }
    switch kind {
    case .string: return true
    case .int: return signed(text, bits: Int.bitWidth)
    case .int8: return signed(text, bits: 8)
    case .int16: return signed(text, bits: 16)
    case .int32: return signed(text, bits: 32)
    case .int64: return signed(text, bits: 64)
    case .uint: return unsigned(text, bits: UInt.bitWidth)
    case .uint8: return unsigned(text, bits: 8)
    case .uint16: return unsigned(text, bits: 16)
    case .uint32: return unsigned(text, bits: 32)
    case .uint64: return unsigned(text, bits: 64)
    case .double: return NumberText.double(text).map { isInRange($0) } ?? false
    case .float: return NumberText.float(text).map { isInRange(Double($0)) } ?? false
    case .bool: return isEqual(text, "true") || isEqual(text, "false")
    case .uuid: return isUUID(text)
    case .date: return CalendarText.seconds(text) != nil
    case .url: return URLText.isURL(text)
    case .words: return isWord(text)
    case .custom: return custom(detail, string(text))
    }
  }

  private func string(_ text: UnsafeRawBufferPointer) -> String {
    let text = LinkBytes(text, orEmptyAt: table.base)
    return String(segment: PathSegments.Place(start: text.start, end: text.end), of: text)
  }

  private var range: Int { table.digit(offset + TableLayout.Check.range) }
  private var detail: Int { table.number(offset + TableLayout.Check.detail) }
  private var lower: UInt64 { table.bits(offset + TableLayout.Check.lower) }
  private var upper: UInt64 { table.bits(offset + TableLayout.Check.upper) }

  private func signed(_ text: UnsafeRawBufferPointer, bits: Int) -> Bool {
    guard let value = NumberText.signed(text) else { return false }
    let spare = Int64(64 - bits)
    guard (value << spare) >> spare == value else { return false }
    return range == 0
      || isInRange(value, Int64(bitPattern: lower), Int64(bitPattern: upper))
  }

  private func unsigned(_ text: UnsafeRawBufferPointer, bits: Int) -> Bool {
    guard let value = NumberText.unsigned(text) else { return false }
    let spare = UInt64(64 - bits)
    guard (value << spare) >> spare == value else { return false }
    return range == 0 || isInRange(value, lower, upper)
  }

  private func isInRange(_ value: Double) -> Bool {
    range == 0 || isInRange(value, Double(bitPattern: lower), Double(bitPattern: upper))
  }

  private func isInRange<Number: Comparable>(
    _ value: Number, _ lower: Number, _ upper: Number
  ) -> Bool {
    if range & TableLayout.Check.hasLower != 0, value < lower { return false }
    if range & TableLayout.Check.hasUpper != 0 {
      return range & TableLayout.Check.includesUpper != 0 ? value <= upper : value < upper
    }
    return true
  }

  private func isEqual(_ text: UnsafeRawBufferPointer, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { text.elementsEqual($0) }
  }

  private func isUUID(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count == 36 else { return false }
    for (index, byte) in text.enumerated() {
      switch index {
      case 8, 13, 18, 23: if byte != UInt8(ascii: "-") { return false }
      default: if PercentCoding.hexadecimal(byte) == nil { return false }
      }
    }
    return true
  }

  private func isWord(_ text: UnsafeRawBufferPointer) -> Bool {
    let list = detail
    for index in 0..<table.number(list)
    where text.elementsEqual(table.text(table.number(list + 4 + index * 4))) {
      return true
    }
    return false
  }
}
