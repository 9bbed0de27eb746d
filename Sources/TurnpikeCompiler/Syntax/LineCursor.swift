/// A reading position in a file. It stays in its line until `startLine` is called.
///
/// Whatever lies outside the line reads as a line feed, which no line contains, so that no reader
/// has to ask for the end first.
struct LineCursor: Sendable {
  let bytes: [UInt8]
  let file: Int
  var offset: Int
  /// One past the last byte that can be read; a reader of something bracketed moves it to the
  /// closing bracket for a while.
  var end: Int
  private(set) var lineStart: Int
  /// One past the last byte of the line, whatever `end` is.
  private(set) var lineEnd: Int
  /// The offset of a carriage return that is not part of a line end, if the line has one.
  private(set) var strayReturn: Int?
  /// The offset of the line's first byte beyond ASCII, if it has one.
  private(set) var firstNonASCII: Int?
  /// The first byte of the next line where that continues this one: `?`, `&`, or that of an arrow;
  /// else 0.
  private(set) var continuation: UInt8 = 0
  /// The offset of the next line's first byte.
  private(set) var nextLine: Int

  /// The position before the first line, which `startLine` moves to.
  init(_ source: SourceFile, index: Int) {
    bytes = source.bytes
    file = index
    nextLine = source.byteOrderMarkLength
    offset = nextLine
    lineStart = nextLine
    end = nextLine
    lineEnd = nextLine
  }

  /// Moves to the next line; false at the end of the file.
  mutating func startLine() -> Bool {
    let bytes = bytes
    let count = bytes.count
    guard nextLine < count else { return false }
    lineStart = nextLine
    offset = nextLine
    strayReturn = nil
    firstNonASCII = nil
    var index = nextLine
    while index < count {
      let byte = bytes[index]
      if byte <= SyntaxByte.carriageReturn {
        if byte == SyntaxByte.lineFeed { break }
        if byte == SyntaxByte.carriageReturn && strayReturn == nil { strayReturn = index }
      } else if byte >= 0x80 && firstNonASCII == nil {
        firstNonASCII = index
      }
      index += 1
    }
    nextLine = index + 1
    end = index
    if index < count && index > lineStart && bytes[index - 1] == SyntaxByte.carriageReturn {
      end = index - 1
      if strayReturn == end { strayReturn = nil }
    }
    lineEnd = end
    continuation = startOfContinuation(at: nextLine)
    return true
  }

  /// What a line that goes on with the one before it begins with, after white space; 0 for another.
  private func startOfContinuation(at lineStart: Int) -> UInt8 {
    let bytes = bytes
    let count = bytes.count
    var index = lineStart
    while index < count, bytes[index] == SyntaxByte.space || bytes[index] == SyntaxByte.tab {
      index += 1
    }
    guard index < count else { return 0 }
    let byte = bytes[index]
    if byte == SyntaxByte.questionMark || byte == SyntaxByte.ampersand { return byte }
    guard byte == SyntaxByte.hyphen || byte == SyntaxByte.equals, index + 1 < count,
      bytes[index + 1] == SyntaxByte.greater
    else { return 0 }
    return byte
  }

  /// The byte at the position.
  var current: UInt8 {
    offset < end ? bytes[offset] : SyntaxByte.lineFeed
  }

  /// The byte after the position.
  var next: UInt8 {
    offset + 1 < end ? bytes[offset + 1] : SyntaxByte.lineFeed
  }

  /// The byte at any offset of the line.
  func byte(at offset: Int) -> UInt8 {
    offset >= lineStart && offset < end ? bytes[offset] : SyntaxByte.lineFeed
  }

  /// Moves over one byte, but not over the end.
  mutating func advance() {
    if offset < end { offset += 1 }
  }

  /// Moves over spaces and tabs.
  mutating func skipBlanks() {
    let bytes = bytes
    while offset < end {
      let byte = bytes[offset]
      guard byte == SyntaxByte.space || byte == SyntaxByte.tab else { return }
      offset += 1
    }
  }

  /// Whether the position is at `->`.
  var isAtArrow: Bool { current == SyntaxByte.hyphen && next == SyntaxByte.greater }

  /// Whether the position is at `=>`.
  var isAtAliasArrow: Bool { current == SyntaxByte.equals && next == SyntaxByte.greater }

  /// Whether an arrow of either kind begins at the offset or later in the line, or may follow on
  /// the lines that continue it.
  func hasArrow(from offset: Int) -> Bool {
    if continuation != 0 { return true }
    var index = offset
    while index + 1 < end {
      if bytes[index + 1] == SyntaxByte.greater
        && (bytes[index] == SyntaxByte.hyphen || bytes[index] == SyntaxByte.equals)
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether the next line goes on with an arrow.
  var isContinuedByArrow: Bool {
    continuation == SyntaxByte.hyphen || continuation == SyntaxByte.equals
  }

  /// Whether the word begins at the position and ends there as a name does.
  func isAtWord(_ word: String) -> Bool {
    let length = word.utf8.count
    guard offset + length <= end, !SyntaxByte.isNamePart(byte(at: offset + length)) else {
      return false
    }
    var index = offset
    for byte in word.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Moves over a name and gives its end; stays where there is none.
  mutating func skipName() {
    guard offset < end, SyntaxByte.isNameStart(bytes[offset]) else { return }
    skipNameParts()
  }

  /// Moves over letters, digits and `_`.
  ///
  /// Most bytes of a file are read here, so it is written for unoptimised builds: see `SyntaxByte`.
  mutating func skipNameParts() {
    let bytes = bytes
    let end = end
    var index = offset
    while index < end {
      let byte = bytes[index]
      guard
        (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F
          || (byte >= 0x30 && byte <= 0x39)
      else { break }
      index += 1
    }
    offset = index
  }

  /// Moves to the end of what people would call one piece of text: to white space.
  mutating func skipText() {
    let bytes = bytes
    while offset < end, !SyntaxByte.isBlank(bytes[offset]) { offset += 1 }
  }

  /// The range between two offsets.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: upper)
  }

  /// The range from an offset to the position.
  func range(from lower: Int) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: offset)
  }

  /// The empty range at the position: where something is missing.
  var emptyRange: SourceRange { range(offset, offset) }

  /// The text between two offsets, as written; empty where they are out of order.
  func text(_ lower: Int, _ upper: Int) -> String {
    guard lower < upper, lower >= 0, upper <= bytes.count else { return "" }
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// The text from an offset to the position.
  func text(from lower: Int) -> String { text(lower, offset) }

  /// The text from an offset to the position, with its range.
  func name(from lower: Int) -> NameSyntax {
    NameSyntax(text(lower, offset), range(lower, offset))
  }
}
