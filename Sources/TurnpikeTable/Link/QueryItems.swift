/// The items of a query (WHATWG URL, "application/x-www-form-urlencoded parsing").
///
/// The query is split at `&`, and each item at its first `=`. Empty items are ignored.
package struct QueryItems {
  /// A key and a value, as written.
  package struct Item {
    package let key: Range<Int>
    package let value: Range<Int>

    /// Whether the decoded key is a text.
    @inline(__always)
    func hasKey(_ text: Span<UInt8>, in link: Span<UInt8>) -> Bool {
      // Decoding never makes a key longer.
      guard key.count >= text.count else { return false }
      return key.count == text.count && link.isEqual(key, to: text, at: 0)
        || isDecodedKey(text, in: link)
    }

    @inline(never)
    private func isDecodedKey(_ text: Span<UInt8>, in link: Span<UInt8>) -> Bool {
      let key = EncodedText(key, of: link, plusIsSpace: true)
      return !key.isPlain && key.isEqual(to: text, in: link)
    }

    package func value(in link: Span<UInt8>) -> EncodedText {
      EncodedText(value, of: link, plusIsSpace: true)
    }
  }

  private var rest: Range<Int>

  /// - Parameter query: The bytes of a query. The fragment may follow.
  init(_ query: Range<Int>) {
    rest = query
  }

  package mutating func next(in link: Span<UInt8>) -> Item? {
    var start = rest.lowerBound
    while start < rest.upperBound, link[start] == Mark.ampersand { start += 1 }
    guard start < rest.upperBound, link[start] != Mark.hash else { return nil }
    let end = link.firstIndex(of: Mark.ampersand, or: Mark.hash, in: start..<rest.upperBound)
    rest = end..<rest.upperBound
    let keyEnd = link.firstIndex(of: Mark.equals, in: start..<end)
    return Item(key: start..<keyEnd, value: min(keyEnd + 1, end)..<end)
  }

  /// Returns the first value of a key, or nil if the query does not have the key.
  package func firstValue(of key: Span<UInt8>, in link: Span<UInt8>) -> EncodedText? {
    var items = self
    while let item = items.next(in: link) {
      if item.hasKey(key, in: link) { return item.value(in: link) }
    }
    return nil
  }

  /// All keys with their values, decoded, in the order of first appearance.
  ///
  /// - Complexity: Linear in the length of the query.
  package func grouped(in link: Span<UInt8>) -> [(name: String, values: [String])] {
    // Keys are compared by their bytes, because equal strings can have different bytes.
    var positions: [[UInt8]: Int] = [:]
    var groups: [(name: String, values: [String])] = []
    var items = self
    while let item = items.next(in: link) {
      let key = EncodedText(item.key, of: link, plusIsSpace: true).string(in: link)
      let value = item.value(in: link).string(in: link)
      if let position = positions[Array(key.utf8)] {
        groups[position].values.append(value)
      } else {
        positions[Array(key.utf8)] = groups.count
        groups.append((key, [value]))
      }
    }
    return groups
  }
}
