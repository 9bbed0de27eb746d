import Testing

@testable import TurnpikeCompiler

/// Characters that a reader cannot see are errors, wherever they are in a file.
@Suite struct HiddenCharacterTests {
  static let bidirectional: [UInt32] = [
    0x061C, 0x200E, 0x200F, 0x202A, 0x202E, 0x2066, 0x2069,
  ]

  static let invisible: [UInt32] = [
    0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x200B, 0x2060, 0x2064, 0x206A,
    0x206F, 0x2800, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFB, 0xFFFE, 0xFDD0, 0xFDEF, 0xE0000,
    0xE007F, 0x1FFFF, 0x10FFFE,
  ]

  static let allowed: [UInt32] = [
    0x00AC, 0x00AE, 0x061B, 0x200C, 0x200D, 0x2010, 0x2065, 0x27FF, 0x2801, 0xFDCF, 0xFDF0, 0xFE0E,
    0xFE0F, 0xFFF8, 0xFFFD, 0xDFFFD, 0xE0080, 0xE0100, 0x1FFFD,
  ]

  /// Lines with `~` for the character.
  static let places = [
    "a~b -> X", "~a -> X", "a -> X~", "a~ -> X", "a -~> X", "a?k~:q -> X", "a?k=v~ -> X",
    "a?~k -> X",
    "a/:i~d -> X", "a/:id<String = a~b> -> X", "a/:id<a~|b> -> X", "a/:id<I~nt> -> X",
    "a#:f~ -> X", "a -> X @level(a~b)", "a -> X @example(a~)", "a -> X @example(f(a) # ~)",
    "a -> X as b~", "p~ => a", "p => a~", "origin https://a~b.example.com", "enum Sh~op", "g~ {\n}",
    "list{List~}", "_ -> X~", "  ~", "~", "?:~q -> X", "a/:b<String = # ~> -> X", "}~", "}  ~",
    "f( -> X @b~",
  ]

  /// Places in comments and in documentation.
  static let comments = [
    "# ~", "a -> X # ~", "/// ~", "  /// a ~ b", "f( -> X # (~)", "a/:b<Int> -> X @c(d) # ~",
    "} # ~",
    "g { # ~\n}",
  ]

  private static func finding(_ place: String) -> [String] {
    ["1:\(place.utf8.prefix { $0 != UInt8(ascii: "~") }.count + 1) [bad-character]"]
  }

  private static func text(_ place: String, _ value: UInt32) -> String {
    place.replacing("~", with: String(Character(Unicode.Scalar(value) ?? "?")))
  }

  @Test(arguments: bidirectional, places + comments)
  func rejectsBidirectionalControlEverywhere(value: UInt32, place: String) {
    #expect(parsed(Self.text(place, value)).diagnostics == Self.finding(place))
  }

  @Test(arguments: invisible, places)
  func rejectsInvisibleCharacter(value: UInt32, place: String) {
    // A byte-order mark at the start of the file is none of it.
    if value == 0xFEFF, place.hasPrefix("~") { return }
    #expect(parsed(Self.text(place, value)).diagnostics == Self.finding(place))
  }

  @Test(arguments: invisible, comments)
  func allowsInvisibleCharacterInComment(value: UInt32, place: String) {
    #expect(
      parsed(Self.text(place, value)).diagnostics.allSatisfy { !$0.contains("bad-character") })
  }

  @Test(arguments: allowed)
  func allowsCharactersThatScriptsNeed(value: UInt32) {
    #expect(parsed(Self.text("a~b -> X", value)).diagnostics == [])
  }

  /// A group whose brace is beside such a character is not open, nor closed twice.
  @Test func balancesBraces() {
    let text = "g\u{200B} {\n  a -> X\n}\u{200B}\nh { # \u{202E}\n  b -> Y\n} # \u{202E}\nc -> Z"
    #expect(parsed(text).diagnostics.map { String($0.prefix(3)) } == ["1:2", "3:2", "4:7", "6:5"])
  }

  /// Brackets that nothing closes are not looked for again after each of them.
  @Test func takesLinearTime() {
    let line = String(repeating: "a<b(", count: 20_000) + " # \u{200B}"
    #expect(!parsed(line).diagnostics.isEmpty)
  }
}
