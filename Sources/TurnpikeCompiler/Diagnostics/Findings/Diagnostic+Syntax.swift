// Findings that only the parser reports.

extension Diagnostic {
  static func notUTF8(_ file: SourceFile, at range: SourceRange) -> Diagnostic {
    let bytes = file.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(.notUTF8, "the file is UTF-16; save it as UTF-8", at: range)
    }
    let byte = bytes.indices.contains(range.lower) ? bytes[range.lower] : 0
    let digits = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .notUTF8, "the byte 0x\(digits) is not valid UTF-8; save the file as UTF-8", at: range)
  }

  static func repeatedAttribute(_ name: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedAttribute, "the attribute '@\(shortened: name.text)' is repeated",
      at: name.range, note: "previously used here", at: earlier)
  }

  static func badAccess(_ access: NameSyntax, suggestions: [String]) -> Diagnostic {
    let all = AccessLevel.allCases.map(\.rawValue)
    return Diagnostic(
      .badAccess,
      """
      invalid access level \(access)\
      \(meant: suggestions, else: "the access levels are \(all: all)")
      """, at: access.range)
  }

  static func stepWithoutScreen(_ step: NameSyntax) -> Diagnostic {
    Diagnostic(
      .stackWithoutScreen, "the last step of a stack must have a screen, and \(step) has none",
      at: step.range)
  }

  /// - Parameter range: where a range is found, that with a type before it.
  static func missingType(found text: NameSyntax, number range: NameSyntax?) -> Diagnostic {
    if let range {
      return Diagnostic(
        .badType, "expected a type before the range, as in \(range)", at: range.range)
    }
    let found: Wording = text.text.isEmpty ? "" : ", found \(text)"
    return Diagnostic(.badType, "expected a type\(found)", at: text.range)
  }

  static func qualifiedType(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badType, "only a mounted or imported type can have a '.' in its name, not \(name)",
      at: name.range)
  }

  static func optionalList(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badType, "a list cannot be optional; a missing list is empty", at: range)
  }

  static func defaultedList(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badDefault, "a list cannot have a default; a missing list is empty", at: range)
  }

  static func listOfWords(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badType, "a list must have a named type; declare the enum values with 'type'", at: range)
  }

  static func badRange(_ range: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(
      .badRange,
      """
      invalid range \(range)\
      \(meant: suggestions, else: "write 'a...b', 'a..<b', 'a...', or '...b'")
      """, at: range.range)
  }

  static func missingRange(of type: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(.badRange, "expected a range after \(type), as in 'Int 1...'", at: range)
  }

  static func rangeWithoutBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badRange, "a range must have a bound", at: range)
  }

  static func missingBound(
    _ what: String, in range: NameSyntax, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(.badRange, "expected \(what) in \(range)", at: place)
  }

  static func badBound(_ bound: NameSyntax) -> Diagnostic {
    Diagnostic(.badRange, "\(bound) is not a valid number", at: bound.range)
  }

  static func emptyWord(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badWord, "expected an enum value", at: range)
  }

  static func badWord(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badWord,
      """
      \(word) is not a valid enum value; use only letters from 'a' to 'z', digits, '_', and '-'
      """, at: word.range)
  }

  static func repeatedWord(_ word: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedWord, "the enum value \(word) is repeated", at: word.range,
      note: "previously used here", at: earlier)
  }
}
