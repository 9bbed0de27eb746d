/// The words in a range of bytes, with dots and hyphens inside.
private func words(in bytes: [UInt8], _ lower: Int, _ upper: Int) -> [String] {
  var words: [String] = []
  var index = lower
  while index < upper {
    let start = index
    while index < upper, isPartOfWord(bytes, index, start) { index += 1 }
    if index > start { words.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
    index += 1
  }
  return words
}

private func isPartOfWord(_ bytes: [UInt8], _ index: Int, _ start: Int) -> Bool {
  let next = index + 1 < bytes.count ? bytes[index + 1] : 0
  switch bytes[index] {
  case SyntaxByte.hyphen: return next != SyntaxByte.greater
  case SyntaxByte.dot: return index > start && SyntaxByte.isNameStart(next)
  default: return SyntaxByte.isWordPart(bytes[index])
  }
}

extension ParsedFiles {
  /// The words in a range, with dots and hyphens inside.
  func words(in range: SourceRange) -> [String] {
    TurnpikeCompiler.words(in: bytes(at: range), range.lower, range.upper)
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

  /// The directives that its unread lines seem to be, of those that say of which table other lines are,
  /// or what their attributes are called.
  var unreadDirectives: Set<DirectiveWord> {
    let all: [DirectiveWord] = [.attribute, .enum]
    let bytes = source.bytes
    // The first word of a line is within its start.
    let longestStart = 64
    var words: Set<DirectiveWord> = []
    for range in unread {
      var lower = range.lower
      while lower < range.upper {
        let upper = min(range.upper, lower + longestStart)
        if let first = TurnpikeCompiler.words(in: bytes, lower, upper).first, first.utf8.count <= 12
        {
          let near = nearestNames(to: first, in: all.map(\.rawValue))
          for word in all where word.rawValue == first || near.contains(word.rawValue) {
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
