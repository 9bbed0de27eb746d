import Testing

@testable import TurnpikeCompiler

@Suite struct LargeTableTests {
  @Test func aTableThatOffsetsCannotAddressIsAnError() {
    let pattern = String(repeating: "a/", count: 400_000)
    let compilation = Compilation([
      SourceFile(path: "A.routes", text: "b -> B\n\(pattern) -> A\n")
    ])
    #expect(compilation.output == nil)
    #expect(
      compilation.diagnostics.map(\.message) == [
        "the table of these patterns would be larger than 16 megabytes; this one is the longest"
      ])
    #expect(compilation.diagnostics.first?.range.lower == 7)
  }
}
