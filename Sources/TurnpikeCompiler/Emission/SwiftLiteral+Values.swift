import TurnpikeTable

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

  /// The columns of a table's lines: with their indentation and the end, the lines fill 100
  /// columns.
  private static let tableWidth = 90

  /// A table as the lines of a raw string literal. A `\#` at the end joins a line to the next.
  static func table(_ table: CompiledTable) -> [String] {
    let bytes = table.storage.bytes
    var escapes = table.escapes[...]
    var lines: [String] = []
    var line = ""
    var offset = 0
    while offset < bytes.count {
      let piece: String
      var end = offset
      if offset == escapes.first {
        escapes.removeFirst()
        // A scalar has at most four bytes.
        let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
        guard let scalar = text.unicodeScalars.first else { break }
        piece = "\\#u{\(String(scalar.value, radix: 16))}"
        end += UTF8.width(scalar)
      } else {
        // Without optimization, copying single bytes takes ten times as long.
        let room = tableWidth - line.utf8.count
        end = min(escapes.first ?? bytes.count, offset + (room > 0 ? room : tableWidth))
        piece = String(decoding: bytes[offset..<end], as: UTF8.self)
      }
      if line.utf8.count + piece.utf8.count > tableWidth {
        lines.append(line + "\\#")
        line = ""
      }
      line += piece
      offset = end
    }
    return lines + [line]
  }
}
