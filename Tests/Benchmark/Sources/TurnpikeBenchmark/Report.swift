import Foundation

/// The figures of a run, for people and for programs.
struct Report: Encodable {
  struct Row: Encodable {
    let name: String
    let routes: Int
    /// Nanoseconds for each link.
    let minimum: Double
    let median: Double
    /// The number of allocations, or nil if the system cannot count them.
    let allocations: Double?
    let ratios: [Ratio]
  }

  /// A figure with its limit.
  struct Ratio: Encodable {
    /// The text after the value, for example "of walk-10".
    let name: String
    let value: Double
    let limit: Double?

    var text: String {
      let mark = limit.map { " \(value <= $0 ? "≤" : ">") \(format($0))" } ?? ""
      return "\(format(value)) \(name)\(mark)"
    }
  }

  let machine = Machine()
  let rounds: Int
  let rows: [Row]

  init(_ cases: [BenchmarkCase], _ measurements: [String: Measurement], rounds: Int) {
    self.rounds = rounds
    rows = cases.compactMap { one in measurements[one.name].map { Row(one, $0, measurements) } }
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  var text: String {
    let lines = rows.map { row in
      let allocations = row.allocations.map(format) ?? "not counted"
      let figures = ["\(row.routes)", format(row.minimum), format(row.median), allocations]
      return line(row.name, figures, row.ratios.map(\.text).joined(separator: "; "))
    }
    return """
      machine   \(machine.processor), \(machine.cores) cores, \(machine.system)
      compiler  \(machine.compiler)\(machine.isOptimized ? "" : ", not optimized: add -c release")
      routes    130 are those of Routes/GitHub, other numbers are synthetic
      rounds    \(rounds), interleaved; nanoseconds of processor time for each link

      \(line("case", ["routes", "minimum", "median", "allocations"], "ratios of the minimums"))
      \(lines.joined(separator: "\n"))
      """
  }
}

extension Report.Row {
  fileprivate init(
    _ one: BenchmarkCase, _ own: Measurement, _ measurements: [String: Measurement]
  ) {
    var ratios = one.comparisons.compactMap { comparison in
      measurements[comparison.other].map { other in
        let value =
          switch comparison.figure {
          case .time: own.minimum / other.minimum
          case .timePerByte: own.minimum / own.bytes / (other.minimum / other.bytes)
          case .nanosecondsMore: own.minimum - other.minimum
          }
        return Report.Ratio(
          name: "\(comparison.figure.rawValue) \(comparison.other)", value: value,
          limit: comparison.limit)
      }
    }
    if let limit = one.allocations, let count = own.allocations {
      ratios.append(Report.Ratio(name: "allocations", value: count, limit: limit))
    }
    self.init(
      name: one.name, routes: one.routes, minimum: own.minimum, median: own.median,
      allocations: own.allocations, ratios: ratios)
  }
}

/// A line with columns, and a last text of any length.
func line(_ name: String, _ figures: [String], _ rest: String) -> String {
  let name = name.padding(toLength: 22, withPad: " ", startingAt: 0)
  let cells = figures.map { $0.padding(toLength: 13, withPad: " ", startingAt: 0) }
  return name + cells.joined() + rest
}

private func format(_ number: Double) -> String { String(format: "%.2f", number) }

/// The machine and the compiler, without which no figure has a meaning.
struct Machine: Encodable {
  let processor = Self.processorName
  let cores = ProcessInfo.processInfo.activeProcessorCount
  let system = ProcessInfo.processInfo.operatingSystemVersionString
  let compiler = Self.compilerName
  #if DEBUG
  let isOptimized = false
  #else
  let isOptimized = true
  #endif

  private static var compilerName: String {
    #if compiler(>=6.4)
    "Swift 6.4 or later"
    #elseif compiler(>=6.3)
    "Swift 6.3"
    #else
    "Swift 6.2"
    #endif
  }

  private static var processorName: String {
    #if canImport(Darwin)
    var size = 0
    sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
    var name = [UInt8](repeating: 0, count: size)
    sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0)
    return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #else
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ": ").last.map(String.init) ?? "an unknown processor"
    #endif
  }
}
