/// Moves attributes from a place where a line cannot have them to where they belong.
struct AttributeMove {
  let bytes: [UInt8]
  /// What the line says, without a comment; of a group with its brace.
  let line: SourceRange
  /// Where the line's attributes may follow: the end of a group's path, of another line its own.
  let end: Int

  /// The line as it should be; nil for one that spans lines, and for a screen without a segment.
  ///
  /// - Parameters:
  ///   - attributes: as they are to be written.
  ///   - removed: the ranges to take out, in order.
  func edit(_ attributes: [String], removing removed: [SourceRange]) -> Replacement? {
    var head = text(line.lower, end, without: removed)
    while head.hasSuffix(" ") || head.hasSuffix("\t") { head.removeLast() }
    switch head.utf8.first {
    case nil, SyntaxByte.space, SyntaxByte.tab, SyntaxByte.questionMark, SyntaxByte.hash,
      SyntaxByte.hyphen, SyntaxByte.equals:
      head = "/" + head
    default: break
    }
    let own = text(end, line.upper, without: removed)
    for attribute in attributes { head += " " + attribute }
    let separator = own.utf8.first.map { !SyntaxByte.isBlank($0) } ?? false ? " " : ""
    let result = head + separator + own
    let lacksSegment = head.hasPrefix("{") || head.contains("/{") || head.contains("}{")
    if lacksSegment || result.contains("\n") { return nil }
    return Replacement(range: line, text: result)
  }

  private func text(_ lower: Int, _ upper: Int, without removed: [SourceRange]) -> String {
    var result: [UInt8] = []
    var offset = lower
    for range in removed where range.upper > offset && range.upper <= upper {
      result += bytes[offset..<max(offset, range.lower)]
      offset = range.upper
    }
    if offset < upper { result += bytes[offset..<upper] }
    return String(decoding: result, as: UTF8.self)
  }

  /// What to take out of a path for attributes that end at a segment's end: with one of the slashes
  /// round it where they are the whole segment.
  static func removal(
    _ range: SourceRange, isSegment: Bool, from path: SourceRange, in bytes: [UInt8]
  ) -> SourceRange {
    var (lower, upper) = (range.lower, range.upper)
    if isSegment, lower > path.lower + 1, bytes[lower - 1] == SyntaxByte.slash {
      lower -= 1
    } else if isSegment, upper < path.upper, bytes[upper] == SyntaxByte.slash {
      upper += 1
    }
    return SourceRange(file: range.file, lower: lower, upper: upper)
  }
}
