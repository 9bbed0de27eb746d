import TestSupport
import Testing

@testable import TurnpikeCompiler

@Suite struct LargeTableTests {
  @Test func aTableThatOffsetsCannotAddressIsAnError() {
    let pattern = String(repeating: "a/", count: 400_000)
    let compilation = Compilation([
      SourceFile(path: "A.routes", text: "b -> B\n\(pattern) -> A\n")
    ])
    #expect(compilation.output == nil)
    #expect(compilation.diagnostics.map(\.id) == [.tableTooLarge])
    #expect(compilation.diagnostics.first?.range.lower == 7)
  }

  @Test func aLongPrefixOfManyRoutesIsAnErrorBeforeAnythingIsMadeOfIt() {
    let prefix = String(repeating: "segment/", count: 2_500) + "end"
    let routes = (0..<1_000).map { "r\($0) -> R\($0)\n" }.joined()
    let text = "\(prefix) {\n\(routes)}\n"
    var compilation = Compilation([])
    let seconds = processorSeconds {
      compilation = Compilation([SourceFile(path: "A.routes", text: text)])
    }
    #expect(compilation.diagnostics.map(\.id) == [.tableTooLarge])
    #expect(compilation.output == nil)
    // The table's records would take five times as long as reading the lines.
    #expect(seconds < 20, "\(seconds) s")
  }
}
