/// A name in text that could not be read as the language has it, with dots and hyphens inside. The
/// text after `=>` is none, which no line declares.
struct ScannedName {
  let text: String
  /// The last byte before it that is not white space; 0 at the start.
  let before: UInt8

  /// The names in a range of bytes.
  static func all(in bytes: [UInt8], _ lower: Int, _ upper: Int) -> [ScannedName] {
    var names: [ScannedName] = []
    var before: UInt8 = 0
    var isTarget = false
    var index = lower
    while index < upper {
      let start = index
      while index < upper, SyntaxByte.isWordPart(bytes[index]) || isInnerDot(bytes, index, start) {
        // An arrow ends a name.
        if bytes[index] == SyntaxByte.hyphen, index + 1 < upper,
          bytes[index + 1] == SyntaxByte.greater
        {
          break
        }
        index += 1
      }
      if index > start {
        if !isTarget {
          names.append(
            ScannedName(
              text: String(decoding: bytes[start..<index], as: UTF8.self), before: before))
        }
        isTarget = false
      } else {
        isTarget =
          bytes[index] == SyntaxByte.greater && before == SyntaxByte.equals
          || isTarget && SyntaxByte.isBlank(bytes[index])
        index += 1
      }
      if !SyntaxByte.isBlank(bytes[index - 1]) { before = bytes[index - 1] }
    }
    return names
  }

  private static func isInnerDot(_ bytes: [UInt8], _ index: Int, _ start: Int) -> Bool {
    index > start && bytes[index] == SyntaxByte.dot && index + 1 < bytes.count
      && SyntaxByte.isNameStart(bytes[index + 1])
  }
}

extension ParsedFiles {
  /// The names in a range.
  func names(in range: SourceRange) -> [ScannedName] {
    ScannedName.all(in: bytes(at: range), range.lower, range.upper)
  }

  /// The text of a range.
  func text(at range: SourceRange) -> String {
    String(decoding: bytes(at: range)[range.lower..<range.upper], as: UTF8.self)
  }
}

extension FileSyntax {
  /// The whole file.
  var range: SourceRange { SourceRange(file: index, lower: 0, upper: source.bytes.count) }

  /// Whether it starts as UTF-16 does, so that no name in it can be seen.
  var isUTF16: Bool { source.bytes.first ?? 0 >= 0xFE }

  /// The directives that its unread lines seem to be, of those that concern other lines.
  var unreadDirectives: Set<DirectiveWord> {
    let all = DirectiveWord.allCases.filter(\.concernsOtherLines)
    let bytes = source.bytes
    // The first word of a line is within its start.
    let longestStart = 64
    var words: Set<DirectiveWord> = []
    for range in unread {
      var lower = range.lower
      while lower < range.upper {
        let names = ScannedName.all(in: bytes, lower, min(range.upper, lower + longestStart))
        if let first = names.first, first.text.utf8.count <= 12 {
          let near = nearestNames(to: first.text, in: all.map(\.rawValue))
          for word in all where word.rawValue == first.text || near.contains(word.rawValue) {
            words.insert(word)
          }
        }
        while lower < range.upper, bytes[lower] != SyntaxByte.lineFeed { lower += 1 }
        lower += 1
      }
    }
    return words
  }
}
