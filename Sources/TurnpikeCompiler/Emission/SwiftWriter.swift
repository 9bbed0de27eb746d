/// Swift source as it grows, line by line, two spaces a level.
///
/// A line that names a type of the user's has a source location in the routes file, so that the
/// Swift compiler reports its errors there. Consecutive lines with locations have one common end.
struct SwiftWriter {
  /// The width of an editor.
  private static let width = 100

  // A string and not bytes: without optimisation it is joined to another in a tenth of the time.
  // A line feed is written before the next line, in one piece with the indentation.
  private var lines = ""
  private var start = "\n"
  /// Whether the lines so far end at a place.
  private var isAtPlace = false
  /// Whether the current block contains nothing but the end of a location.
  private var isBlockEmpty = true
  private var isBlankDue = false

  var source: String { lines + "\n" }

  /// An empty line between the block's content so far and the next line, if the block has both.
  mutating func line() {
    isBlankDue = !isBlockEmpty
  }

  /// A line at the current level.
  mutating func line(_ text: String) {
    if isAtPlace { leavePlace() }
    append(text)
  }

  /// Lines one level deeper.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    let outer = start
    start = outer + "  "
    isBlockEmpty = true
    body(&self)
    if isAtPlace { leavePlace() }
    isBlankDue = false
    isBlockEmpty = false
    start = outer
  }

  /// A declaration with its body one level deeper.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head)
    lines += " {"
    indented(body)
    line("}")
  }

  /// Documentation, a line each.
  mutating func documentation(_ lines: [String]) {
    var index = 0
    while index < lines.count {
      line(lines[index].isEmpty ? "///" : "/// ")
      self.lines += lines[index]
      index += 1
    }
  }

  /// A declaration of one line, with its documentation, at a place.
  mutating func line(
    _ text: String, documentation lines: [String] = [], at place: SwiftPlace?
  ) {
    guard let place else {
      documentation(lines)
      return line(text)
    }
    enter(place, documentation: lines)
    append(text)
    isAtPlace = true
  }

  /// A declaration whose first line has a location, with its documentation.
  mutating func block(
    _ head: String, documentation lines: [String] = [], at place: SwiftPlace?,
    _ body: (inout SwiftWriter) -> Void
  ) {
    line(head, documentation: lines, at: place)
    self.lines += " {"
    indented(body)
    line("}")
  }

  /// The columns that an editor has left at the current level.
  var columns: Int { Self.width - start.utf8.count + 1 }

  /// Whether a text, and a few columns more, is not wider than an editor at the current level.
  func fits(_ text: String, and more: Int = 0) -> Bool {
    text.utf8.count + more <= columns
  }

  /// Starts a place before the documentation: a directive after it would part it from the
  /// declaration. The documentation's lines are counted back. Where that leads before the file's
  /// first line it is before the place, and only people read it there.
  private mutating func enter(_ place: SwiftPlace, documentation lines: [String]) {
    let isInFile = place.line > lines.count
    if !isInFile { documentation(lines) }
    let line = isInFile ? place.line - lines.count : place.line
    append("#sourceLocation(file: \(place.path), line: \(line))")
    isAtPlace = false
    if isInFile { documentation(lines) }
  }

  private mutating func leavePlace() {
    isAtPlace = false
    let isBlankDue = isBlankDue
    self.isBlankDue = false
    let isBlockEmpty = isBlockEmpty
    append("#sourceLocation()")
    self.isBlankDue = isBlankDue
    self.isBlockEmpty = isBlockEmpty
  }

  private mutating func append(_ text: String) {
    if isBlankDue {
      isBlankDue = false
      lines += "\n"
    }
    if lines.isEmpty {
      lines = text
    } else {
      lines += start
      lines += text
    }
    isBlockEmpty = false
  }
}

extension SwiftWriter {
  /// A call, or a list: on one line where it fits, else an argument a line.
  mutating func call(_ head: String, _ arguments: [String], _ tail: String) {
    let text = "\(head)\(arguments.joined(separator: ", "))\(tail)"
    if arguments.isEmpty || fits(text) { return line(text) }
    line(head)
    indented { writer in
      for index in arguments.indices {
        writer.line(arguments[index] + (index == arguments.count - 1 ? tail : ","))
      }
    }
  }

  /// A function: its head on one line where it fits, else with a parameter a line.
  mutating func function(
    _ head: String, _ parameters: [String], _ result: String,
    _ body: (inout SwiftWriter) -> Void
  ) {
    let text = "\(head)\(parameters.joined(separator: ", "))\(result)"
    if parameters.isEmpty || fits(text, and: 2) { return block(text, body) }
    line(head)
    indented { writer in
      for index in parameters.indices {
        writer.line(parameters[index] + (index == parameters.count - 1 ? "" : ","))
      }
    }
    block(result, body)
  }
}

/// A line of a routes file, for the Swift compiler.
struct SwiftPlace: Equatable {
  /// As a literal.
  let path: String
  let line: Int
}
