/// The cases for people who choose.
enum CaseListing {
  static func text(_ cases: [BenchmarkCase]) -> String {
    Columns.text(
      cases.map { [$0.name, Number.grouped($0.routes), $0.summary] }, leading: [0, 2])
  }
}
