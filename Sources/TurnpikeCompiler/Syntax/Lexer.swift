/// Divides a row into tokens. It looks at each byte of a row: see `SyntaxByte`.
struct Lexer {
  private let source: SourceFile
  private let bytes: [UInt8]
  private let row: SourceRange
  private var offset: Int
  private var isInQuery: Bool
  private var tokens: [Token] = []

  /// - Parameter isQuery: Whether the row is the items of a query.
  static func tokens(
    of row: SourceRange, in source: SourceFile, isQuery: Bool = false
  ) -> [Token] {
    var lexer = Lexer(
      source: source, bytes: source.bytes, row: row, offset: row.lower, isInQuery: isQuery)
    while lexer.offset < row.upper { lexer.readToken() }
    lexer.append(.end, to: row.upper)
    return lexer.tokens
  }

  private mutating func readToken() {
    let byte = bytes[offset]
    if SyntaxByte.isNamePart(byte) { return readText() }
    switch byte {
    case SyntaxByte.space, SyntaxByte.tab, SyntaxByte.lineFeed, SyntaxByte.carriageReturn:
      readBlank()
    case SyntaxByte.slash: append(.slash, to: offset + 1)
    case SyntaxByte.colon: append(.colon, to: offset + 1)
    case SyntaxByte.asterisk: append(.star, to: offset + 1)
    case SyntaxByte.questionMark:
      isInQuery = true
      append(.question, to: offset + 1)
    case SyntaxByte.ampersand where tokens.isEmpty || isSeparator(at: offset):
      append(.ampersand, to: offset + 1)
    case SyntaxByte.hash where next == SyntaxByte.colon: append(.fragment, to: offset + 2)
    case SyntaxByte.hyphen where next == SyntaxByte.greater: append(.arrow, to: offset + 2)
    case SyntaxByte.equals where next == SyntaxByte.greater: append(.aliasArrow, to: offset + 2)
    case SyntaxByte.less: readSpec()
    case SyntaxByte.openBrace: readBraces()
    case SyntaxByte.at where tokens.last?.kind == .blank: readAttribute()
    default: readText()
    }
  }

  private var next: UInt8 {
    offset + 1 < row.upper ? bytes[offset + 1] : SyntaxByte.lineFeed
  }

  /// Whether an `&` is not a part of a text.
  private func isSeparator(at index: Int) -> Bool {
    isInQuery || index + 1 < row.upper && bytes[index + 1] == SyntaxByte.colon
  }

  /// White space, and comments after it. A query on a separate line follows its path directly.
  private mutating func readBlank() {
    let start = offset
    var index = offset
    var isContinued = false
    blanks: while index < row.upper {
      switch bytes[index] {
      case SyntaxByte.space, SyntaxByte.tab, SyntaxByte.carriageReturn: break
      case SyntaxByte.lineFeed: isContinued = true
      case SyntaxByte.hash where index > start && SyntaxByte.isWhiteSpace(bytes[index - 1]):
        while index + 1 < row.upper, bytes[index + 1] != SyntaxByte.lineFeed { index += 1 }
      default: break blanks
      }
      index += 1
    }
    offset = index
    if index == row.upper { return }
    let joins =
      bytes[index] == SyntaxByte.questionMark
      || isInQuery && bytes[index] == SyntaxByte.ampersand
    if isContinued && joins { return }
    let range = SourceRange(file: row.file, lower: start, upper: index)
    tokens.append(Token(kind: .blank, range: range))
  }

  /// `<…>`. Another `<`, but for that of `..<`, and the `>` of an arrow show that the first is not
  /// closed.
  private mutating func readSpec() {
    var end = offset + 1
    while end < row.upper, bytes[end] != SyntaxByte.lineFeed {
      let before = bytes[end - 1]
      if bytes[end] == SyntaxByte.greater {
        if before == SyntaxByte.hyphen || before == SyntaxByte.equals { break }
        return append(.spec, to: end + 1)
      }
      if bytes[end] == SyntaxByte.less, before != SyntaxByte.dot { break }
      end += 1
    }
    append(.unclosed, to: offset + 1)
  }

  /// `{` at the end of a line, or a screen.
  private mutating func readBraces() {
    if isBraceLast { return append(.brace, to: offset + 1) }
    var end = offset + 1
    while end < row.upper, bytes[end] != SyntaxByte.closeBrace, bytes[end] != SyntaxByte.openBrace,
      bytes[end] != SyntaxByte.lineFeed
    {
      end += 1
    }
    guard end < row.upper, bytes[end] == SyntaxByte.closeBrace else {
      return append(.unclosed, to: offset + 1)
    }
    let isModal = end + 1 < row.upper && bytes[end + 1] == SyntaxByte.exclamationMark
    append(.screen, to: isModal ? end + 2 : end + 1)
  }

  /// Whether only white space and a comment follow a brace in its line.
  private var isBraceLast: Bool {
    var index = offset + 1
    while index < row.upper, SyntaxByte.isBlank(bytes[index]) { index += 1 }
    return index == row.upper || bytes[index] == SyntaxByte.lineFeed
      || bytes[index] == SyntaxByte.carriageReturn
      || bytes[index] == SyntaxByte.hash && index > offset + 1
  }

  /// `@name` or `@name(…)`; the text runs to the parenthesis that matches the first.
  private mutating func readAttribute() {
    var end = offset + 1
    while end < row.upper, SyntaxByte.isNamePart(bytes[end]) { end += 1 }
    guard end < row.upper, bytes[end] == SyntaxByte.openParenthesis, end > offset + 1 else {
      return append(.attribute, to: end)
    }
    if let close = source.closingParenthesis(of: end, before: row.upper) {
      return append(.attribute, to: close + 1)
    }
    append(.attribute, to: end)
    append(.unclosed, to: end + 1)
  }

  /// Text up to a byte that has a meaning. Whether each character may be there is for its reader.
  private mutating func readText() {
    let bytes = bytes
    let upper = row.upper
    var end = offset
    while end < upper {
      let byte = bytes[end]
      if !SyntaxByte.isNamePart(byte), end > offset, endsText(byte, at: end) { break }
      end += 1
    }
    append(.text, to: end)
  }

  private func endsText(_ byte: UInt8, at index: Int) -> Bool {
    switch byte {
    case SyntaxByte.space, SyntaxByte.tab, SyntaxByte.lineFeed, SyntaxByte.carriageReturn,
      SyntaxByte.slash, SyntaxByte.colon, SyntaxByte.questionMark, SyntaxByte.less,
      SyntaxByte.openBrace:
      true
    case SyntaxByte.ampersand: isSeparator(at: index)
    case SyntaxByte.hyphen, SyntaxByte.equals:
      index + 1 < row.upper && bytes[index + 1] == SyntaxByte.greater
    case SyntaxByte.hash: index + 1 < row.upper && bytes[index + 1] == SyntaxByte.colon
    default: false
    }
  }

  private mutating func append(_ kind: Token.Kind, to upper: Int) {
    let range = SourceRange(file: row.file, lower: offset, upper: upper)
    tokens.append(Token(kind: kind, range: range))
    offset = upper
  }
}
