/// Swift source as it grows, line by line, two spaces a level.
struct SwiftWriter {
  private var bytes: [UInt8] = []
  private var level = 0

  var source: String { String(decoding: bytes, as: UTF8.self) }

  /// A line at the level at hand; an empty one has no spaces.
  mutating func line(_ text: String = "") {
    if !text.isEmpty {
      // An array, not `repeatElement`: appending that takes ten times as long without optimisation.
      bytes.append(contentsOf: [UInt8](repeating: UInt8(ascii: " "), count: level * 2))
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// A declaration with its body one level deeper.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    level += 1
    body(&self)
    level -= 1
    line("}")
  }

  /// Documentation, a line each.
  mutating func documentation(_ lines: [String]) {
    for text in lines { line(text.isEmpty ? "///" : "/// " + text) }
  }

  /// A line that names a type of the user's: what the Swift compiler says of it is said of the
  /// place in the routes file.
  mutating func line(_ text: String, locatedAt place: SwiftPlace?) {
    open(place)
    line(text)
    close(place)
  }

  /// A declaration whose first line names a type of the user's.
  mutating func block(
    _ head: String, locatedAt place: SwiftPlace?, _ body: (inout SwiftWriter) -> Void
  ) {
    open(place)
    block(head) { writer in
      writer.close(place)
      body(&writer)
    }
  }

  private mutating func open(_ place: SwiftPlace?) {
    guard let place else { return }
    line("#sourceLocation(file: \(SwiftLiteral.path(place.path)), line: \(place.line))")
  }

  private mutating func close(_ place: SwiftPlace?) {
    if place != nil { line("#sourceLocation()") }
  }

  /// Bytes as they are.
  mutating func append(raw text: [UInt8]) {
    bytes.append(contentsOf: text)
  }
}

/// A line of a routes file, for the Swift compiler.
struct SwiftPlace {
  let path: String
  let line: Int
}
