import Testing

@testable import turnpike_benchmark

/// What the command line asks for.
@Suite struct CommandTests {
  @Test func everythingWithoutWords() throws {
    guard case .measure(let names, let options) = try Command([]) else {
      Issue.record("measures nothing")
      return
    }
    #expect(names == [])
    #expect(options == Command.MeasureOptions(json: false, rounds: 15, milliseconds: 4))
  }

  @Test func casesAndOptions() throws {
    let words = ["walk-10", "--json", "--rounds", "9", "--milliseconds", "1", "typed-10"]
    guard case .measure(let names, let options) = try Command(words) else {
      Issue.record("measures nothing")
      return
    }
    #expect(names == ["walk-10", "typed-10"])
    #expect(options == Command.MeasureOptions(json: true, rounds: 9, milliseconds: 1))
  }

  @Test func oneCaseForAProfiler() throws {
    guard case .run("walk-10", passes: 7) = try Command(["--passes", "7", "walk-10"]) else {
      Issue.record("runs nothing")
      return
    }
  }

  @Test(
    arguments: [
      (["--rounds"], "'--rounds' needs a value"),
      (["--rounds", "0"], "'--rounds' needs a number above 0, not '0'"),
      (["--fast"], "unknown option '--fast'"),
      (["--passes", "2"], "'--passes' needs one case"),
      (["--links", "walk-10", "walk-130"], "'--links' needs one case"),
      (["compile", "--sizes", "a"], "'--sizes' needs numbers with commas between, not 'a'"),
      (["compile", "--fast"], "unknown option '--fast'"),
    ])
  func mistakes(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Command(words) }
    #expect(error?.message == message)
  }

  @Test func compiling() throws {
    let words = ["compile", "--sizes", "5,6", "--generated-sizes", "7", "--rounds", "2", "--json"]
    guard case .compile(let command) = try Command(words) else {
      Issue.record("compiles nothing")
      return
    }
    #expect(command.sizes == [5, 6])
    #expect(command.generatedSizes == [7])
    #expect(command.rounds == 2)
    #expect(command.json)
    #expect(CodeVariant.all(command).count == 2 * 2 * (2 * 2 + 1))
  }

  /// What a continuous integration has minutes for: public code, where hand-written code compiles
  /// in seconds.
  @Test func checking() throws {
    let variants = try CodeVariant.all(CompileCommand(["--check"]))
    #expect(
      variants.map(\.name) == [
        "generated-public-debug-50", "hand-written-public-debug-50",
        "generated-public-debug-200", "hand-written-public-debug-200",
        "generated-public-release-50", "hand-written-public-release-50",
        "generated-public-release-200", "hand-written-public-release-200",
      ])
  }
}
