/// The items of a query as written: split at `&`, empty items dropped, each split at its first
/// `=` (WHATWG URL, "application/x-www-form-urlencoded parsing").
package struct QueryItems: Sequence, IteratorProtocol {
  /// A key and a value, still encoded.
  package struct Item {
    package let key: UnsafeRawBufferPointer
    package let value: UnsafeRawBufferPointer

    package var decodedKey: String { PercentCoding.string(decoding: key, plusIsSpace: true) }
    package var decodedValue: String { PercentCoding.string(decoding: value, plusIsSpace: true) }

    /// Whether the key decodes to the text.
    func hasKey(_ text: UnsafeRawBufferPointer) -> Bool {
      QueryItems.isEqual(key, text)
    }
  }

  private var rest: UnsafeRawBufferPointer

  package init(_ query: UnsafeRawBufferPointer) {
    rest = query
  }

  package mutating func next() -> Item? {
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.count
      let item = UnsafeRawBufferPointer(rebasing: rest[..<end])
      rest = UnsafeRawBufferPointer(rebasing: rest[Swift.min(end + 1, rest.count)...])
      if item.isEmpty { continue }
      guard let equals = item.firstIndex(of: UInt8(ascii: "=")) else {
        return Item(key: item, value: UnsafeRawBufferPointer(rebasing: item[item.count...]))
      }
      return Item(
        key: UnsafeRawBufferPointer(rebasing: item[..<equals]),
        value: UnsafeRawBufferPointer(rebasing: item[(equals + 1)...]))
    }
    return nil
  }

  /// Every key with every value, decoded, by first appearance. A dictionary finds a key that comes
  /// again, so many keys cost no more each than few.
  package var grouped: [(name: String, values: [String])] {
    // By bytes: equal strings may differ in them, and then are two keys.
    var positions: [[UInt8]: Int] = [:]
    var groups: [(name: String, values: [String])] = []
    for item in self {
      let key = item.decodedKey
      let bytes = Array(key.utf8)
      if let position = positions[bytes] {
        groups[position].values.append(item.decodedValue)
      } else {
        positions[bytes] = groups.count
        groups.append((key, [item.decodedValue]))
      }
    }
    return groups
  }

  /// The first value of a key, encoded; nil when the query does not have it.
  package func firstValue(of key: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    for item in self where item.hasKey(key) { return item.value }
    return nil
  }

  /// Whether an encoded text of a query decodes to another.
  static func isEqual(_ encoded: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer) -> Bool {
    if encoded.elementsEqual(text) {
      return !encoded.contains { $0 == SegmentMark.percent || $0 == UInt8(ascii: "+") }
        || isDecodedEqual(encoded, text)
    }
    return encoded.count > text.count || encoded.contains(UInt8(ascii: "+"))
      ? isDecodedEqual(encoded, text) : false
  }

  private static func isDecodedEqual(
    _ encoded: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer
  ) -> Bool {
    withDecoded(encoded) { $0.elementsEqual(text) }
  }

  /// Calls the body with the decoded text.
  static func withDecoded<Result>(
    _ encoded: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: encoded.count, alignment: 1) { buffer in
      guard let target = buffer.baseAddress else { return body(encoded) }
      let length = PercentCoding.decode(encoded, into: target, plusIsSpace: true)
      return body(UnsafeRawBufferPointer(start: target, count: length))
    }
  }
}
