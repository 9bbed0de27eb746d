// Stretches of a file, for readers that divide them.

extension SourceFile {
  func firstIndex(of byte: UInt8, in range: SourceRange) -> Int? {
    let bytes = bytes
    var index = range.lower
    while index < range.upper {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// The text before the first white space.
  func firstWord(of range: SourceRange) -> SourceRange {
    var index = range.lower
    while index < range.upper, !SyntaxByte.isWhiteSpace(bytes[index]) { index += 1 }
    return range.extended(to: index)
  }

  func starts(_ range: SourceRange, with byte: UInt8) -> Bool {
    !range.isEmpty && bytes[range.lower] == byte
  }

  /// The parts of a range between the occurrences of a byte, empty parts included.
  func split(_ range: SourceRange, at byte: UInt8) -> [SourceRange] {
    var parts: [SourceRange] = []
    var rest = range
    while let index = firstIndex(of: byte, in: rest) {
      let (part, others) = rest.divided(at: index)
      parts.append(part)
      rest = others
    }
    return parts + [rest]
  }

  /// The length of the name at the start of a range; 0 if the range does not start with a name.
  func nameLength(in range: SourceRange) -> Int {
    let bytes = bytes
    guard !range.isEmpty, SyntaxByte.isNameStart(bytes[range.lower]) else { return 0 }
    var index = range.lower
    while index < range.upper, SyntaxByte.isNamePart(bytes[index]) { index += 1 }
    return index - range.lower
  }

  /// The length of the Swift identifier at the start of a range, such as a module's name.
  func identifierLength(in range: SourceRange) -> Int {
    var index = range.lower
    while index < range.upper {
      let byte = bytes[index]
      if byte < 0x80 {
        let isPart =
          index == range.lower ? SyntaxByte.isNameStart(byte) : SyntaxByte.isNamePart(byte)
        if !isPart { break }
      } else {
        let properties = scalar(at: index).properties
        if index == range.lower ? !properties.isXIDStart : !properties.isXIDContinue { break }
      }
      index += scalarLength(at: index)
    }
    return index - range.lower
  }

  /// The length of a type's name at the start of a range, with the name of its module before a dot
  /// if it has one.
  func typeNameLength(in range: SourceRange) -> Int {
    var length = identifierLength(in: range)
    let dot = range.lower + length
    // Only the name of a module can contain letters outside of ASCII.
    if dot >= range.upper || bytes[dot] != SyntaxByte.dot { length = nameLength(in: range) }
    while length > 0, length < range.count, bytes[range.lower + length] == SyntaxByte.dot {
      let next = nameLength(in: range.dropFirst(length + 1))
      if next == 0 { break }
      length += 1 + next
    }
    return length
  }

  /// A range of one line without the white space at its ends and without a comment, which follows
  /// white space outside `(…)` and `<…>`.
  func withoutComment(_ range: SourceRange) -> SourceRange {
    let bytes = bytes
    var index = range.lower
    // If one bracket of a kind is not closed, no later one of the line is.
    var (hasAngles, hasParentheses) = (true, true)
    while index < range.upper {
      let byte = bytes[index]
      let isAfterName = index > range.lower && SyntaxByte.isNamePart(bytes[index - 1])
      if byte == SyntaxByte.hash, index == range.lower || SyntaxByte.isBlank(bytes[index - 1]) {
        return range.extended(to: index).trimmed(in: self)
      }
      if isAfterName, hasAngles, byte == SyntaxByte.less {
        if let close = firstIndex(of: SyntaxByte.greater, in: range.dropFirst(index - range.lower))
        {
          index = close
        } else {
          hasAngles = false
        }
      } else if isAfterName, hasParentheses, byte == SyntaxByte.openParenthesis {
        if let close = closingParenthesis(of: index, before: range.upper) {
          index = close
        } else {
          hasParentheses = false
        }
      }
      index += 1
    }
    return range.trimmed(in: self)
  }

  /// The text of a range with spaces instead of its comments, so that its offsets stay.
  func textWithoutComments(_ range: SourceRange) -> String {
    let lines = split(range, at: SyntaxByte.lineFeed).map { line in
      let end = max(line.lower, withoutComment(line).upper)
      return text(line.extended(to: end)) + String(repeating: " ", count: line.upper - end)
    }
    return lines.joined(separator: "\n")
  }

  /// The offset of the parenthesis that matches the one at an offset.
  func closingParenthesis(of open: Int, before upper: Int) -> Int? {
    let bytes = bytes
    var depth = 0
    var index = open
    while index < upper, bytes[index] != SyntaxByte.lineFeed {
      if bytes[index] == SyntaxByte.openParenthesis { depth += 1 }
      if bytes[index] == SyntaxByte.closeParenthesis {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  /// Whether one of the lines in a range ends with a brace.
  func opensGroup(_ range: SourceRange) -> Bool {
    if firstIndex(of: SyntaxByte.openBrace, in: range) == nil { return false }
    return split(range, at: SyntaxByte.lineFeed).contains { line in
      let text = withoutComment(line)
      return !text.isEmpty && bytes[text.upper - 1] == SyntaxByte.openBrace
    }
  }
}
