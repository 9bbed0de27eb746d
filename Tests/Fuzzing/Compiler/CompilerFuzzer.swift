import TurnpikeAuthoring
import TurnpikeCompiler

/// Any bytes as routes files of one target, which lines `---` divide: a table and Swift, or errors
/// that each have a place, and never both.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCompiler(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzed(start, count) { bytes in
    let parts = lines(bytes).split(
      separator: Array("---".utf8)[...], omittingEmptySubsequences: false)
    if parts.count > 4 { return false }
    let files = parts.enumerated().map { index, part in
      SourceFile(path: "\(index).routes", bytes: joined(part))
    }
    let compilation = Compilation(files)
    expectDiagnostics(of: compilation)
    expectOutput(of: compilation)
    return true
  }
}

private func expectDiagnostics(of compilation: Compilation) {
  let printer = DiagnosticPrinter(files: compilation.files)
  var previous: SourceRange?
  for diagnostic in compilation.diagnostics {
    expectPlace(diagnostic.range, in: compilation)
    for note in diagnostic.notes { expectPlace(note.range, in: compilation) }
    let line = printer.line(diagnostic)
    let shown = line.split(separator: "\n", omittingEmptySubsequences: false)
    expect(shown.count == 1 + diagnostic.notes.count, "one line each: \(line)")
    let head = "\(diagnostic.range.file).routes:"
    expect(line.hasPrefix(head) && line.contains("[\(diagnostic.id.rawValue)]"), "form: \(line)")
    let excerpt = printer.excerpt(diagnostic, color: false)
    expect(
      excerpt.split(separator: "\n", omittingEmptySubsequences: false).count == 3 * shown.count,
      "three lines each: \(excerpt)")
    expect((line + excerpt).unicodeScalars.allSatisfy(isShown), "a terminal is safe: \(excerpt)")
    if let previous {
      let (left, right) = (
        (previous.file, previous.lower), (diagnostic.range.file, diagnostic.range.lower)
      )
      expect(left <= right, "sorted: \(line)")
    }
    previous = diagnostic.range
  }
}

private func expectPlace(_ range: SourceRange, in compilation: Compilation) {
  expect(compilation.files.indices.contains(range.file), "a file: \(range)")
  let count = compilation.files[range.file].bytes.count
  expect(
    0 <= range.lower && range.lower <= range.upper && range.upper <= count, "a place: \(range)")
}

/// No character that a terminal acts on, but line feeds and tabs.
private func isShown(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\t"
}

private func expectOutput(of compilation: Compilation) {
  let hasError = compilation.diagnostics.contains { $0.severity == .error }
  expect((compilation.output == nil) == hasError, "errors or output: \(compilation.diagnostics)")
  guard let output = compilation.output else { return }
  let source = output.swiftSource
  expect(source == Compilation(compilation.files).output?.swiftSource, "the same bytes")
  expectSource(source)
  for table in output.tables {
    // Whatever the files say makes links near the routes.
    for file in compilation.files {
      for line in file.bytes.split(separator: UInt8(ascii: "\n")).prefix(16) {
        _ = table.match(Array(line))
        let word = line.split(separator: UInt8(ascii: " ")).first ?? []
        _ = table.match(Array(word))
      }
    }
    for route in table.model.routes { _ = table.match(route.caseName) }
  }
}

/// What can be said of Swift without a Swift compiler: nothing in it hides, and what opens closes.
private func expectSource(_ source: String) {
  expect(source.hasSuffix("\n"), "a last line that ends")
  expect(source.unicodeScalars.allSatisfy { $0 == "\n" || isShown($0) && $0 != "\t" }, source)
  var isLocated = false
  let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
  for line in lines where line.hasPrefix("#sourceLocation(") {
    let isEnd = line == "#sourceLocation()"
    // Several in a row have one end.
    expect(isLocated || !isEnd, "an end of nothing: \(line)")
    isLocated = !isEnd
  }
  expect(!isLocated, "a last #sourceLocation()")
}
