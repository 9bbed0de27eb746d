import Foundation

/// The figures of a run, for people and for programs.
struct LookUpReport: Encodable {
  struct Row: Encodable {
    let name: String
    let routes: Int
    /// Nanoseconds a look-up.
    let median: Double
    let minimum: Double
    /// Nanoseconds a byte of the links.
    let minimumPerByte: Double
    /// Nil where they cannot be counted.
    let allocations: Double?
    /// Against a baseline on the same links in the same run: minimum by minimum.
    let ratios: [String: Double]
    let bars: [BarResult]
  }

  let machine = Machine()
  let rounds: Int
  let rows: [Row]

  init(_ cases: [BenchmarkCase], _ figures: [String: Figures], rounds: Int) {
    self.rounds = rounds
    rows = cases.compactMap { one in
      figures[one.name].map { Row(one, $0, figures) }
    }
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  var text: String {
    let titles = ["routes", "median", "minimum", "a byte", "allocations"]
    let head = tableLine("case", titles + Baseline.allCases.map { "of \($0.title)" }, "bars")
    return """
      \(machine.text)routes    10 and more are synthetic; 130 are those of Routes/GitHub
      rounds    \(rounds), interleaved; nanoseconds of processor time a look-up

      \(head)\(rows.map(\.line).joined())
      of trie, of URL: the least time against that of the same run's baseline on the same links: a
      trie with a dictionary at each node, Foundation's URL.
      * matchit 0.9.1 (Rust): \(Bar.matchitNanoseconds) ns for the 130 routes, measured in another run.

      """
  }
}

extension LookUpReport.Row {
  init(_ one: BenchmarkCase, _ own: Figures, _ others: [String: Figures]) {
    name = one.name
    routes = one.routes
    median = own.median
    minimum = own.minimum
    minimumPerByte = own.minimumPerByte
    allocations = own.allocations
    let baselines = one.isCompared ? Baseline.allCases : []
    ratios = Dictionary(
      uniqueKeysWithValues: baselines.compactMap { baseline in
        others[baseline.caseName(one.routes)].map { (baseline.rawValue, own.minimum / $0.minimum) }
      })
    bars = one.bars.compactMap { bar in
      bar.figure(own, others).map { BarResult(bar.name, $0, limit: bar.limit) }
    }
  }

  fileprivate var line: String {
    let figures = [
      "\(routes)", median.text, minimum.text, minimumPerByte.text,
      allocations?.text ?? "not counted",
    ]
    return tableLine(
      name, figures + Baseline.allCases.map { ratios[$0.rawValue]?.text ?? "-" },
      bars.map(\.text).joined(separator: "; "))
  }
}
