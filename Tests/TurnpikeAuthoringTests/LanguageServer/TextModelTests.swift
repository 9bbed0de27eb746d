import TestSupport
import Testing

@testable import TurnpikeAuthoring

@Suite struct TextModelTests {
  @Test(arguments: [
    // A character of two units, four bytes.
    ("a😀b\nc", 0, 3, 5, 3), ("a😀b\nc", 0, 2, 1, 1), ("a😀b\nc", 0, 1, 1, 1),
    ("é\r\nx", 1, 0, 4, 0), ("é\r\nx", 0, 9, 2, 1), ("x\ry", 1, 1, 3, 1), ("", 0, 0, 0, 0),
    ("x", 7, 3, 1, 1), ("x", -1, 0, 0, 0), ("x", 0, -4, 0, 0),
  ])
  func positions(_ text: String, _ line: Int, _ character: Int, _ offset: Int, _ back: Int) {
    let model = TextModel(Array(text.utf8))
    let position = TextPosition(line: line, character: character)
    #expect(model.offset(of: position, .utf16) == offset)
    #expect(model.position(of: offset, .utf16).character == back)
  }

  /// An editor shows a file of the disk without its byte-order mark.
  @Test func byteOrderMark() {
    let bytes = Array("\u{FEFF}ab\nc".utf8)
    #expect(
      TextModel(bytes, hidesMark: true).position(of: 4, .utf16)
        == TextPosition(line: 0, character: 1))
    #expect(
      TextModel(bytes, hidesMark: true).position(of: 0, .utf8)
        == TextPosition(line: 0, character: 0))
    #expect(TextModel(bytes).position(of: 4, .utf16) == TextPosition(line: 0, character: 2))
    #expect(TextModel(bytes).position(of: 4, .utf8) == TextPosition(line: 0, character: 4))
  }

  /// Edits in either encoding make the text that the same edits of a plain string make.
  @Test(arguments: [UInt64](0..<40))
  func edits(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let encoding = random.chance(50) ? PositionEncoding.utf8 : .utf16
    let pieces = ["a", "é", "😀", "\n", "\r\n", "\u{FEFF}", "word ", ""]
    var model = TextModel([])
    var scalars: [Unicode.Scalar] = []
    for _ in 0..<60 {
      let start = random.below(scalars.count + 1)
      let end = start + random.below(min(scalars.count - start, 4) + 1)
      // No position is between the two of a line's end.
      func isInside(_ index: Int) -> Bool {
        index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
      }
      if isInside(start) || isInside(end) { continue }
      let text = (0..<random.below(3)).map { _ in random.pick(pieces) }.joined()
      model.replace(
        TextRange(
          Self.position(of: start, scalars, encoding), Self.position(of: end, scalars, encoding)),
        with: text, encoding)
      scalars.replaceSubrange(start..<end, with: text.unicodeScalars)
      let expected = scalars.map { String($0).utf8 }.flatMap { Array($0) }
      #expect(model.bytes == expected, "seed \(seed)")
    }
  }

  private static func position(
    of index: Int, _ scalars: [Unicode.Scalar], _ encoding: PositionEncoding
  ) -> TextPosition {
    var position = TextPosition(line: 0, character: 0)
    for (place, scalar) in scalars.prefix(index).enumerated() {
      let isEnd =
        scalar == "\n"
        || scalar == "\r" && (place + 1 == scalars.count || scalars[place + 1] != "\n")
      if isEnd {
        position = TextPosition(line: position.line + 1, character: 0)
      } else {
        position.character +=
          encoding == .utf8 ? String(scalar).utf8.count : String(scalar).utf16.count
      }
    }
    return position
  }

  @Test(arguments: [
    ("file:///a/b%20c.routes", "/a/b c.routes"), ("file://localhost/a", "/a"),
    ("FILE:///a/", "/a"), ("file:///c%C3%A4/%zz", "/cä/%zz"),
    ("untitled:Untitled-1", "untitled:Untitled-1"),
    ("file:", "file:"), ("file:///", "/"),
  ])
  func uris(_ uri: String, _ path: String) {
    #expect(DocumentURI.path(of: uri) == path)
  }

  @Test func uriOfPath() {
    #expect(DocumentURI.uri(of: "/a b/ä-c.routes") == "file:///a%20b/%C3%A4-c.routes")
  }
}
