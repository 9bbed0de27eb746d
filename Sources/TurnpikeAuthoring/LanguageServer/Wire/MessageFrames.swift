/// Takes the bytes of a connection apart into messages, each after its header:
///
///     Content-Length: 52
///
///     {"jsonrpc":"2.0",…}
///
/// Bytes that are no header are skipped up to the next one, so a message with a wrong length costs the
/// messages that it runs into and no more.
struct MessageFrames {
  enum Frame {
    case body([UInt8])
    /// Text between messages.
    case junk
  }

  /// No editor sends more at once.
  static let largestLength = 256 << 20
  private static let longestHeaderLine = 8192
  private static let field = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  private var offset = 0
  /// The content length that the current header gives.
  private var length: Int?
  private var isInHeader = false
  private var hasJunk = false

  mutating func append(_ more: [UInt8]) {
    if offset > 0 {
      bytes.removeFirst(offset)
      offset = 0
    }
    bytes += more
  }

  /// The next message, or nil until more bytes have come.
  mutating func next() -> Frame? {
    while true {
      if !isInHeader, let length {
        guard bytes.count - offset >= length else { return nil }
        let body = Array(bytes[offset..<(offset + length)])
        offset += length
        self.length = nil
        return .body(body)
      }
      guard let line = nextLine() else { return nil }
      read(line)
      if hasJunk {
        hasJunk = false
        return .junk
      }
    }
  }

  /// Puts back what follows a message's end that was inside a body with a wrong length. False where
  /// there is no other message in it.
  mutating func putBack(_ body: [UInt8]) -> Bool {
    guard let start = Self.fieldStarts(in: body[...]).first else { return false }
    bytes.replaceSubrange(..<offset, with: body[start...])
    offset = 0
    return true
  }

  /// A line of a header without its end.
  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard let feed = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else {
      // A line that never ends is no header: its last bytes may still be the start of one.
      if bytes.count - offset > Self.longestHeaderLine {
        offset = bytes.count - Self.field.count
      }
      return nil
    }
    var line = bytes[offset..<feed]
    offset = feed + 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    if line.isEmpty {
      hasJunk = isInHeader && length == nil
      isInHeader = false
      return
    }
    // After text of a message with a wrong length, the last one is the header.
    guard let start = Self.fieldStarts(in: line).last else {
      // Another field, as `Content-Type`, or text that is none.
      let isField = line.contains(UInt8(ascii: ":")) && line.first != UInt8(ascii: "{")
      if isField { isInHeader = true } else { hasJunk = true }
      return
    }
    isInHeader = true
    let digits = String(decoding: line[(start + Self.field.count)...], as: UTF8.self)
    let number = Int(digits.filter { $0 != " " && $0 != "\t" })
    length = number.flatMap { 0...Self.largestLength ~= $0 ? $0 : nil }
    hasJunk = start != line.startIndex || length == nil
  }

  /// Where each `Content-Length:` of some bytes starts, in whatever case.
  private static func fieldStarts(in bytes: ArraySlice<UInt8>) -> [Int] {
    guard bytes.count >= field.count else { return [] }
    return (bytes.startIndex...(bytes.endIndex - field.count)).filter { start in
      bytes[start] | 0x20 == field[0]
        && zip(bytes[start...], field).allSatisfy { $0 | ($0 >= 0x41 ? 0x20 : 0) == $1 }
    }
  }

  /// A message with its header.
  static func framed(_ message: JSON) -> [UInt8] {
    let body = Array(message.text.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
