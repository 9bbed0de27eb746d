import TestSupport
import Testing
import TurnpikeAuthoring

@testable import TurnpikeCompiler

/// The texts of `ParserGrowthTests`, and others, of a megabyte and more.
@Suite(.slow) struct LargeTextTests {
  @Test(.timeLimit(.minutes(15)), arguments: ParserGrowthTests.shapes)
  func aMegabyteIsAnswered(shape: ParserGrowthTests.Shape) {
    let file = shape.file(1 << 20)
    let diagnostics = parse(file, index: 0).diagnostics
    let printer = DiagnosticPrinter(files: [file])
    for diagnostic in diagnostics.prefix(10) {
      #expect(printer.excerpt(diagnostic, color: true).utf8.count < 3_000)
    }
  }

  @Test(.timeLimit(.minutes(15))) func tenMegabytesAreAnswered() {
    let shape = ParserGrowthTests.Shape(
      name: "", repeated: "product/:id<Int>?q:text -> ProductDestination @a(b)\n")
    let syntax = parse(shape.file(10 << 20), index: 0)
    #expect(syntax.diagnostics.isEmpty)
    #expect(syntax.items.count == (10 << 20) / shape.repeated.utf8.count)
  }

  @Test func aHundredThousandGroupsAreAnswered() {
    let depth = 100_000
    let open = String(repeating: "a {\n", count: depth)
    let closed = open + String(repeating: "}\n", count: depth)
    #expect(parsed(open).diagnostics == ["101:1 [group-too-deep]"])
    #expect(parsed(closed).diagnostics == ["101:1 [group-too-deep]"])
  }
}
