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
    let words = ["walk-10", "--json", "--rounds", "9", "--milliseconds", "1", "typed-130"]
    guard case .measure(let names, let options) = try Command(words) else {
      Issue.record("measures nothing")
      return
    }
    #expect(names == ["walk-10", "typed-130"])
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
      (["compile", "--fast"], "unknown option '--fast'"),
    ])
  func mistakes(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Command(words) }
    #expect(error?.message == message)
  }

  @Test func compiling() throws {
    guard case .compile(let options) = try Command(["compile", "--rounds", "2", "null-build"])
    else {
      Issue.record("compiles nothing")
      return
    }
    #expect(options == Command.CompileOptions(names: ["null-build"], rounds: 2))
  }

  @Test(arguments: [["--help"], ["compile", "-h"]])
  func help(words: [String]) throws {
    guard case .help = try Command(words) else {
      Issue.record("explains nothing")
      return
    }
  }
}
