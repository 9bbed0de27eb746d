package import TurnpikeCompiler

/// A stretch of a line: a word with a meaning, or what is between two words.
package struct Word: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // Between the words.
    case byteOrderMark, whiteSpace, lineEnd
    /// From its `#` to the end of the line.
    case comment
    /// Characters of the language: `/:`, `<`.
    case sign
    /// A line with an error.
    case unread

    // Signs that the layout depends on.
    /// `->` and `=>`.
    case arrow
    /// The `=` or `?=` before a default or the definition of a type.
    case equals
    /// The `?` before the query of a pattern.
    case question
    case at

    // Words.
    /// With its `///`.
    case documentation
    case directive, accessLevel
    /// `mount`, `as`, and the pattern `_`.
    case keyword
    /// What `enum` names.
    case table
    case mount, module, origin, destination, caseName
    /// Text of a path, also before or after a capture.
    case literal
    /// The key of a condition or a parameter.
    case key
    /// The value of a condition.
    case condition
    case parameter
    /// `*` without a name.
    case wildcard
    case type, number, defaultValue
    /// The name in `<Sort: new|price>`.
    case nestedEnum
    case enumValue
    case attribute, attributeValue
    /// The value of `@container`.
    case containers
  }

  package let range: SourceRange
  package let kind: Kind
  /// Whether the word declares the name that it is.
  var isDeclaration = false
  /// Whether the canonical layout has a space before the word. Other white space means nothing.
  var hasSpaceBefore = false
  /// The segment, query item, or attribute that the word is in.
  var part: SourceRange?
  /// The cases that a parameter belongs to, or the case that the word names.
  var cases: [String] = []
  /// Whether a parameter's name is also its key in links.
  var isKey = false

  /// Whether the canonical layout has a space after the word.
  var hasSpaceAfter: Bool {
    switch kind {
    case .arrow, .equals, .directive, .keyword: true
    default: false
    }
  }

  /// Whether the word is text that means itself, and not a character of the language.
  package var isText: Bool {
    switch kind {
    case .byteOrderMark, .whiteSpace, .lineEnd, .comment, .sign, .unread, .arrow, .equals,
      .question, .at:
      false
    default: true
    }
  }
}

extension FileSyntax {
  /// The words of the file: in its order, without a gap, so that their bytes are the file's.
  ///
  /// - Complexity: Linear in the file's length.
  package var words: [Word] {
    let mark = SourceRange(file: index, lower: 0, upper: source.byteOrderMarkLength)
    return (mark.upper > 0 ? [Word(range: mark, kind: .byteOrderMark)] : [])
      + lines.flatMap(words)
  }

  /// The words of a line. Those of the lines that continue it follow a line end.
  package func words(of line: LineSyntax) -> [Word] {
    WordReader(line, source.bytes).words
  }

  /// The line that an offset is in, by binary search. The end of a line is in the next line.
  func line(at offset: Int) -> LineSyntax? {
    var (lower, upper) = (0, lines.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if lines[middle].range.lower <= offset { lower = middle } else { upper = middle }
    }
    return lines.indices.contains(lower) ? lines[lower] : nil
  }

  func text(_ range: SourceRange) -> String {
    String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
  }
}

extension NameSyntax {
  /// The range of a type's name without its module.
  var lastTypeName: SourceRange {
    range.dropFirst(max(0, range.count - text.lastTypeName.utf8.count))
  }
}
