import TurnpikeCompiler
import TurnpikeTable

/// A table that is compiled when the benchmark runs, of more routes than anyone would wait for
/// Swift to compile, and walked as a generated one is.
struct BuiltTable: Sendable {
  /// Of a storage that stays as long as the benchmark runs: an owner would be counted at each
  /// look-up.
  private let view: TableView
  private let extent: TableExtent

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
    extent = table.encoded.extent
    view = Unmanaged.passRetained(TableStorage(table.encoded.bytes)).takeUnretainedValue().view
  }

  /// Looks links up again and again.
  func workload(_ links: [String], expecting expected: Int) -> Workload {
    let texts = LinkBuffers(links)
    return Workload(links, expecting: expected) { sum(of: texts, passes: $0) }
  }

  /// The sum of the indices of the routes that answer, and of what `LinkLookUp` says where none does.
  func sum(of links: [String]) -> Int { sum(of: LinkBuffers(links), passes: 1) }

  /// Walks the table with the bytes of each link, as generated code hands them on.
  ///
  /// The walk stores where each segment of the path stands, so the captures are located with it.
  private func sum(of links: LinkBuffers, passes: Int) -> Int {
    switch extent {
    case .small:
      sum(of: links, passes: passes) {
        LinkLookUp.find($0, in: $1, decodes: { _, _ in true }, bySmall: view.base)
      }
    case .large:
      sum(of: links, passes: passes) {
        LinkLookUp.find($0, in: $1, decodes: { _, _ in true }, byLarge: view.base)
      }
    case .beyondBuffer: sum(of: links, passes: passes) { _, _ in LinkLookUp.needsMore }
    }
  }

  @inline(__always)
  private func sum(
    of links: LinkBuffers, passes: Int,
    find: (UnsafeBufferPointer<UInt8>, UnsafeMutableRawPointer) -> Int
  ) -> Int {
    let needsMore = LinkLookUp.needsMore
    return withUnsafeTemporaryAllocation(byteCount: LinkLookUp.bufferSize, alignment: 8) { room in
      guard let room = room.baseAddress else { return 0 }
      var sum = 0
      for _ in 0..<passes {
        for link in links.buffers {
          let route = find(link, room)
          sum &+= route == needsMore ? farRoute(of: link) : route
        }
      }
      return sum
    }
  }

  private func farRoute(of link: UnsafeBufferPointer<UInt8>) -> Int {
    var route = -1
    view.match(UnsafeRawBufferPointer(link), custom: { _, _ in true }, mount: { _ in false }) {
      if case .matched(let match) = $0 { route = match.route }
    }
    return route
  }
}

/// The bytes of links, which stay as long as the benchmark runs.
private struct LinkBuffers: @unchecked Sendable {
  let buffers: [UnsafeBufferPointer<UInt8>]

  init(_ links: [String]) {
    buffers = links.map { link in
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: link.utf8.count)
      _ = bytes.initialize(fromContentsOf: link.utf8)
      return UnsafeBufferPointer(bytes)
    }
  }
}
