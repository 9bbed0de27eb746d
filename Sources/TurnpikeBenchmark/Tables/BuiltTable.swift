import TurnpikeCompiler
import TurnpikeTable

/// A table that is compiled when the benchmark runs, of more routes than anyone would wait for
/// Swift to compile, and walked as a generated one is.
struct BuiltTable: LookUp {
  private let storage: TableStorage
  /// Of the storage; asked for at each look-up, it would be counted as one owner more.
  private let view: TableView

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
    view = storage.view
  }

  /// The index of the route that answers a link; -1 when none does.
  ///
  /// The walk stores where each segment of the path stands, so the captures are located with it.
  func number(of link: String) -> Int {
    let near = link.utf8.withContiguousStorageIfAvailable { bytes in
      withUnsafeTemporaryAllocation(byteCount: LinkReading.size, alignment: 8) { room in
        room.baseAddress.map { view.read(bytes, in: $0, custom: { _, _ in true }) }
      }
    }
    if let near = near ?? nil, near != LinkReading.Answer.needsRoom { return near }
    return farNumber(of: link)
  }

  private func farNumber(of link: String) -> Int {
    var link = link
    var route = -1
    link.withUTF8 { bytes in
      view.match(
        UnsafeRawBufferPointer(bytes), custom: { _, _ in true },
        mount: { _ in false }
      ) { match, outcome in
        if case .matched = outcome { route = match.route }
      }
    }
    return route
  }
}
