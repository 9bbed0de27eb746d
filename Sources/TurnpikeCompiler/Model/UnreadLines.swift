/// The names in unreadable lines. Such a line can declare the name, so the name is not reported as
/// unknown.
struct UnreadLines {
  /// The names, sorted.
  let names: [String]
  private let known: Set<String>
  private let hidesAll: Bool
  private let hasAttributes: Bool

  init(_ files: [FileSyntax]) {
    // If the name of its enum is missing, a file and its lines are in the wrong table.
    let directives = Set(files.filter { !$0.isComplete }.flatMap(\.unreadDirectives))
    let isMisplaced = directives.contains(.enum)
    hasAttributes = isMisplaced || directives.contains(.attribute)
    var known: Set<String> = []
    for file in files where isMisplaced || !file.isComplete {
      let ranges = isMisplaced ? file.lines.map(\.range) : file.unread
      for word in ranges.flatMap(file.source.words) where word.utf8.count <= 200 {
        // The pattern can belong to a route that is named after it.
        known.formUnion([word, word.outermostName])
        known.insert(Naming.caseName(ofDestination: word))
        known.insert(Naming.lowerCamelCase(upperCamelCase(word)))
      }
    }
    self.known = known
    names = known.sorted()
    // A file in UTF-16, which starts with FE or FF, can declare any name, because it is not read.
    hidesAll = files.contains { $0.source.bytes.first ?? 0 >= 0xFE }
  }

  func mayDeclare(_ name: String) -> Bool { hidesAll || known.contains(name) }

  func mayDeclareAttribute(_ name: String) -> Bool { hasAttributes && mayDeclare(name) }
}

extension FileSyntax {
  /// The directives that the unread lines can be, of those that determine the table of other lines or
  /// the names of their attributes.
  fileprivate var unreadDirectives: Set<DirectiveWord> {
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

extension SourceFile {
  /// The words in a range, with dots and hyphens inside.
  fileprivate func words(in range: SourceRange) -> [String] {
    let bytes = bytes
    var words: [String] = []
    var index = range.lower
    while index < range.upper {
      let start = index
      while index < range.upper, isPartOfWord(index, start) { index += 1 }
      if index > start { words.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
      index += 1
    }
    return words
  }

  private func isPartOfWord(_ index: Int, _ start: Int) -> Bool {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch bytes[index] {
    case SyntaxByte.hyphen: return next != SyntaxByte.greater
    case SyntaxByte.dot: return index > start && SyntaxByte.isNameStart(next)
    default: return SyntaxByte.isWordPart(bytes[index])
    }
  }
}
