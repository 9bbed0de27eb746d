package import TurnpikeCompiler

/// A stretch of a file: a part of what a line says, or the text between such parts.
package struct SyntaxPiece: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case byteOrderMark
    /// A name, a word, a literal, a value: text that means itself.
    case text
    /// Signs of the language: `->`, `/:`, `<`.
    case sign
    /// Spaces and tabs.
    case whiteSpace
    /// From its `#` to the end of the line.
    case comment
    case lineEnd
    /// What could not be read.
    case unread
  }

  package let kind: Kind
  package let range: SourceRange

  /// What the language itself is written with, between names and texts.
  fileprivate static let signs = Set("!#&()*,-./:<=>?@[]{|}".utf8)
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")

  fileprivate static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

extension FileSyntax {
  /// The whole file in pieces: in its order, without a gap, so that their bytes are the file's.
  ///
  /// - Complexity: linear in the file's length.
  package var pieces: [SyntaxPiece] {
    var pieces: [SyntaxPiece] = []
    let mark = SourceRange(file: index, lower: 0, upper: source.byteOrderMarkLength)
    if mark.upper > 0 { pieces.append(SyntaxPiece(kind: .byteOrderMark, range: mark)) }
    for line in lines { pieces += self.pieces(of: line) }
    return pieces
  }

  /// A line of the file in pieces. Those of the lines that go on with it follow a line end.
  package func pieces(of line: LineSyntax) -> [SyntaxPiece] {
    var splitter = LineSplitter(source.bytes, line.range)
    if case .unread = line.content {
      splitter.endUnread()
    } else {
      for part in line.content.parts { splitter.move(over: part) }
      splitter.endLine()
    }
    return splitter.pieces
  }
}

/// Tells the pieces of a line apart.
private struct LineSplitter {
  private let bytes: [UInt8]
  private let line: SourceRange
  private var offset: Int
  private(set) var pieces: [SyntaxPiece] = []

  init(_ bytes: [UInt8], _ line: SourceRange) {
    self.bytes = bytes
    self.line = line
    offset = line.lower
  }

  /// Adds a part of what the line says, and before it the text between it and the one before.
  mutating func move(over part: SourceRange) {
    // A line with an error may say something twice.
    guard part.lower < part.upper, part.lower >= offset, part.upper <= line.upper else { return }
    moveOverTrivia(to: part.lower)
    add(.text, to: part.upper)
  }

  mutating func endLine() { moveOverTrivia(to: line.upper) }

  mutating func endUnread() {
    var upper = line.upper
    while upper > line.lower, isLineEnd(bytes[upper - 1]), line.upper - upper < 2 { upper -= 1 }
    add(.unread, to: upper)
    moveOverTrivia(to: line.upper)
  }

  private mutating func moveOverTrivia(to upper: Int) {
    while offset < upper {
      let kind = kind(at: offset)
      var end = offset + 1
      switch kind {
      case .lineEnd: if bytes[offset] == SyntaxPiece.carriageReturn { end += 1 }
      case .comment: while end < upper, !isAtLineEnd(end) { end += 1 }
      case .byteOrderMark, .sign, .text, .unread, .whiteSpace:
        while end < upper, self.kind(at: end) == kind { end += 1 }
      }
      add(kind, to: min(end, upper))
    }
  }

  /// What begins at an offset between two parts.
  private func kind(at offset: Int) -> SyntaxPiece.Kind {
    let byte = bytes[offset]
    if SyntaxPiece.isBlank(byte) { return .whiteSpace }
    if isAtLineEnd(offset) { return .lineEnd }
    if byte == UInt8(ascii: "#"), offset == line.lower || isSpace(bytes[offset - 1]) {
      return .comment
    }
    return SyntaxPiece.signs.contains(byte) ? .sign : .unread
  }

  private func isAtLineEnd(_ offset: Int) -> Bool {
    bytes[offset] == SyntaxPiece.lineFeed
      || bytes[offset] == SyntaxPiece.carriageReturn && offset + 1 < line.upper
        && bytes[offset + 1] == SyntaxPiece.lineFeed
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == SyntaxPiece.lineFeed || byte == SyntaxPiece.carriageReturn
  }

  private func isSpace(_ byte: UInt8) -> Bool { SyntaxPiece.isBlank(byte) || isLineEnd(byte) }

  private mutating func add(_ kind: SyntaxPiece.Kind, to upper: Int) {
    guard upper > offset else { return }
    pieces.append(
      SyntaxPiece(kind: kind, range: SourceRange(file: line.file, lower: offset, upper: upper)))
    offset = upper
  }
}
