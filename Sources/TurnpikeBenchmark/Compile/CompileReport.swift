/// What a run of `compile` found.
struct CompileReport {
  struct Row {
    let name: String
    /// What is counted: "s" or "KB".
    let unit: String
    let median: Double
    let minimum: Double
    let bars: [BarResult]

    init(_ name: String, _ rounds: [Double], unit: String, bars: [BarResult]) {
      let sorted = rounds.sorted()
      self.name = name
      self.unit = unit
      median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
      minimum = sorted.first ?? 0
      self.bars = bars
    }
  }

  let compiler: String
  let rounds: Int
  let rows: [Row]

  /// Whether everything is within twice its bar.
  var isGood: Bool { rows.allSatisfy { $0.bars.allSatisfy(\.isMetTwice) } }

  var text: String {
    let lines = rows.map { row in
      tableLine(
        row.name, [row.median.text, row.minimum.text, row.unit],
        row.bars.map(\.text).joined(separator: "; "))
    }
    return """
      \(Machine().text)compiles  \(compiler)
      rounds    \(rounds), interleaved

      \(tableLine("case", ["median", "minimum", ""], "bars"))\(lines.joined())
      """
  }
}
