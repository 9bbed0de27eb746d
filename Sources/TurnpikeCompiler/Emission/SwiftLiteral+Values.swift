extension SwiftLiteral {
  /// The value of a default's canonical text.
  static func value(_ text: String, of type: ValueType) -> String {
    switch type {
    case .builtIn(let builtIn, _): builtIn.literal(text)
    case .words(_, let words):
      "." + SwiftNames.escaped(words.first { $0.text == text }?.swiftName ?? text)
    case .custom: text
    }
  }

  /// A table as the lines of a raw string literal.
  ///
  /// - Parameter width: how wide a line is at most, without the two columns that join it to the next.
  static func table(_ table: EncodedTable, width: Int) -> [String] {
    let text = String(decoding: table.bytes, as: UTF8.self)
    let count = table.bytes.count
    var lines: [String] = []
    var line = ""
    var length = 0
    var offset = 0
    var position = text.startIndex
    var escapes = 0
    while offset < count {
      // Stretches are copied whole: in a debug build a byte at a time takes ten times as long.
      let next = escapes < table.escapes.count ? table.escapes[escapes] : count
      let end = min(next, offset + max(0, width - length))
      let start = position
      position = text.utf8.index(start, offsetBy: end - offset)
      line += text[start..<position]
      length += end - offset
      offset = end
      if offset == next, offset < count {
        let scalar = text.unicodeScalars[position]
        let escape = "\\#u{\(String(scalar.value, radix: 16))}"
        if length + escape.utf8.count > width {
          lines.append(line + "\\#")
          line = ""
          length = 0
        }
        line += escape
        length += escape.utf8.count
        offset += UTF8.width(scalar)
        position = text.unicodeScalars.index(after: position)
        escapes += 1
      }
      if length >= width, offset < count {
        lines.append(line + "\\#")
        line = ""
        length = 0
      }
    }
    lines.append(line)
    return lines
  }
}
