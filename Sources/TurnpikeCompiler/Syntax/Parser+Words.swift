extension Parser {
  /// `: a|b` after an enum's name.
  mutating func parseNamedWords(
    _ name: NameSyntax
  ) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    if name.text.isEmpty {
      throw .missingEnumName(at: cursor.emptyRange)
    }
    cursor.advance()
    var typeName = name
    if !SyntaxByte.isUpperCase(name.text.utf8.first ?? 0) || name.text.utf8.contains(0x2D) {
      let suggestion = capitalisedTypeName(name.text)
      report(.lowerCaseType(name, suggestions: suggestion.map { [$0] } ?? []))
      typeName.text = suggestion ?? name.text
    }
    return try parseWords(name: typeName)
  }

  /// Words separated by `|` at the position, each once, none empty. Where none of them is one,
  /// which has been reported, the type is taken for a text.
  mutating func parseWords(name: NameSyntax?) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    let start = cursor.offset
    var words: [NameSyntax] = []
    var ranges: [String: SourceRange] = [:]
    var hasType = false
    var hasQuotes = false
    var hasBadWord = false
    var range = cursor.emptyRange
    while true {
      cursor.skipBlanks()
      if let word = parseWord(&hasQuotes, &hasBadWord) {
        range = cursor.range(words.first?.range.lower ?? word.range.lower, word.range.upper)
        let isOneOfMany = hasType || !words.isEmpty || cursor.current == SyntaxByte.bar
        if name == nil, isOneOfMany, BuiltInType.isMeant(byWord: word.text) {
          if !hasType { report(.typeAsWord(word)) }
          hasType = true
        } else if let earlier = ranges[word.text] {
          report(.repeatedWord(word, earlier: earlier))
        } else {
          ranges[word.text] = word.range
          words.append(word)
        }
      }
      guard cursor.current == SyntaxByte.bar else { break }
      cursor.advance()
    }
    if hasQuotes { reportQuotes(ofWords: range) }
    if words.isEmpty { return .named(NameSyntax("String", cursor.range(from: start)), nil) }
    return .words(name: name, words)
  }

  /// Words that something else than a bar separates.
  private func wordsInOne(_ text: NameSyntax) -> Diagnostic? {
    let words = text.text.split { $0 == "," || $0 == ";" || $0 == "/" }.map { String($0).trimmed }
    guard words.count > 1,
      words.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { SyntaxByte.isWordPart($0) } })
    else { return nil }
    return .wordSeparator(text, words: words)
  }

  /// What is wrong with words at the position that have a `.` before them, as Swift writes a case.
  func wordsWithDots() -> Diagnostic? {
    let text = cursor.text(cursor.offset, cursor.end)
    guard cursor.current == SyntaxByte.dot, text.utf8.contains(SyntaxByte.bar) else { return nil }
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
    let words = parts[0].split(separator: "|").map { String($0).trimmed }
    guard
      words.allSatisfy({ word in
        word.hasPrefix(".") && word.utf8.dropFirst().allSatisfy(SyntaxByte.isWordPart)
      })
    else { return nil }
    var written = words.map { $0.dropFirst() }.joined(separator: "|")
    if parts.count > 1 { written += " = " + parts[1].drop { $0 == "." } }
    return .wordsWithDots(
      NameSyntax(text, cursor.range(cursor.offset, cursor.end)), written: written)
  }

  /// The word up to the next `|`, `?`, `=` or the closing bracket; nil if it is not a valid enum
  /// value, which is reported for the first of them. A word in quotation marks is taken without
  /// them.
  private mutating func parseWord(
    _ hasQuotes: inout Bool, _ hasBadWord: inout Bool
  ) -> NameSyntax? {
    let start = cursor.offset
    var isWord = true
    var end = start
    while cursor.offset < cursor.end {
      let byte = cursor.bytes[cursor.offset]
      if SyntaxByte.isWordPart(byte) {
        // White space inside a word, not around it.
        if end != cursor.offset { isWord = false }
        end = cursor.offset + 1
      } else if SyntaxByte.isBlank(byte) {
        // Whether it is inside or after the word shows later.
      } else if byte == SyntaxByte.bar || byte == SyntaxByte.questionMark
        || byte == SyntaxByte.equals
      {
        break
      } else {
        isWord = false
        end = cursor.offset + 1
      }
      cursor.offset += 1
    }
    let word = NameSyntax(cursor.text(start, end), cursor.range(start, end))
    if start == end {
      report(.emptyWord(at: word.range))
      return nil
    }
    if !isWord, let text = unquoted(word.text), !text.isEmpty,
      text.utf8.allSatisfy({ SyntaxByte.isWordPart($0) })
    {
      hasQuotes = true
      return NameSyntax(text, word.range)
    }
    if !isWord {
      if !hasBadWord { report(wordsInOne(word) ?? .badWord(word)) }
      hasBadWord = true
      return nil
    }
    return word
  }
}
