/// Splits the bytes of a connection into messages, each after its header:
///
///     Content-Length: 52
///
///     {"jsonrpc":"2.0",…}
///
/// Bytes that aren't a header are skipped up to the next one, so a wrong length costs the messages
/// that it covers, and no others.
struct MessageFrames {
  /// More than any editor sends at once.
  private static let largestLength = 256 << 20
  private static let longestHeader = 8192
  private static let field = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  private var offset = 0

  mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(offset)
    offset = 0
    bytes += more
  }

  /// The next message, or an error for bytes that aren't one; nil until more bytes arrive.
  mutating func next() -> Result<JSON, ResponseError>? {
    while offset < bytes.count, bytes[offset] == 0x0A || bytes[offset] == 0x0D { offset += 1 }
    guard let end = endOfHeader else {
      // Text without an end isn't a header, but its last bytes can be the start of one.
      if bytes.count - offset > Self.longestHeader { offset = bytes.count - 32 }
      return nil
    }
    guard let start = lastField(in: offset..<end) else { return skip(to: end) }
    let isFirst = start == offset || bytes[offset...].starts(with: "Content-Type:".utf8)
    if !isFirst { return skip(to: start) }
    let digits = bytes[(start + Self.field.count)..<end].prefix { $0 != 0x0A }
      .filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    guard let length = Int(String(decoding: digits, as: UTF8.self)),
      0...Self.largestLength ~= length
    else { return skip(to: end) }
    guard length <= bytes.count - end else { return nil }
    offset = end + length
    if let json = JSON(reading: bytes[end..<offset]) { return .success(json) }
    // A length that is too large covers the next header.
    if let next = (end..<offset).first(where: isField) { offset = next }
    return .failure(ResponseError(.parseError, "the message is not JSON in UTF-8"))
  }

  /// The offset after the next empty line.
  private var endOfHeader: Int? {
    var index = offset
    while let feed = bytes[index...].firstIndex(of: 0x0A) {
      index = feed + 1
      if index < bytes.count, bytes[index] == 0x0D { index += 1 }
      if index < bytes.count, bytes[index] == 0x0A { return index + 1 }
    }
    return nil
  }

  private mutating func skip(to next: Int) -> Result<JSON, ResponseError> {
    offset = next
    return .failure(ResponseError(.parseError, "a message must have a Content-Length"))
  }

  /// The last one, because text of a message with a wrong length can precede the header.
  private func lastField(in range: Range<Int>) -> Int? { range.last(where: isField) }

  /// Whether a header's field starts at an offset, in upper or lower case.
  private func isField(_ start: Int) -> Bool {
    guard bytes[start] | 0x20 == Self.field[0], bytes.count - start >= Self.field.count else {
      return false
    }
    return zip(bytes[start...], Self.field).allSatisfy { $0 | ($0 >= 0x41 ? 0x20 : 0) == $1 }
  }

  /// A message with its header.
  static func framed(_ message: JSON) -> [UInt8] {
    let body = Array(message.text.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
