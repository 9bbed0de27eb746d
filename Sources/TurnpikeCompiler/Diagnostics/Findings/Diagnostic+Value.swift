extension Diagnostic {
  // bad-range

  static func badRange(_ range: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(
      .badRange,
      """
      \(range) is no range\
      \(meant: suggestions, else: "a range is written 'a...b', 'a..<b', 'a...' or '...b'")
      """, at: range.range)
  }

  static func missingRange(of type: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(.badRange, "expected a range after \(type), as in 'Int 1...'", at: range)
  }

  static func rangeWithoutBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badRange, "the range has no bound", at: range)
  }

  static func missingBound(
    _ what: String, in range: NameSyntax, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(.badRange, "expected \(what) in \(range)", at: place)
  }

  static func badBound(_ bound: NameSyntax) -> Diagnostic {
    Diagnostic(.badRange, "\(bound) is no number", at: bound.range)
  }

  static func boundOutsideType(_ bound: NameSyntax, _ type: BuiltInType) -> Diagnostic {
    Diagnostic(.badRange, "\(bound) is no \(type.rawValue)", at: bound.range)
  }

  static func emptyRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badRange, "the range holds no number", at: range)
  }

  static func rangeOfType(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(.badRange, "a range narrows numbers, not \(name)", at: range)
  }

  // bad-word

  static func emptyWord(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badWord, "expected a word", at: range)
  }

  static func badWord(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badWord,
      """
      \(word) is not a valid enum value; an enum value has letters from 'a' to 'z', digits, \
      '_', and '-'
      """, at: word.range)
  }

  /// - Parameter text: the same without its dots.
  static func wordsWithDots(_ words: NameSyntax, written text: String) -> Diagnostic {
    Diagnostic(
      .badWord, "an enum value has no '.' before it; write '\(proposed: text)'", at: words.range)
  }

  /// - Parameter words: those that the text consists of.
  static func wordSeparator(_ text: NameSyntax, words: [String]) -> Diagnostic {
    Diagnostic(
      .badWord,
      "words are separated by '|'; write '\(proposed: words.joined(separator: "|"))'",
      at: text.range)
  }

  static func typeAsWord(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badWord, "\(word) is a type, and a parameter has one type; '|' separates words",
      at: word.range)
  }

  // repeated-word

  static func repeatedWord(_ word: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedWord, "the word \(word) is repeated", at: word.range,
      note: "it stands here already", at: earlier)
  }

  static func wordsOfOneName(
    _ word: NameSyntax, _ earlier: NameSyntax, _ swiftName: String
  ) -> Diagnostic {
    Diagnostic(
      .repeatedWord, "\(word) and \(earlier) would both be called \(quoted: swiftName)",
      at: word.range, note: "the other one is here", at: earlier.range)
  }

  // bad-default

  /// - Parameter mark: The `?` of `?=`.
  static func lenientInPath(_ name: NameSyntax, at mark: SourceRange) -> Diagnostic {
    Diagnostic(
      .badDefault,
      """
      '?=' is for a query or a fragment: \(name) is a segment, and another route may answer a text \
      that it does not read; write '='\(replacement: "")
      """, at: mark)
  }

  static func lenientAttribute(_ name: String, at mark: SourceRange) -> Diagnostic {
    Diagnostic(
      .badDefault,
      """
      '?=' is for the query of a link: \(quoted: "@" + name) is read by the build; write \
      '='\(replacement: "")
      """, at: mark)
  }

  static func badDefault(
    _ value: NameSyntax, _ problem: String, suggestions: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .badDefault, "the default \(value) is \(problem)\(meant: suggestions)",
      at: value.range)
  }

  static func defaultOfCustomType(_ value: NameSyntax, _ type: String) -> Diagnostic {
    Diagnostic(
      .badDefault,
      "\(quoted: type) is a type of yours and takes no default; write '<\(type)?>'",
      at: value.range)
  }

  // optional-none

  static func optionalNone(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .optionalNone,
      """
      '.none' of an optional parameter means nil in Swift, not the enum value \(quoted: word); \
      write '= \(shortened: word)' instead of '?'
      """, at: range)
  }

  static func defaultedList(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badDefault, "a list has no default: none is the empty list", at: range)
  }
}
