/// Lines that go on with the one before them.
extension ReferenceReader {
  /// A line with all that goes on with it.
  struct Line {
    var text: [UInt8]
    /// The last of the file's lines that it is made of, from 0.
    var number: Int
  }

  /// Appends a line that begins with `?`, `&`, `->`, or `=>` to the line before, without the comments
  /// and the white space between them.
  static func joined(_ lines: [[UInt8]]) -> [Line] {
    var result: [Line] = []
    for (number, line) in lines.enumerated() {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      let first = isContinuation(line) ? result.lastIndex { !isComment($0.text) } : nil
      guard let first else {
        result.append(Line(text: line, number: number))
        continue
      }
      var last = result[first]
      result.removeSubrange(first...)
      last.text = withoutComment(last.text) + text
      last.number = number
      result.append(last)
    }
    return result
  }

  /// The lines that are one line with another: those that continue it, and the comments between them.
  package static func lines(
    around number: Int, in lines: [some Sequence<UInt8>]
  ) -> ClosedRange<Int> {
    var (first, last) = (number, number)
    while first > 0, isContinuation(lines[first]) {
      first = lines[..<first].lastIndex { !isComment($0) } ?? 0
    }
    while let next = lines[(last + 1)...].firstIndex(where: { !isComment($0) }),
      isContinuation(lines[next])
    {
      last = next
    }
    return first...last
  }

  private static func isComment(_ line: some Sequence<UInt8>) -> Bool {
    line.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#")
  }

  private static func isContinuation(_ line: some Sequence<UInt8>) -> Bool {
    let text = Array(line.drop { $0 == 0x20 || $0 == 0x09 })
    return ["?", "&", "->", "=>"].contains { text.starts(with: $0.utf8) }
  }

  /// A comment starts after white space, and not in what stands in `<…>`.
  private static func withoutComment(_ line: [UInt8]) -> [UInt8] {
    var isInSpec = false
    var end = line.count
    for (index, byte) in line.enumerated() {
      if byte == UInt8(ascii: "<") { isInSpec = true }
      if byte == UInt8(ascii: ">") { isInSpec = false }
      let isAfterBlank = index > 0 && (line[index - 1] == 0x20 || line[index - 1] == 0x09)
      if byte == UInt8(ascii: "#"), isAfterBlank, !isInSpec {
        end = index
        break
      }
    }
    while end > 0, line[end - 1] == 0x20 || line[end - 1] == 0x09 { end -= 1 }
    return Array(line[..<end])
  }
}
