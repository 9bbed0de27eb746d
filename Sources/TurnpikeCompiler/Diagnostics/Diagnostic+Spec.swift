/// The wording of what is wrong between `<` and `>`.
extension Diagnostic {
  static func missingType(found text: NameSyntax) -> Diagnostic {
    let found = text.text.isEmpty ? "" : ", found \(quoted(text.text))"
    return Diagnostic(.badType, "expected a type\(found)", at: text.range)
  }

  static func missingEnumName(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingName, "expected an enum's name before ':'", at: range)
  }

  static func optionalWithDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "a parameter with a default is never nil; write either '?' or the default",
      at: range)
  }

  static func optionalList(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badType, "a list is not optional: none is the empty list", at: range)
  }

  static func defaultedList(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badDefault, "a list has no default: none is the empty list", at: range)
  }

  static func listOfWords(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badType, "a list is of a named type, not of words", at: range)
  }

  // Words

  static func emptyWord(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badWord, "expected a word", at: range)
  }

  static func badWord(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badWord, "\(quoted(word.text)) is no word; words have letters, digits, '_' and '-'",
      at: word.range)
  }

  static func repeatedWord(_ word: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedWord, "the word \(quoted(word.text)) is repeated", at: word.range,
      notes: [Note("it stands here already", at: earlier)])
  }

  // Ranges

  static func badRange(_ range: NameSyntax, suggestion: String?) -> Diagnostic {
    let hint =
      suggestion.map { "did you mean \(quoted($0))?" }
      ?? "a range is written 'a...b', 'a..<b', 'a...' or '...b'"
    return Diagnostic(.badRange, "\(quoted(range.text)) is no range; \(hint)", at: range.range)
  }

  static func rangeWithoutBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badRange, "the range has no bound", at: range)
  }

  static func missingBound(
    _ what: String, in range: NameSyntax, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(.badRange, "expected \(what) in \(quoted(range.text))", at: place)
  }

  static func badBound(_ bound: NameSyntax) -> Diagnostic {
    Diagnostic(.badRange, "\(quoted(bound.text)) is no number", at: bound.range)
  }
}
