import TurnpikeCompiler

/// Text as HTML: nothing of it is a tag, an attribute's end or a reference.
enum HTML {
  /// A text of the file's author, in an element or between the quotes of an attribute; what would
  /// turn its direction round, or is no character, as an escape.
  static func text(_ text: String) -> String { escaped(harmless(text)) }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func code(_ text: String) -> String { "<code>\(Self.text(text))</code>" }

  /// A value of an element's attribute, as it is: a program reads it, and nobody sees it.
  static func value(_ text: String) -> String { escaped(text) }

  /// Lines of documentation: a paragraph each block, and the text between back quotes as code.
  static func paragraphs(_ lines: [String]) -> String {
    lines.split(separator: "").map { block in
      "<p>\(inline(block.joined(separator: "\n")))</p>\n"
    }.joined()
  }

  private static func inline(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // The last of an odd number of quotes is an ordinary character.
    let hasOdd = parts.count % 2 == 0
    var shown = ""
    for (index, part) in parts.enumerated() {
      if hasOdd, index == parts.count - 1 {
        shown += "`" + lines(part)
      } else {
        shown += index % 2 == 1 ? code(String(part)) : lines(part)
      }
    }
    return shown
  }

  private static func lines(_ text: Substring) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.text(String($0)) }
      .joined(separator: "\n")
  }
}
