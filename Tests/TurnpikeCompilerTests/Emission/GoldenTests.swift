import Testing

@testable import TurnpikeCompiler

/// The generated Swift, byte for byte.
@Suite struct GoldenTests {
  @Test(arguments: GoldenFiles.names)
  func generates(name: String) throws {
    let golden = GoldenFiles(name: name)
    let compilation = Compilation(try golden.sources())
    #expect(compilation.report == [])
    let source = try #require(compilation.output).swiftSource
    if GoldenFiles.isRecording { return try golden.record(source) }
    let expected = try golden.expected()
    if source != expected {
      let (got, wanted) = (source.split(separator: "\n"), expected.split(separator: "\n"))
      let line = zip(got, wanted).prefix { $0 == $1 }.count
      Issue.record(
        """
        \(name): the generated code has changed; line \(line + 1) that is not empty is
        \(got.dropFirst(line).first ?? "(none)")
        and was
        \(wanted.dropFirst(line).first ?? "(none)")
        """)
    }
  }

  @Test(arguments: GoldenFiles.names)
  func isTheSameEveryTime(name: String) throws {
    let sources = try GoldenFiles(name: name).sources()
    let first = Compilation(sources).output?.swiftSource
    for _ in 0..<5 { #expect(Compilation(sources).output?.swiftSource == first) }
  }

  /// The same routes, whatever ends their lines, make the same code.
  @Test(arguments: GoldenFiles.names)
  func lineEndsChangeNothing(name: String) throws {
    let sources = try GoldenFiles(name: name).sources()
    let windows = sources.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return SourceFile(
        path: file.path, text: "\u{FEFF}" + text.replacing("\n", with: "\r\n"))
    }
    #expect(Compilation(windows).output?.swiftSource == Compilation(sources).output?.swiftSource)
  }

  /// No line is wider than an editor but those that name a type of the user's, no line ends in white
  /// space, and the braces close.
  @Test(arguments: GoldenFiles.names)
  func isTidy(name: String) throws {
    let source = try GoldenFiles(name: name).expected()
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.last != " " && !line.contains("\t"))
    }
    #expect(source.last == "\n")
    #expect(!source.contains("\n\n\n"))
  }
}
