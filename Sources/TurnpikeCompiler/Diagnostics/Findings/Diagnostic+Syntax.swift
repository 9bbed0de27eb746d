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

  /// - Parameter name: one that follows white space.
  static func attributeWithoutName(at range: SourceRange, name: NameSyntax? = nil) -> Diagnostic {
    guard let name else {
      return Diagnostic(
        .attributeWithoutName, "expected the name of an attribute after '@'", at: range)
    }
    return Diagnostic(
      .attributeWithoutName,
      "'@' cannot be followed by white space; write '\(proposed: "@" + name.text)'", at: range
    ).replacing(
      SourceRange(file: range.file, lower: range.lower, upper: name.range.upper))
  }

  static func repeatedAttribute(_ name: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedAttribute, "the attribute '@\(shortened: name.text)' is repeated",
      at: name.range, note: "previously used here", at: earlier)
  }

  /// - Parameter edit: the line with the attributes where they belong.
  static func misplacedAttributes(
    isGroup: Bool, _ edit: Replacement?, at range: SourceRange
  ) -> Diagnostic {
    let rule: Wording =
      isGroup
      ? "the attributes of a group must follow its path"
      : "attributes must be at the end of the line"
    guard let edit else { return Diagnostic(.misplacedAttribute, rule, at: range) }
    return Diagnostic(
      .misplacedAttribute, "\(rule); write '\(proposed: edit.text)'", at: range
    ).replacing(edit.range)
  }

  static func blankBeforeAttribute(_ attribute: NameSyntax) -> Diagnostic {
    Diagnostic(
      .misplacedAttribute,
      "an attribute must follow white space; write '\(proposed: " " + attribute.text)'",
      at: attribute.range)
  }

  /// - Parameters:
  ///   - list: the range of the attributes.
  ///   - text: the same separated by white space.
  static func attributeSeparator(
    at range: SourceRange, replacing list: SourceRange, with text: String
  ) -> Diagnostic {
    Diagnostic(
      .misplacedAttribute,
      "attributes must be separated by white space; write '\(proposed: text)'", at: range
    ).replacing(list)
  }

  static func unknownDirective(_ word: NameSyntax, suggestions: [String]) -> Diagnostic {
    let all = DirectiveWord.allCases.map(\.rawValue)
    return Diagnostic(
      .unknownDirective,
      "unknown directive \(word)\(meant: suggestions, else: "the directives are \(all: all)")",
      at: word.range)
  }

  /// `enum Sort = new|price`.
  static func enumOfWords(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownDirective,
      "named enum values must be declared with '\(proposed: "type")', not with 'enum'", at: range)
  }

  /// `public enum Shop`.
  static func accessBeforeEnum(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unknownDirective, "unexpected \(word); write 'access \(word.text)' on a separate line",
      at: word.range)
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

  /// - Parameter mark: A `?` before the first item.
  static func markBeforeSharedQuery(at mark: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSharedQuery, "'query' must be followed by a parameter; remove '?'\(replacement: "")",
      at: mark)
  }

  static func stepWithoutScreen(_ step: NameSyntax) -> Diagnostic {
    Diagnostic(
      .stackWithoutScreen, "the last step of a stack must have a screen, and \(step) has none",
      at: step.range)
  }

  static func stackTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.stackTooDeep, "a stack can have at most \(limit) screens", at: range)
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

  /// `-> Shop.ShopRoute`.
  static func enumWithoutMount(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badType,
      """
      only a mounted or imported type can have a '.' in its name; write \
      '\(proposed: "mount " + name.text)'
      """, at: name.range)
  }

  static func qualifiedType(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badType, "only a mounted or imported type can have a '.' in its name, not \(name)",
      at: name.range)
  }

  /// `A.self`.
  static func typeItself(_ name: NameSyntax, type: String) -> Diagnostic {
    Diagnostic(
      .badType, "a type name cannot end in '.self'; write '\(proposed: type)'", at: name.range)
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

  /// - Parameter text: the same without its dots.
  static func wordsWithDots(_ words: NameSyntax, written text: String) -> Diagnostic {
    Diagnostic(
      .badWord, "an enum value cannot start with '.'; write '\(proposed: text)'", at: words.range)
  }

  /// - Parameter words: those that the text consists of.
  static func wordSeparator(_ text: NameSyntax, words: [String]) -> Diagnostic {
    Diagnostic(
      .badWord,
      "enum values must be separated by '|'; write '\(proposed: words.joined(separator: "|"))'",
      at: text.range)
  }

  static func typeAsWord(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badWord, "\(word) is a type, not an enum value; a parameter can have only one type",
      at: word.range)
  }

  static func repeatedWord(_ word: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedWord, "the enum value \(word) is repeated", at: word.range,
      note: "previously used here", at: earlier)
  }
}
