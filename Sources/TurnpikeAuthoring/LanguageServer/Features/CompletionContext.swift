import TurnpikeCompiler

/// The word that a cursor is in, in a line that may not be complete yet.
///
/// The text before the cursor is parsed with a placeholder as its last word, and with what the line
/// may lack after it.
struct CompletionContext {
  /// Nil if no word can be here.
  private(set) var word: Word?
  private(set) var content = LineSyntax.Content.blank
  /// The words before the word in its line.
  private(set) var earlier: [(kind: Word.Kind, text: String)] = []
  /// What is written of the word.
  private(set) var prefix = ""
  /// Whether the word is an attribute whose `@` is not written.
  private(set) var lacksAt = false

  /// A placeholder, and the end of its line: the likeliest first.
  private static let endings: [(word: String, rest: String)] =
    [("X", ""), ("import", " X"), ("public", ""), ("case", ""), ("at", " x"), ("Int", " 1...")]
    + ["", ">", "]>", ">{X}", ")", "}", "=x"].flatMap { inner in
      ["", " -> X", " {"].map { ("X", inner + $0) }
    } + [("@X", "")]

  /// The word of the directive that the line is.
  var directive: DirectiveWord? {
    guard let first = earlier.first, first.kind == .directive else { return nil }
    return DirectiveWord(rawValue: first.text)
  }

  init(_ tree: FileSyntax, at offset: Int) {
    let bytes = tree.source.bytes
    var lower = tree.source.byteOrderMarkLength
    if let line = tree.line(at: offset) { lower = line.range.lower }
    // After the last line end of a file is a line that the tree does not have.
    if offset == bytes.count, bytes.last == SyntaxByte.lineFeed { lower = offset }
    guard lower <= offset else { return }
    let before = Array(bytes[lower..<offset])
    var start = before.count
    while start > 0, SyntaxByte.isNamePart(before[start - 1]) { start -= 1 }
    for ending in Self.endings {
      let text = before[..<start] + Array((ending.word + ending.rest).utf8)
      let tree = parse(SourceFile(path: "", bytes: Array(text)), index: 0)
      guard let line = tree.line(at: start), !line.isUnread else { continue }
      let words = tree.words(of: line)
      let end = start + ending.word.utf8.count
      guard let index = words.firstIndex(where: { $0.range.upper >= end }) else { continue }
      word = words[index]
      content = line.content
      earlier = words[..<index].filter(\.isText).map { ($0.kind, tree.text($0.range)) }
      lacksAt = ending.word == "@X"
      var written = before[min(start, words[index].range.lower)...]
      // Each name of a list is completed separately.
      if [.attributeValue, .containers].contains(words[index].kind),
        let comma = written.lastIndex(of: SyntaxByte.comma)
      {
        written = written[(comma + 1)...].drop(while: SyntaxByte.isBlank)
      }
      prefix = String(decoding: written, as: UTF8.self)
      return
    }
  }
}
