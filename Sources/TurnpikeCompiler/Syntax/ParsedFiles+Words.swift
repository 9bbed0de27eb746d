extension ParsedFiles {
  /// The words in a range, with dots and hyphens inside.
  func words(in range: SourceRange) -> [String] {
    let bytes = bytes(at: range)
    var words: [String] = []
    var index = range.lower
    while index < range.upper {
      let start = index
      while index < range.upper, isPartOfWord(bytes, index, start) { index += 1 }
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
    var found: Set<DirectiveWord> = []
    for line in unread.flatMap({ source.split($0, at: SyntaxByte.lineFeed) }) {
      let first = source.firstWord(of: line.trimmed(in: source))
      let name = source.bytes[first.lower..<first.upper].filter(SyntaxByte.isNamePart)
      let word = String(decoding: name, as: UTF8.self)
      let near = nearestNames(to: word, in: all.map(\.rawValue))
      found.formUnion(all.filter { $0.rawValue == word || near.contains($0.rawValue) })
    }
    return found
  }
}
