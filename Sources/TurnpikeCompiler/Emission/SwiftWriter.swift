/// Swift source as it grows, line by line, two spaces a level.
struct SwiftWriter {
  // A string and not bytes: without optimisation it takes another string in a tenth of the time.
  // A line feed is written before the next line, in one piece with the indentation.
  private var lines = ""
  private var start = "\n"

  var source: String { lines + "\n" }

  /// A line at the level at hand; an empty one has no spaces.
  mutating func line(_ text: String = "") {
    if text.isEmpty {
      lines += "\n"
    } else if lines.isEmpty {
      lines = text
    } else {
      lines += start
      lines += text
    }
  }

  /// A declaration with its body one level deeper.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    let outer = start
    start = outer + "  "
    body(&self)
    start = outer
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

  /// A declaration with its documentation, which stands at a place in the routes file.
  mutating func block(
    _ head: String, documentation lines: [String], locatedAt place: SwiftPlace?,
    _ body: (inout SwiftWriter) -> Void
  ) {
    let start = open(place, documentation: lines)
    block(start + head) { writer in
      writer.close(place)
      body(&writer)
    }
  }

  /// A declaration of one line with its documentation, which names a type of the user's.
  mutating func line(
    _ text: String, documentation lines: [String], locatedAt place: SwiftPlace?
  ) {
    let start = open(place, documentation: lines)
    line(start + text)
    close(place)
  }

  /// Starts a place before the documentation: a directive behind it would part it from the
  /// declaration. The documentation's lines are counted back; where that leads before the file's
  /// first line, it stands in the declaration's own.
  ///
  /// - Returns: what stands before the declaration in its line.
  private mutating func open(_ place: SwiftPlace?, documentation lines: [String]) -> String {
    guard let place, place.line <= lines.count else {
      open(place.map { SwiftPlace(path: $0.path, line: $0.line - lines.count) })
      documentation(lines)
      return ""
    }
    let text = lines[0]
    guard lines.count == 1, !text.contains("*/"), !text.contains("/*") else {
      documentation(lines)
      open(place)
      return ""
    }
    open(place)
    return "/** \(text) */ "
  }

  private mutating func open(_ place: SwiftPlace?) {
    guard let place else { return }
    line("#sourceLocation(file: \(place.path), line: \(place.line))")
  }

  private mutating func close(_ place: SwiftPlace?) {
    if place != nil { line("#sourceLocation()") }
  }
}

/// A line of a routes file, for the Swift compiler.
struct SwiftPlace {
  /// As a literal.
  let path: String
  let line: Int
}
