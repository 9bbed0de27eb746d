import TestSupport
import Testing

@testable import turnpike_tool

/// Characters that a reader cannot see are escaped and named.
@Suite struct HiddenCharacterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: ["A.routes": "number/:n<Int> -> N\ntext/:text -> T\n"])
  }

  private func match(_ words: String...) -> String {
    ToolRun(["match", folder("A.routes")] + words).output
  }

  @Test func textForPeople() {
    #expect(
      match("--", "number/7\u{200B}", "number/7%E2%80%8B") == #"""
        number/7\u{200B}
          unmatched  no route matches this path
          nearest    number/:n<Int>: n: '7\u{200B}' is not an Int
          hidden     the link contains the invisible character U+200B (zero width space)

        number/7%E2%80%8B
          unmatched  no route matches this path
          nearest    number/:n<Int>: n: '7\u{200B}' is not an Int


        """#)
    #expect(
      match("--explain", "--", "number/7\u{200B}") == #"""
        number/7\u{200B}
          unmatched: no route matches this path
            'number/:n<Int>': segment 2, n: '7\u{200B}' is not an Int
            hidden: the link contains the invisible character U+200B (zero width space)


        """#)
  }

  @Test func textForPrograms() {
    #expect(
      match("--json", "--", "text/\u{202E}a\u{E0041}").hasPrefix(
        #"{"url":"text/\u202ea\udb40\udc41","outcome":"matched","#))
  }

  /// Each invisible character after a digit, before a letter, and between letters.
  @Test(
    arguments: [
      0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180E, 0x200B, 0x200C,
      0x200D,
      0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2064, 0x2066, 0x2069, 0x206A,
      0x206F,
      0x2800, 0x3164, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFB, 0xFFFE, 0x1D173, 0x1BCA0, 0xE0001,
      0xE0061, 0xE0100, 0x1FFFF,
    ] as [UInt32])
  func isEscaped(value: UInt32) throws {
    let scalar = String(try #require(Unicode.Scalar(value)))
    let escape = "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    for link in ["text/7\(scalar)", "text/\(scalar)a", "text/a\(scalar)b", scalar] {
      for options in [[], ["--explain"]] {
        let output = ToolRun(["match", folder("A.routes")] + options + ["--", link]).output
        #expect(!output.unicodeScalars.contains { $0.value == value }, "\(output)")
        #expect(output.contains(escape), "\(output)")
      }
      let json = match("--json", "--", link)
      #expect(!json.unicodeScalars.contains { $0.value == value }, "\(json)")
    }
  }

  /// Joiners of emoji and of letters, and the variation selectors of both.
  @Test(arguments: [
    "\u{1F468}\u{200D}\u{1F469}", "\u{2764}\u{FE0F}\u{200D}\u{1F525}", "\u{2764}\u{FE0F}",
    "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}", "caf\u{E9}", "\u{845B}\u{E0100}",
  ])
  func isShown(text: String) {
    #expect(match("--", "text/" + text).hasPrefix("text/\(text)\n"))
    #expect(match("--", "text/" + text).contains("text = \(text)\n"))
    #expect(!match("--", "text/" + text).contains("hidden"))
  }
}
