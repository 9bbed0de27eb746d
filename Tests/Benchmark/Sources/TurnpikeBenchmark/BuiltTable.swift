import TurnpikeCompiler
import TurnpikeTable

/// A table that is compiled when the benchmark runs, because Swift would take minutes to compile ten
/// thousand routes. It is searched as generated code searches its table.
struct BuiltTable: Sendable {
  private let storage: TableStorage

  init(patterns: [String]) throws {
    let lines = patterns.enumerated().map { "\($0.element) -> Screen\($0.offset)Destination\n" }
    try self.init(file: lines.joined())
  }

  init(file: String) throws {
    let compilation = Compilation([SourceFile(path: "Benchmark.routes", text: file)])
    guard let table = compilation.output?.tables.first else {
      throw BenchmarkError(
        message: compilation.diagnostics.map(\.message).joined(separator: "; "), status: 1)
    }
    storage = table.storage
  }

  /// The index of the route that matches, or -1.
  func route(of link: String) -> Int {
    let view = storage.view
    return LinkBytes.read(link) { link in
      view.match(link, { _, _ in true }, mount: { _ in true })?.route ?? -1
    }
  }
}
