import Testing
import TurnpikeCompiler

/// Blocks of routes, compiled.
@Suite struct RoutesTests {
  /// No block goes by unnoticed: those for a shell are for other machines, and not run.
  @Test(arguments: Page.all)
  func knownLanguages(_ page: Page) {
    for block in page.blocks {
      #expect(
        ["routes", "swift", "console", "lua", "sh", "text", "typescript"].contains(block.language),
        "\(page.name).md:\(block.line)")
    }
  }

  @Test(arguments: Example.all)
  func compiles(_ example: Example) {
    let compilation = Compilation([SourceFile(path: "App.routes", text: example.routes)])
    #expect((compilation.output == nil) == example.hasErrors)
    if !example.hasErrors { #expect(compilation.diagnostics.map(\.message) == []) }
  }
}
