import Foundation

/// What a run of `compile` found, for people and for programs.
struct CompileReport: Encodable {
  struct Row: Encodable {
    let name: String
    /// What is counted: "s", "million instructions" or "bytes".
    let unit: String
    let median: Double
    let minimum: Double
    let bars: [BarResult]

    init(_ name: String, _ rounds: [Double], unit: String, bars: [BarResult] = []) {
      let sorted = rounds.sorted()
      self.name = name
      self.unit = unit
      median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
      minimum = sorted.first ?? 0
      self.bars = bars
    }
  }

  let machine = Machine.current
  let compiler: String
  let rounds: Int
  let rows: [Row]

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  var text: String {
    let cells = rows.map { row in
      [
        row.name, Number.text(row.median), Number.text(row.minimum), row.unit,
        row.bars.map(\.text).joined(separator: "; "),
      ]
    }
    let head = ["case", "median", "minimum", "", "bars"]
    return """
      \(machine.text)compiles  \(compiler)
      rounds    \(rounds), interleaved

      \(Columns.text([head] + cells, leading: [0, 3, 4]))
      """
  }
}
