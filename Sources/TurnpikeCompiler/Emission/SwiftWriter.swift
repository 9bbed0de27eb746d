/// Swift source as it grows, line by line, with two spaces for each level.
///
/// A line that names a custom type has a place: a line of the routes file, at which the
/// Swift compiler then reports its errors. Consecutive lines with places share the directive that
/// ends them.
package struct SwiftWriter {
  private static let width = 100

  // In a build without optimization, appending to a string takes a tenth of the time of an array.
  private var lines = ""
  /// The line feed and the indentation before the next line.
  private var start = "\n"
  private var isAtPlace = false
  /// Whether the current block has no line yet, apart from the end of its head's place.
  private var isBlockEmpty = true
  private var isBlankDue = false

  package init() {}

  package var source: String { lines + "\n" }

  /// Adds an empty line if the block has a line before it and a line after it.
  package mutating func blank() {
    isBlankDue = !isBlockEmpty
  }

  package mutating func line(_ text: String) {
    leavePlace()
    append(text)
  }

  /// Adds a line after its documentation and attribute. The attribute of a declaration with a place
  /// is on the same line.
  mutating func line(
    _ text: String, documentation: [String] = [], attribute: String? = nil, at place: SwiftPlace?
  ) {
    guard let place else {
      self.documentation(documentation)
      if let attribute { line(attribute) }
      return line(text)
    }
    // A directive separates documentation from its declaration, so the directive comes first, and
    // its line number is reduced by the number of documentation lines. If the file has too few
    // lines for that, the documentation comes first; only readers of the generated file see it
    // then.
    let rows = rows((attribute.map { $0 + " " } ?? "") + text, at: place)
    let first = place.line - rows.count + 1
    let isFirst = first > documentation.count
    if !isFirst { self.documentation(documentation) }
    let number = isFirst ? first - documentation.count : first
    append("#sourceLocation(file: \(place.path), line: \(number))")
    isAtPlace = false
    if isFirst { self.documentation(documentation) }
    append(rows[0])
    for index in 1..<rows.count { lines += "\n" + rows[index] }
    isAtPlace = true
  }

  /// Returns the rows of a line. The last row is at the place, and spaces move the text after each mark
  /// to its column if the column is still free. The text before the first mark has a separate row,
  /// unless the place is the first line of its file.
  private func rows(_ text: String, at place: SwiftPlace) -> [String] {
    if !text.utf8.contains(0) { return [text] }
    let parts = text.split(separator: SwiftPlace.mark, omittingEmptySubsequences: false)
    let indentation = start.utf8.count - 1
    var rows = [String(parts[0])]
    var width = indentation + rows[0].utf8.count
    if place.line > 1 {
      while rows[0].hasSuffix(" ") { rows[0].removeLast() }
      rows.append("")
      width = 0
    }
    for index in stride(from: 1, to: parts.count - 1, by: 2) {
      let missing = (Int(parts[index]) ?? 1) - 1 - width
      let part = String(repeating: " ", count: max(0, missing)) + parts[index + 1]
      rows[rows.count - 1] += part
      width += part.utf8.count
    }
    return rows
  }

  mutating func documentation(_ lines: [String]) {
    for text in lines { line(text.isEmpty ? "///" : "/// " + text) }
  }

  /// Adds lines one level deeper.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    let outer = start
    start += "  "
    isBlockEmpty = true
    body(&self)
    leavePlace()
    isBlankDue = false
    isBlockEmpty = false
    start = outer
  }

  /// Adds a declaration with its body. The place belongs to the first line.
  package mutating func block(
    _ head: String, documentation: [String] = [], at place: SwiftPlace? = nil,
    _ body: (inout SwiftWriter) -> Void
  ) {
    function(SwiftList(head), documentation: documentation, at: place, body)
  }

  /// Adds a function with its body.
  mutating func function(
    _ head: SwiftList, documentation: [String] = [], attribute: String? = nil,
    at place: SwiftPlace? = nil, _ body: (inout SwiftWriter) -> Void
  ) {
    let head = SwiftList(head.head, head.items, head.tail + " {")
    list(head, documentation: documentation, attribute: attribute, at: place)
    indented(body)
    line("}")
  }

  /// Adds a case of a switch with its statement, on one line if the statement has no place: a
  /// directive cannot be between `switch` and its first case.
  mutating func branch(
    _ label: String, _ head: String, _ items: [String] = [], _ tail: String = "",
    at place: SwiftPlace? = nil
  ) {
    if place == nil { return list(SwiftList("\(label): \(head)", items, tail)) }
    line(label + ":")
    indented { $0.list(SwiftList(head, items, tail), at: place) }
  }

  /// Adds a list: on one line if it fits or has a place, otherwise with each item on its own line.
  package mutating func list(
    _ list: SwiftList, documentation: [String] = [], attribute: String? = nil,
    at place: SwiftPlace? = nil
  ) {
    let items = list.items
    let text = list.head + (items.isEmpty ? "" : items.joined(separator: ", ")) + list.tail
    if place != nil || items.isEmpty || start.utf8.count - 1 + text.utf8.count <= Self.width {
      return line(text, documentation: documentation, attribute: attribute, at: place)
    }
    line(list.head, documentation: documentation, attribute: attribute, at: nil)
    indented { writer in
      for item in items.dropLast() { writer.line(item + ",") }
      writer.line(items[items.count - 1])
    }
    line(list.tail)
  }

  /// Ends the place of the last line: the next lines have their positions in the generated file.
  private mutating func leavePlace() {
    if !isAtPlace { return }
    isAtPlace = false
    lines += start + "#sourceLocation()"
  }

  private mutating func append(_ text: String) {
    if isBlankDue { lines += "\n" }
    isBlankDue = false
    if !lines.isEmpty { lines += start }
    lines += text
    isBlockEmpty = false
  }
}

/// Items with commas between a head and a tail, such as a function with its parameters.
package struct SwiftList {
  let head: String
  let items: [String]
  let tail: String

  init(_ head: String, _ items: [String] = [], _ tail: String = "") {
    (self.head, self.items, self.tail) = (head, items, tail)
  }
}

/// A line of a routes file, at which the Swift compiler reports errors.
package struct SwiftPlace {
  /// The path as a Swift literal.
  let path: String
  let line: Int

  static let mark: Character = "\0"

  /// A mark in a line with a place: the text after it is at a column, at which the Swift compiler then
  /// reports an error.
  static func mark(_ column: Int) -> String { "\(mark)\(column)\(mark)" }
}
