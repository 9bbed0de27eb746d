import TurnpikeCompiler

/// Text of a Markdown document: the author's text stays Markdown, but never becomes a tag or the
/// end of a table's cell.
enum Markdown {
  /// A line of its author outside of tables.
  static func text(_ text: String) -> String { line(harmless(text), inTable: false) }

  /// A line of its author in a table's cell.
  static func cell(_ text: String) -> String { line(harmless(text), inTable: true) }

  /// A piece of code outside of tables.
  static func code(_ text: String) -> String { span(Array(harmless(text).utf8), inTable: false) }

  /// A piece of code in a table's cell.
  static func cellCode(_ text: String) -> String { span(Array(harmless(text).utf8), inTable: true) }

  /// A piece of code between more back quotes than it has in a row.
  private static func span(_ code: [UInt8], inTable: Bool) -> String {
    var (longest, run) = (0, 0)
    for byte in code {
      run = byte == backQuote ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = code.first == backQuote || code.last == backQuote ? " " : ""
    return fence + space + inside(code[...], inTable: inTable) + space + fence
  }

  /// In code, only the end of a table's cell has a meaning.
  private static func inside(_ code: ArraySlice<UInt8>, inTable: Bool) -> String {
    var shown: [UInt8] = []
    for byte in code {
      if inTable, byte == UInt8(ascii: "|") { shown.append(UInt8(ascii: "\\")) }
      shown.append(byte)
    }
    return String(decoding: shown, as: UTF8.self)
  }

  private static func line(_ text: String, inTable: Bool) -> String {
    let bytes = Array(text.utf8)
    var shown: [UInt8] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case backQuote:
        let end = endOfRun(bytes, index)
        if let close = closing(bytes, end, count: end - index) {
          let fence = bytes[index..<end]
          shown += fence + inside(bytes[end..<close], inTable: inTable).utf8 + fence
          index = close + fence.count
        } else {
          // A later line could close it.
          for _ in index..<end { shown += "&#96;".utf8 }
          index = end
        }
      case UInt8(ascii: "\\"):
        index += 1
        guard index < bytes.count else {
          // At the end it would escape the text after the line.
          shown += "\\\\".utf8
          break
        }
        if let reference = reference(bytes[index]) {
          shown += reference.utf8
          index += 1
        } else {
          shown.append(UInt8(ascii: "\\"))
          if bytes[index] == UInt8(ascii: "\\") {
            shown.append(bytes[index])
            index += 1
          }
        }
      case let byte:
        if let reference = reference(byte) {
          shown += reference.utf8
        } else {
          shown.append(byte)
        }
        index += 1
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  private static let backQuote = UInt8(ascii: "`")

  /// Returns the character reference of a character with a meaning in Markdown, or nil for other
  /// characters.
  private static func reference(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "|"): "&#124;"
    case backQuote: "&#96;"
    default: nil
    }
  }

  private static func endOfRun(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start...].firstIndex { $0 != backQuote } ?? bytes.count
  }

  /// The start of the next run of as many back quotes.
  private static func closing(_ bytes: [UInt8], _ start: Int, count: Int) -> Int? {
    var index = start
    while let run = bytes[index...].firstIndex(of: backQuote) {
      let end = endOfRun(bytes, run)
      if end - run == count { return run }
      index = end
    }
    return nil
  }
}
