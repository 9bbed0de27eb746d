import Testing
import TurnpikeAuthoring

@testable import TurnpikeCompiler

@Suite struct SourceLocationsTests {
  /// Every offset of a text as `line:column`.
  private func places(_ text: String) -> [String] {
    let file = SourceFile(path: "", text: text)
    let locations = SourceLocations(file)
    return (0...file.bytes.count).map {
      let location = locations.location(of: $0)
      return "\(location.line):\(location.column)"
    }
  }

  @Test(arguments: [
    ("", ["1:1"]),
    ("ab", ["1:1", "1:2", "1:3"]),
    ("a\nb\n", ["1:1", "1:2", "2:1", "2:2", "3:1"]),
    ("a\r\nb", ["1:1", "1:2", "1:3", "2:1", "2:2"]),
    ("a\rb", ["1:1", "1:2", "1:3", "1:4"]),
    ("\n\n", ["1:1", "2:1", "3:1"]),
    ("é\t", ["1:1", "1:2", "1:3", "1:4"]),
    ("\u{FEFF}a\nb", ["1:1", "1:1", "1:1", "1:1", "1:2", "2:1", "2:2"]),
  ])
  func countsLinesAndBytes(text: String, expected: [String]) {
    #expect(places(text) == expected)
  }

  @Test func movesIntoTheFile() {
    let locations = SourceLocations(SourceFile(path: "", text: "a\nb"))
    #expect(locations.location(of: -5) == SourceLocation(line: 1, column: 1))
    #expect(locations.location(of: 99) == SourceLocation(line: 2, column: 2))
  }

  @Test(arguments: [
    ("a\nbc\nd", 3, 2..<4), ("a\r\nbc\r\n", 4, 3..<5), ("a\r\nbc\r\n", 2, 0..<1),
    ("\u{FEFF}ab\n", 0, 3..<5), ("\r\n", 0, 0..<0), ("\n", 1, 1..<1), ("", 9, 0..<0),
  ])
  func givesLines(text: String, offset: Int, expected: Range<Int>) {
    #expect(SourceLocations(SourceFile(path: "", text: text)).line(at: offset) == expected)
  }
}
