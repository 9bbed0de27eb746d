import TurnpikeTable

/// The part of a pattern that a literal is in, which decides what ends it.
enum LiteralComponent {
  case path, queryKey, queryValue
}

extension Parser {
  /// Literal text at the position, decoded; empty where the position has no literal.
  ///
  /// A character that no literal has is reported once a literal and taken as it is.
  mutating func parseLiteral(in component: LiteralComponent) -> String {
    let start = cursor.offset
    var hasEscape = false
    var badCharacter: Int?
    while true {
      cursor.skipNameParts()
      guard cursor.offset < cursor.end else { break }
      let byte = cursor.bytes[cursor.offset]
      if endsLiteral(byte, in: component) { break }
      if byte == SyntaxByte.at {
        if component == .path, isAtAttributeInPath() { break }
        lastAt = cursor.offset
      }
      if byte == SyntaxByte.percent { hasEscape = true }
      if badCharacter == nil, isBadInLiteral(byte) {
        if component != .queryValue, byte == SyntaxByte.openBracket || byte == SyntaxByte.less,
          let foreign = captureWithoutColon(from: start, at: cursor.offset)
            ?? foreignCapture(at: cursor.offset).map({ (diagnostic: $0.diagnostic, end: $0.end) })
        {
          report(foreign.diagnostic)
          cursor.offset = foreign.end
          continue
        }
        badCharacter = cursor.offset
      }
      cursor.offset += 1
    }
    if badCharacter == start, cursor.offset > start + 2, cursor.bytes[start] == 0x22,
      cursor.bytes[cursor.offset - 1] == 0x22
    {
      return removingQuotes(cursor.name(from: start)).text
    }
    if let badCharacter { reportBadCharacter(at: badCharacter) }
    return hasEscape ? decoded(from: start, to: cursor.offset) : cursor.text(from: start)
  }

  /// Whether the byte at the position belongs to what follows the literal.
  private func endsLiteral(_ byte: UInt8, in component: LiteralComponent) -> Bool {
    switch byte {
    case SyntaxByte.space, SyntaxByte.tab, SyntaxByte.openBrace: true
    case SyntaxByte.hyphen: cursor.next == SyntaxByte.greater
    case SyntaxByte.hash:
      cursor.next == SyntaxByte.colon || component == .path && cursor.next == SyntaxByte.openBrace
    case SyntaxByte.dollar: component == .path && foreignInterpolation() != nil
    case SyntaxByte.equals: component == .queryKey || cursor.next == SyntaxByte.greater
    case SyntaxByte.slash: component == .path
    case SyntaxByte.questionMark:
      component == .path
        || component == .queryValue
          && (cursor.next == SyntaxByte.colon || SyntaxByte.isNameStart(cursor.next))
    case SyntaxByte.colon: component != .queryValue
    case SyntaxByte.ampersand: component != .path
    default: false
    }
  }

  /// Whether the byte at the position starts a character that is written encoded.
  func isBadInLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x5C, 0x5E, 0x60, SyntaxByte.hash, SyntaxByte.openBracket, SyntaxByte.closeBracket,
      SyntaxByte.asterisk, SyntaxByte.slash,
      SyntaxByte.colon, SyntaxByte.less, SyntaxByte.greater, SyntaxByte.questionMark,
      SyntaxByte.bar, SyntaxByte.closeBrace:
      true
    case 0xC2...:
      isDeceptive(scalar(at: cursor.offset))
    default:
      SyntaxByte.isControl(byte)
    }
  }

  /// White space and control characters beyond ASCII, which look like a plain space or like nothing,
  /// and curly quotes, which look like straight ones.
  private func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x2018...0x201F: true
    default: scalar.properties.isWhitespace
    }
  }

  /// The offset of the first character in a range that looks like another, or like nothing.
  func deceptiveCharacter(in range: SourceRange) -> Int? {
    let bytes = cursor.bytes
    var index = range.lower
    while index < max(range.upper, range.lower + 1), index < bytes.count {
      let byte = bytes[index]
      if byte >= 0xC2, isDeceptive(scalar(at: index)) { return index }
      if SyntaxByte.isControl(byte), byte != SyntaxByte.tab, byte != SyntaxByte.lineFeed,
        byte != SyntaxByte.carriageReturn
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The range of the character that starts at an offset.
  func scalarRange(at offset: Int) -> SourceRange {
    cursor.range(offset, min(offset + scalarLength(at: offset), cursor.bytes.count))
  }

  /// The character that starts at an offset of the file, which is well-formed UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let upper = min(offset + scalarLength(at: offset), cursor.bytes.count)
    return cursor.text(offset, upper).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// How many bytes the character at an offset has.
  private func scalarLength(at offset: Int) -> Int {
    switch cursor.bytes[offset] {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  private mutating func reportBadCharacter(at offset: Int) {
    let byte = cursor.bytes[offset]
    if byte == SyntaxByte.hash {
      var ahead = cursor
      ahead.offset = offset + 1
      ahead.skipBlanks()
      if ahead.current == SyntaxByte.colon { ahead.advance() }
      let start = ahead.offset
      ahead.skipName()
      report(.hashInLiteral(name: ahead.text(from: start), at: scalarRange(at: offset)))
      // What follows it was to be read in another way.
      errorsOfLine = 2
      return
    }
    if byte == 0x22, offset > cursor.lineStart, cursor.bytes[offset - 1] == UInt8(ascii: "(") {
      var ahead = self
      ahead.cursor.offset = offset
      if let quoted = ahead.quotedText() {
        report(quoted)
        errorsOfLine = 2
        return
      }
    }
    report(.badCharacter(scalar(at: offset), at: scalarRange(at: offset)))
  }

  /// The text between two offsets with its escapes decoded. Where one is none, or what they
  /// decode to is not UTF-8, that is reported and the text is taken as written.
  mutating func decoded(from lower: Int, to upper: Int) -> String {
    do throws(PercentCoding.EscapeError) {
      let bytes = try PercentCoding.strictlyDecoded(Array(cursor.bytes[lower..<upper]))
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      switch error {
      case .broken(let offset):
        report(.brokenEscape(brokenEscape(at: lower + offset, before: upper)))
      case .malformed(let offset):
        let (start, end) = (lower + offset, min(lower + offset + 3, upper))
        report(.malformedEscape(NameSyntax(cursor.text(start, end), cursor.range(start, end))))
      }
      return cursor.text(lower, upper)
    }
  }

  /// The `%` and the two characters at most that should have been digits.
  private func brokenEscape(at offset: Int, before upper: Int) -> NameSyntax {
    var end = offset + 1
    for _ in 0..<2 where end < upper && cursor.bytes[end] != SyntaxByte.percent {
      end += scalarLength(at: end)
    }
    end = min(end, upper)
    return NameSyntax(cursor.text(offset, end), cursor.range(offset, end))
  }
}
