import TurnpikeCompiler

/// Patterns and types as the page shows them.
enum PageText {
  /// A pattern whose captures are marked, and which breaks between segments.
  static func pattern(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var shown = ""
    var plain = 0
    var index = 0
    func add(_ end: Int) { shown += pieces(bytes[plain..<end]) }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "*") else {
        index += 1
        continue
      }
      add(index)
      let end = captureEnd(bytes, from: index)
      shown += "<var class=\"capture\">\(HTML.text(string(bytes[index..<end])))</var>"
      index = end
      plain = end
    }
    add(bytes.count)
    return "<code class=\"pattern\">\(shown)</code>"
  }

  /// Where the name of a capture ends, and what its angle brackets hold.
  private static func captureEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "<"),
      let close = bytes[end...].firstIndex(of: UInt8(ascii: ">"))
    else { return end }
    return close + 1
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private static func pieces(_ bytes: ArraySlice<UInt8>) -> String {
    var shown = ""
    var start = bytes.startIndex
    for index in bytes.indices
    where [UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: "?")].contains(bytes[index]) {
      let end = bytes[index] == UInt8(ascii: "/") ? index + 1 : index
      shown += HTML.text(string(bytes[start..<end])) + "<wbr>"
      start = end
    }
    return shown + HTML.text(string(bytes[start...]))
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// A parameter's type, with its words or its range.
  static func type(of parameter: ParameterModel) -> String {
    let name = parameter.spec.isList ? "[\(parameter.type.name)]" : parameter.type.name
    let optional = parameter.spec.isOptional ? "?" : ""
    switch parameter.type {
    case .words(_, let words):
      let words = words.map { HTML.code($0.text) }.joined(separator: " | ")
      return "\(HTML.code(name + optional)): \(words)"
    case .builtIn(_, let range?): return HTML.code("\(name) \(range.text)\(optional)")
    case .builtIn(_, nil): return HTML.code(name + optional)
    case .custom: return "\(HTML.code(name + optional)), the app’s own"
    }
  }
}
