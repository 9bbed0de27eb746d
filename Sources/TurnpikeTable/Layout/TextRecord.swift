/// A text: its length, then its bytes.
package enum TextRecord: RecordLayout {
  package static var size: Int { TableNumber.width }
  static var count: Field<Self, Int> { Field(0) }
}

extension TableView {
  @inline(__always)
  @_lifetime(copy self)
  package func bytes(_ text: Address<TextRecord>) -> Span<UInt8> {
    let start = text.offset + TextRecord.size
    return bytes.extracting(start..<start + self[text, TextRecord.count])
  }

  package func string(_ text: Address<TextRecord>) -> String { bytes(text).string }

  package func text(_ text: Address<TextRecord>?) -> String? { text.map { string($0) } }
}
