import TestSupport
import TurnpikeCompiler

extension FileTrial {
  /// Spoils one of the files again and again: the compiler answers with errors that lie in the
  /// files, or with tables that agree with the reference.
  package mutating func mutate(_ fixture: [[UInt8]], rounds: Int, links: Int) {
    var mutator = FileMutator(random: SeededGenerator(seed: seed))
    var random = SeededGenerator(seed: ~seed)
    for _ in 0..<rounds where !fixture.isEmpty {
      var files = fixture
      let index = random.below(files.count)
      files[index] = mutator.mutated(files[index])
      counts[.mutations] += 1
      var compilation: Compilation?
      let seconds = processorSeconds { compilation = Compilation(sources(files)) }
      guard let compilation else { continue }
      if let problem = Self.problem(compilation) {
        failMutation(problem, files)
      } else if seconds > 5 {
        failMutation("compiling takes \(seconds) s", files)
      } else if let output = compilation.output {
        counts[.compiled] += 1
        compareMutated(output, files, links: links)
      }
    }
  }

  private mutating func compareMutated(
    _ output: Compilation.Output, _ files: [[UInt8]], links: Int
  ) {
    let comparison = Comparison(output, files)
    if let difference = comparison.listingDifference {
      return fail(difference, "", files, [])
    }
    let before = failures.count
    compare(comparison, files, links: links)
    if failures.count == before { print(comparison, files, values: 1) }
  }

  /// What is wrong with what the compiler says; nil where all is well.
  static func problem(_ compilation: Compilation) -> String? {
    let hasError = compilation.diagnostics.contains { $0.severity == .error }
    if hasError, compilation.output != nil { return "an output beside an error" }
    if !hasError, compilation.output == nil { return "neither an error nor an output" }
    if let output = compilation.output, output.swiftSource.isEmpty { return "no source" }
    let places = compilation.diagnostics.map { ($0.range.file, $0.range.lower) }
    if zip(places, places.dropFirst()).contains(where: { $0 > $1 }) { return "not in order" }
    for file in compilation.files {
      if let problem = TreeCheck.problem(file.bytes) { return problem }
    }
    let printer = DiagnosticPrinter(files: compilation.files)
    for diagnostic in compilation.diagnostics {
      let texts = [diagnostic.message] + diagnostic.notes.map(\.message)
      if texts.contains(where: { text in text.isEmpty || text.utf8.contains { $0 < 0x20 } }) {
        return "a message of '\(texts)'"
      }
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
        if !isInside(range, compilation.files, printer) {
          return "'\(diagnostic.message)' at \(range)"
        }
      }
    }
    return nil
  }

  /// Whether a place is one of the files', and its line and column one of the file's.
  private static func isInside(
    _ range: SourceRange, _ files: [SourceFile], _ printer: DiagnosticPrinter
  ) -> Bool {
    guard files.indices.contains(range.file), 0 <= range.lower, range.lower <= range.upper,
      range.upper <= files[range.file].bytes.count
    else { return false }
    let lines = files[range.file].bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let location = printer.location(range)
    return 1...lines.count ~= location.line
      && 1...(lines[location.line - 1].count + 1) ~= location.column
  }

  private mutating func failMutation(_ problem: String, _ files: [[UInt8]]) {
    if failures.count > 2 { return }
    let (smallest, _) = Shrinking.smallest(files, []) { files, _ in
      Self.problem(Compilation(sources(files))) != nil
    }
    let isFound = Self.problem(Compilation(sources(smallest))) != nil
    add(
      TrialFailure(
        seed: seed, problem: problem, table: "", files: isFound ? smallest : files, link: []))
  }
}
