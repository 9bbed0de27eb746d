import Testing

@testable import turnpike_benchmark

/// What is said of a run is what happened in it.
@Suite @MainActor struct MeasurementTests {
  private func one(_ name: String, expecting expected: Int, bars: [Bar] = []) -> BenchmarkCase {
    BenchmarkCase(name: name, summary: "", routes: 1, bars: bars) {
      Workload(["a", "bc"], expecting: expected) { passes in passes * 2 }
    }
  }

  @Test func wrongAnswersEndTheRun() async {
    let measurement = Measurement(rounds: 1, nanoseconds: 1)
    let error = await #expect(throws: BenchmarkFailure.self) {
      try await measurement.figures(of: [one("right", expecting: 2), one("wrong", expecting: 3)])
    }
    #expect(error?.description == "'wrong' gives wrong answers")
  }

  /// The links of a megabyte and the large tables take too long here.
  @Test(arguments: BenchmarkCase.all.filter { $0.name.hasSuffix("-1KB") }.map(\.name))
  func longLinksHaveTheirAnswers(name: String) async throws {
    let workload = try BenchmarkCase.named([name])[0].prepare()
    #expect(try await workload.run(1) == workload.expected)
  }

  @Test func everyRoundIsKept() async throws {
    let figures = try await Measurement(rounds: 5, nanoseconds: 1)
      .figures(of: [one("one", expecting: 2), one("two", expecting: 2)])
    #expect(figures.keys.sorted() == ["one", "two"])
    #expect(figures.values.allSatisfy { $0.rounds.count == 5 && $0.bytes == 1.5 })
  }

  @Test func figures() {
    let figures = Figures(rounds: [3, 1, 2, 9, 4], allocations: 0.5, bytes: 4)
    #expect(figures.minimum == 1)
    #expect(figures.median == 3)
    #expect(figures.minimumPerByte == 0.25)
  }

  @Test func bars() throws {
    let own = Figures(rounds: [106, 200], allocations: 2, bytes: 10)
    let other = Figures(rounds: [53], allocations: 1, bytes: 20)
    func value(_ bar: Bar) -> Double? { bar.figure(own, ["other": other]) }
    #expect(value(.ofMatchit(1)) == 106 / Bar.matchitNanoseconds)
    #expect(value(.of("other", 1)) == 2)
    #expect(value(.byteOf("other", 1)) == 4)
    #expect(value(.above("other", nanoseconds: 1)) == 53)
    #expect(value(.allocations(0)) == 2)
    #expect(value(.allocations(above: "other")) == 1)
    #expect(value(.of("a case that was not run", 1)) == nil)
  }

  @Test func barsInWords() {
    #expect(BarResult("of matchit", 0.456, limit: 0.5).text == "0.456 of matchit ≤ 0.500")
    #expect(BarResult("of matchit", 1.5, limit: 0.5).text == "1.500 of matchit > 0.500")
    #expect(BarResult("allocations", 0, limit: 0).isMet)
  }

  @Test func lines() {
    let line = tableLine("walk-10", ["12.5", "not counted"], "a bar; another that is long")
    #expect(
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        == "walk-10 12.5 not counted a bar; another that is long\n")
    #expect(line.count == 34 + 2 * 13 + 28)
  }
}
