import Testing
import TurnpikeAuthoring

@testable import TurnpikeCompiler

@Suite struct DiagnosticPrinterTests {
  private static let file = SourceFile(
    path: "Routes/Shop.routes", text: "item/:a -> A\r\nitem/:b -> B\r\n")
  private static let diagnostic = Diagnostic(
    .conflictingRoutes, "both match 'item/42'",
    at: SourceRange(file: 0, lower: 14, upper: 21), note: "the other route is here",
    at: SourceRange(file: 0, lower: 0, upper: 7))

  @Test func line() {
    #expect(
      DiagnosticPrinter(files: [Self.file]).line(Self.diagnostic) == """
        Routes/Shop.routes:2:1: error: both match 'item/42' [conflicting-routes]
        Routes/Shop.routes:1:1: note: the other route is here
        """)
  }

  @Test func excerpt() {
    #expect(
      DiagnosticPrinter(files: [Self.file]).excerpt(Self.diagnostic, color: false) == """
        Routes/Shop.routes:2:1: error: both match 'item/42' [conflicting-routes]
        item/:b -> B
        ^~~~~~~
        Routes/Shop.routes:1:1: note: the other route is here
        item/:a -> A
        ^~~~~~~
        """)
  }

  @Test func colour() {
    let warning = Diagnostic(
      .unusedImport, "unused", at: SourceRange(file: 0, lower: 5, upper: 7))
    #expect(
      DiagnosticPrinter(files: [Self.file]).excerpt(warning, color: true)
        == "\u{1B}[1mRoutes/Shop.routes:1:6:\u{1B}[0m \u{1B}[1;35mwarning:\u{1B}[0m "
        + "\u{1B}[1munused\u{1B}[0m [unused-import]\nitem/:a -> A\n"
        + "     \u{1B}[1;32m^~\u{1B}[0m")
  }

  @Test func location() {
    let printer = DiagnosticPrinter(files: [SourceFile(path: "a", text: ""), Self.file])
    #expect(
      printer.location(SourceRange(file: 1, lower: 19, upper: 20)) == ("Routes/Shop.routes", 2, 6))
    #expect(printer.location(SourceRange(file: 0, lower: 0, upper: 0)) == ("a", 1, 1))
    #expect(printer.location(SourceRange(file: 7, lower: 3, upper: 4)) == ("<unknown>", 1, 1))
  }

  /// The line and the mark under the first `X` of a text.
  private func excerpt(_ text: String, length: Int = 1) -> [String] {
    let file = SourceFile(path: "", text: text)
    let lower = file.bytes.firstIndex(of: 0x58) ?? 0
    let range = SourceRange(file: 0, lower: lower, upper: lower + length)
    let lines = DiagnosticPrinter(files: [file])
      .excerpt(Diagnostic(.badCharacter, "m", at: range), color: false)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().map(String.init)
  }

  @Test(arguments: [
    ("a\tbX", 1, ["a\tbX", " \t ^"]),
    ("\u{FEFF}abXc\n", 2, ["abXc", "  ^~"]),
    ("éX", 1, ["éX", " ^"]),
    ("日本X", 1, ["日本X", "    ^"]),
    ("e\u{301}X", 1, ["e\u{301}X", " ^"]),
    ("X日", 4, ["X日", "^~~"]),
    ("aX", 0, ["aX", " ^"]),
    ("aXb\nc", 99, ["aXb", " ^~"]),
    ("\u{1B}[31mX", 1, ["␛[31mX", "     ^"]),
    ("\u{0}\u{7F}\u{85}\u{202E}X", 1, ["␀␡\u{FFFD}\u{FFFD}X", "    ^"]),
    ("a\rX", 1, ["a␍X", "  ^"]),
  ])
  func mark(text: String, length: Int, expected: [String]) {
    #expect(excerpt(text, length: length) == expected)
  }

  @Test func windowOfALongLine() {
    let before = String(repeating: "a", count: 1_000)
    let after = String(repeating: "b", count: 1_000)
    #expect(
      excerpt(before + "X" + after) == [
        "…" + String(before.prefix(60)) + "X" + String(after.prefix(99)) + "…",
        String(repeating: " ", count: 61) + "^",
      ])
    #expect(excerpt("X" + after, length: 500)[1] == "^" + String(repeating: "~", count: 99))
  }

  /// Cut characters are left out, so that no half of one is printed.
  @Test func windowCutsBetweenCharacters() {
    let line = excerpt(
      String(repeating: "é", count: 200) + "aX" + String(repeating: "日", count: 99))[0]
    #expect(!line.unicodeScalars.contains("\u{FFFD}"))
    #expect(line.hasPrefix("…é"))
    #expect(line.hasSuffix("日…"))
  }

  @Test func messagesAreHarmless() {
    let text = "\u{1B}[1m\n"
    let diagnostic = Diagnostic(
      .badCharacter, "a\(text)b", at: SourceRange(file: 0, lower: 0, upper: 1))
    #expect(
      DiagnosticPrinter(files: [Self.file]).line(diagnostic)
        == "Routes/Shop.routes:1:1: error: a\\u{1B}[1m\\u{A}b [bad-character]")
  }
}
