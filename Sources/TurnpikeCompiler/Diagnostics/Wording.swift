/// A message. Its interpolations quote and escape the texts of files, so it is safe to show.
/// A problem that is thrown is the end of a sentence.
struct Wording: Error, ExpressibleByStringInterpolation, StringInterpolationProtocol {
  private(set) var text: String
  /// The text that the message proposes to write, or nil if it proposes no text.
  private(set) var meant: String?
  /// The line that the text proposes to add to a routes file, or nil if it proposes no line.
  private(set) var newLine: String?

  init(stringLiteral text: String) {
    self.text = text
  }

  init(stringInterpolation wording: Wording) {
    self = wording
  }

  init(literalCapacity: Int, interpolationCount: Int) {
    text = ""
    text.reserveCapacity(literalCapacity + interpolationCount * 16)
  }

  mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// A name of a file, in quotes.
  mutating func appendInterpolation(_ name: NameSyntax) {
    text += quoted(name.text)
  }

  mutating func appendInterpolation(quoted other: String) {
    text += quoted(other)
  }

  /// A text in which control characters are escaped.
  mutating func appendInterpolation(_ other: String) {
    text += harmless(other)
  }

  /// A text between quotation marks of the message.
  mutating func appendInterpolation(shortened other: String) {
    text += shortened(other)
  }

  /// Names in quotes, separated by commas.
  mutating func appendInterpolation(list names: [String]) {
    append(names, last: ", ")
  }

  /// Names in quotes, with "and" before the last.
  mutating func appendInterpolation(all names: [String]) {
    append(names, last: " and ")
  }

  /// The maximum number of names in a list. A list of one more is shown whole.
  private static let maximumOfNames = 20

  private mutating func append(_ names: [String], last: String) {
    for (index, name) in names.enumerated() {
      if index == Self.maximumOfNames, index + 1 < names.count {
        text += " and \(names.count - index) more"
        return
      }
      if index > 0 { text += index + 1 == names.count ? last : ", " }
      text += quoted(name)
    }
  }

  mutating func appendInterpolation(_ number: Int) {
    text += String(number)
  }

  mutating func appendInterpolation(_ wording: Wording) {
    text += wording.text
    if let other = wording.meant { meant = other }
    if let line = wording.newLine { newLine = line }
  }

  /// A line to add to a routes file, between quotation marks of the message.
  mutating func appendInterpolation(newLine line: String) {
    newLine = line
    text += harmless(line)
  }

  /// A published line or an added one, in quotes. It is not shortened, because it may be pasted.
  mutating func appendInterpolation(line: String) {
    text += "'" + harmless(line) + "'"
  }

  /// The text that the message proposes to write. The message has the quotation marks.
  mutating func appendInterpolation(proposed other: String) {
    meant = other
    text += shortened(other)
  }

  /// The edit that the message describes in words, such as a space, or no text to remove something.
  mutating func appendInterpolation(replacement other: String) {
    meant = other
  }

  /// The names that may be meant, at the end of a message. Only a single name is proposed as an edit.
  mutating func appendInterpolation(meant names: [String]) {
    meant = names.count == 1 ? names[0] : nil
    if !names.isEmpty {
      text += "; did you mean "
      append(names, last: " or ")
      text += "?"
    }
  }

  /// The names that may be meant, or a hint if there are none.
  mutating func appendInterpolation(meant names: [String], else hint: Wording) {
    appendInterpolation(meant: names)
    if names.isEmpty { text += "; " + hint.text }
  }
}

/// Returns the end of a message that lists the names that may be meant.
package func suggesting(_ names: [String]) -> String {
  ("\(meant: names)" as Wording).text
}
