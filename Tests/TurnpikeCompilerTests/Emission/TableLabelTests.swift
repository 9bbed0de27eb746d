import Testing

@testable import TurnpikeCompiler

/// What generated code says of a table beside its text: the walk that fits it.
@Suite struct TableLabelTests {
  @Test(arguments: [
    ("", "format1:"),
    ("a/:first -> A\nb/:first -> B\n", "format1:"),
    // Captures of as many segments as a look-up remembers, and of one more.
    ("a/b/c/d/e/f/g/h/i/j/k/l/m/:last -> A\n", "format1:"),
    ("a/b/c/d/e/f/g/h/i/j/k/l/m/n/:last -> A\n", "deepFormat1:"),
    // A mounted enum reads on from the segment behind the prefix.
    ("a/b/c/d/e/f/g/h/i/j/k/l/m -> mount Other as other\n", "format1:"),
    ("a/b/c/d/e/f/g/h/i/j/k/l/m/n -> mount Other as other\n", "deepFormat1:"),
    ((1...12).map { "section\($0) -> Section\($0)\n" }.joined(), "largeFormat1:"),
    (
      (1...12).map { "section\($0) -> Section\($0)\n" }.joined()
        + "a/b/c/d/e/f/g/h/i/j/k/l/m/n/:last -> A\n", "deepFormat1:"
    ),
  ])
  func isOfTheWalk(file: String, label: String) throws {
    let compilation = Compilation([SourceFile(path: "App.routes", text: file)])
    let text = try #require(compilation.output?.swiftSource)
    let labels = text.split(separator: "\n").filter { $0.contains("ormat1: ") }
    #expect(labels.map { $0.drop { $0 == " " } } == ["\(label) #\"\"\""])
  }
}
