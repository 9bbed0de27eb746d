import TurnpikeCompiler
import TurnpikeTable

/// A table that is compiled when the benchmark runs, of more routes than anyone would wait for
/// Swift to compile, and walked as a generated one is.
struct BuiltTable: Sendable {
  private let storage: TableStorage

  init(patterns: [String]) throws {
    try self.init(
      file: patterns.enumerated().map { "\($0.element) -> Screen\($0.offset)Destination\n" }
        .joined())
  }

  init(file: String) throws {
    let compilation = Compilation([SourceFile(path: "Benchmark.routes", text: file)])
    guard let table = compilation.output?.tables.first else {
      throw BenchmarkFailure(
        "the benchmark's own routes do not compile: "
          + compilation.diagnostics.map(\.message).joined(separator: "; "))
    }
    storage = TableStorage(table.encoded.bytes)
  }

  /// Searches the table for a link, as generated code does: the index of the route that answers, or
  /// -1.
  func route(of link: String) -> Int {
    let view = storage.view
    return LinkBytes.read(link) { link in
      view.match(link, { _, _ in true }, mount: { _ in true })?.route ?? -1
    }
  }
}
