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

  /// Looks links up again and again.
  func workload(_ links: [String], expecting expected: Int) -> Workload {
    let held = Held(links)
    return Workload(links, expecting: expected) { sum(of: held, passes: $0) }
  }

  /// The sum of the indices of the routes that answer, and of -1 where none does.
  func sum(of links: [String]) -> Int { sum(of: Held(links), passes: 1) }

  /// Searches the table for each link, as generated code does.
  private func sum(of links: Held<String>, passes: Int) -> Int {
    let view = storage.view
    return links.sum(passes: passes) { link in
      LinkBytes.read(link) { link in
        var search = LinkSearch()
        return search.next(in: link, view) { _, _ in true }?.route ?? -1
      }
    }
  }
}
