import TurnpikeCompiler

/// A text by its bytes and lines: the one place where positions of the protocol and offsets of the
/// compiler meet.
///
/// A line ends at a line feed, a carriage return, or both, as the protocol says.
struct TextModel {
  private(set) var bytes: [UInt8]
  /// The offset of each line's first byte; never empty.
  private var lineStarts: [Int] = [0]
  private var firstByte = 0

  /// - Parameter hidesMark: Whether an editor shows the text without its byte-order mark, so that no
  ///   position counts it.
  init(_ bytes: [UInt8], hidesMark: Bool = false) {
    self.bytes = bytes
    firstByte = hidesMark && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    findLines()
  }

  private mutating func findLines() {
    var starts = [firstByte]
    var index = firstByte
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A) {
        starts.append(index)
      }
    }
    lineStarts = starts
  }

  var lineCount: Int { lineStarts.count }

  /// The bytes of a line without its end.
  func line(_ index: Int) -> Range<Int> {
    let line = lineWithEnd(index)
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return line.lowerBound..<end
  }

  /// The bytes of a line with its end.
  func lineWithEnd(_ index: Int) -> Range<Int> {
    guard lineStarts.indices.contains(index) else { return bytes.count..<bytes.count }
    return lineStarts[index]..<(index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count)
  }

  /// The line that an offset is in.
  func lineIndex(of offset: Int) -> Int {
    var lower = 0
    var upper = lineStarts.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if lineStarts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return lower
  }

  /// The offset of a position. One outside the text is moved to the end of its line, or of the text.
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    if position.line < 0 { return firstByte }
    let line = line(position.line)
    return line.lowerBound + encoding.bytes(position.character, of: bytes[line])
  }

  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, firstByte), bytes.count)
    let line = lineIndex(of: offset)
    return TextPosition(
      line: line, character: encoding.length(of: bytes[lineStarts[line]..<offset]))
  }

  func range(_ range: SourceRange, _ encoding: PositionEncoding) -> TextRange {
    TextRange(position(of: range.lower, encoding), position(of: range.upper, encoding))
  }

  /// Replaces a range of the text; a range whose end precedes its start is reversed.
  mutating func replace(_ range: TextRange, with text: String, _ encoding: PositionEncoding) {
    let (start, end) = (offset(of: range.start, encoding), offset(of: range.end, encoding))
    bytes.replaceSubrange(min(start, end)..<max(start, end), with: text.utf8)
    findLines()
  }

  mutating func replaceAll(with text: String) {
    self = TextModel(Array(text.utf8))
  }
}
