/// The text of a file as its reader sees it: without the escapes of mails, markup, and strings.
struct DecodedText {
  private(set) var bytes: [UInt8] = []
  /// The offset in the file of each byte. No file is larger than 64 MB.
  private var offsets: [UInt32] = []

  /// The characters that are in links or end them, as strings and HTML write them.
  private static let names: [(name: String, text: String)] = [
    ("\\/", "/"), ("\\\\", "\\"), ("\\\"", "\""), ("\\'", "'"), ("\\n", "\n"), ("\\r", "\r"),
    ("\\t", "\t"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"),
    ("&gt;", ">"), ("&nbsp;", "\u{A0}"),
  ]

  /// The start, the radix, and the end of a character's number.
  private static let numbers = [("\\u", 16, ""), ("&#x", 16, ";"), ("&#", 10, ";")]

  init(_ file: [UInt8]) {
    // RFC 2045, 6.7
    let isQuotedPrintable = file.split(separator: UInt8(ascii: "\n")).contains { line in
      String(decoding: line.prefix(60), as: UTF8.self).lowercased()
        .hasPrefix("content-transfer-encoding: quoted-printable")
    }
    let marks = Array((isQuotedPrintable ? "\\&=" : "\\&").utf8)
    var index = 0
    while index < file.count {
      var (text, length) = (file[index...index], 1)
      if marks.contains(file[index]), let escape = Self.escape(file[index...]) {
        (text, length) = (escape.text[...], escape.length)
      }
      bytes += text
      for _ in text { offsets.append(UInt32(index)) }
      index += length
    }
  }

  /// Reads an escape. Returns its text and its length, or nil if there is no escape at the start.
  private static func escape(_ rest: ArraySlice<UInt8>) -> (text: [UInt8], length: Int)? {
    if rest.first == UInt8(ascii: "=") {
      // A line break that a mail program adds.
      for lineEnd in ["=\r\n", "=\n"] where rest.starts(with: lineEnd.utf8) {
        return ([], lineEnd.utf8.count)
      }
      let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
      return UInt8(digits, radix: 16).map { ([$0], 3) }
    }
    if let (name, text) = names.first(where: { rest.starts(with: $0.name.utf8) }) {
      return (Array(text.utf8), name.utf8.count)
    }
    for (start, radix, end) in numbers where rest.starts(with: start.utf8) {
      let digits = rest.dropFirst(start.utf8.count).prefix(4).prefix { !end.utf8.contains($0) }
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
      guard let scalar = code.flatMap(Unicode.Scalar.init),
        rest[digits.endIndex...].starts(with: end.utf8)
      else { continue }
      return (Array(String(scalar).utf8), start.utf8.count + digits.count + end.utf8.count)
    }
    return nil
  }

  func offset(of index: Int) -> Int { Int(offsets[index]) }
}
