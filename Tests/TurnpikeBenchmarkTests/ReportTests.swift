import Foundation
import TestSupport
import Testing

@testable import turnpike_benchmark

/// The built program, run for as short as it can be.
@Suite struct ReportTests {
  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      BuiltProduct.executable("turnpike-benchmark").path(percentEncoded: false), arguments,
      in: FileManager.default.temporaryDirectory, keepingErrorsApart: true)
  }

  @Test func list() throws {
    let run = try run("--list")
    #expect(run.status == 0)
    #expect(
      run.lines.map { $0.prefix { $0 != " " } }.map(String.init) == BenchmarkCase.all.map(\.name))
    #expect(Set(BenchmarkCase.all.map(\.name)).count == BenchmarkCase.all.count)
  }

  @Test func listOfCompilations() throws {
    let run = try run("compile", "--list")
    #expect(run.status == 0)
    #expect(
      run.lines.map { $0.prefix { $0 != " " } }.map(String.init)
        == CodeVariant.all.map(\.name) + BuildCase.allCases.map(\.rawValue))
  }

  /// What continuous integration has minutes for: public code, where hand-written code compiles in
  /// seconds.
  @Test func listOfTheCheck() throws {
    let run = try run("compile", "--check", "--list")
    #expect(
      run.lines.map { $0.prefix { $0 != " " } } == [
        "generated-public-debug-50", "hand-written-public-debug-50",
        "generated-public-debug-200", "hand-written-public-debug-200",
        "generated-public-release-50", "hand-written-public-release-50",
        "generated-public-release-200", "hand-written-public-release-200",
      ])
  }

  private struct Report: Decodable {
    struct Row: Decodable {
      struct Bar: Decodable {
        let name: String
        let value: Double
        let limit: Double
        let isMet: Bool
      }

      let name: String
      let routes: Int
      let median: Double
      let minimum: Double
      let minimumPerByte: Double
      let allocations: Double?
      let ratios: [String: Double]
      let bars: [Bar]
    }

    struct Machine: Decodable {
      let cores: Int
    }

    let machine: Machine
    let rounds: Int
    let rows: [Row]
  }

  @Test func jsonOfAShortRun() throws {
    let run = try run(
      "--json", "--rounds", "3", "--milliseconds", "1", "typed-130", "trie-130", "url-130",
      "path-130")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.rounds == 3)
    #expect(report.machine.cores > 0)
    #expect(report.rows.map(\.name) == ["typed-130", "path-130", "trie-130", "url-130"])
    for row in report.rows {
      #expect(row.routes == 130)
      #expect(row.minimum > 0)
      #expect(row.median >= row.minimum)
      #expect(row.minimumPerByte > 0)
    }
    let typed = report.rows[0]
    #expect(typed.ratios["trie"] == typed.minimum / report.rows[2].minimum)
    #expect(Set(typed.ratios.keys) == ["trie", "url"])
    #expect(typed.bars.allSatisfy { $0.isMet == ($0.value <= $0.limit) })
    let path = try #require(report.rows[1].bars.first { $0.name == "of typed-130" })
    #expect(path.value == report.rows[1].minimum / typed.minimum)
    #expect(path.limit == 2)
    #if canImport(Glibc)
    // A URL is an object, and a trie's parameters are a dictionary: they are counted.
    #expect(try #require(report.rows[2].allocations) > 1)
    #expect(try #require(report.rows[3].allocations) >= 1)
    #expect(typed.bars.contains { $0.name == "allocations" && $0.limit == 0 })
    #endif
  }

  @Test func textOfAShortRun() throws {
    let run = try run("--rounds", "1", "--milliseconds", "1", "walk-10")
    #expect(run.status == 0)
    let head = run.lines.first { $0.hasPrefix("case ") }
    #expect(head?.split(separator: " ").suffix(3) == ["of", "URL", "bars"])
    #expect(run.lines.contains { $0.hasPrefix("walk-10 ") })
    #expect(run.lines.contains { $0.hasPrefix("compiler  Swift 6") })
  }

  @Test func passesPrintNothing() throws {
    let run = try run("--passes", "2", "filters-10-structs")
    #expect(run.status == 0)
    #expect(run.output + run.errors == "")
    #expect(try self.run("--links", "typed-130").output == "130\n")
  }

  @Test(
    arguments: [
      (["tiped-130"], "unknown case 'tiped-130'; did you mean 'typed-130'?"),
      (["nothing"], "unknown case 'nothing'; 'turnpike-benchmark --list' names them"),
      (
        ["compile", "nothing"],
        "unknown case 'nothing'; 'turnpike-benchmark compile --list' names them"
      ),
    ])
  func unknownCase(words: [String], message: String) throws {
    let run = try CommandRun(
      BuiltProduct.executable("turnpike-benchmark").path(percentEncoded: false), words,
      in: FileManager.default.temporaryDirectory, keepingErrorsApart: true)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("turnpike-benchmark: error: \(message)\n"))
  }

  @Test func notThePackage() throws {
    let run = try run("compile", "generate-1000")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        turnpike-benchmark: error: run 'turnpike-benchmark compile' in the folder of Turnpike's package

        """)
  }
}
