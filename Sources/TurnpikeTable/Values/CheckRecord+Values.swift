/// Asks the route's module whether a text decodes to one of the user's own types, given by its
/// number in the table.
package typealias CustomCheck = (Int, String) -> Bool

/// Asks an enum that is mounted whether it answers what follows the mount's prefix.
package typealias MountCheck = (MountedLink) -> Bool

// The readings that the kinds share, within the range of the record.
extension CheckRecord {
  func signed(_ text: UnsafeRawBufferPointer, bits: Int) -> UInt64? {
    guard let value = NumberText.signed(text) else { return nil }
    let spare = Int64(64 - bits)
    guard (value &<< spare) &>> spare == value,
      range.isEmpty || isInRange(value, Int64(bitPattern: lower), Int64(bitPattern: upper))
    else { return nil }
    return UInt64(bitPattern: value)
  }

  func unsigned(_ text: UnsafeRawBufferPointer, bits: Int) -> UInt64? {
    guard let value = NumberText.unsigned(text) else { return nil }
    let spare = UInt64(64 - bits)
    guard (value &<< spare) &>> spare == value, range.isEmpty || isInRange(value, lower, upper)
    else { return nil }
    return value
  }

  func decimal(_ value: Double?) -> UInt64? {
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

  func isEqual(_ text: UnsafeRawBufferPointer, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { text.elementsEqual($0) }
  }

  func isWord(_ text: UnsafeRawBufferPointer) -> Bool {
    let words = words
    let bytes = ByteSpan(text, orEmptyAt: table.base)
    for index in words.indices {
      let word = words[index].bytes
      if word.count == text.count, bytes.has(word, at: 0) { return true }
    }
    return false
  }
}
