import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// Many conditions of one path, found by their keys and values.
@Suite struct ManyConditionsTests {
  @Test(arguments: [8, 9, 300]) func oneKey(count: Int) throws {
    let lines = (0..<count).map { "r?k=v\($0) -> R\($0)" }
    let table = try compiledTable(lines: lines + ["r -> Other"])
    for index in 0..<count { #expect(table.match("r?a=b&k=v\(index)&k=x").route == "r\(index)") }
    // The first value of a key counts, decoded.
    #expect(table.match("r?k=x&k=v1").route == "other")
    #expect(table.match("r?%6B=%76%31").route == "r1")
    #expect(table.match("r?k").route == "other")
    #expect(table.match("r?k=").route == "other")
    #expect(table.match("r").route == "other")
    #expect(table.match("r?k=v\(count)").route == "other")
    #expect(try compiledTable(lines: lines).match("r?k=w").route == nil)
  }

  @Test func emptyAndEncodedValues() throws {
    let lines = (0..<20).map { "r?k=v\($0) -> R\($0)" } + ["r?k= -> Empty", "r?k=a%20b -> Space"]
    let table = try compiledTable(lines: lines)
    #expect(table.match("r?k=").route == "empty")
    #expect(table.match("r?k").route == "empty")
    #expect(table.match("r?k=a+b").route == "space")
    #expect(table.match("r?k=a%20b").route == "space")
  }

  /// Sixteen by sixteen values, and each value of the first key alone.
  @Test func moreConditionsAreBetter() throws {
    var lines: [String] = ["r -> None"]
    for first in 0..<16 {
      lines.append("r?a=\(first) -> R\(first)")
      for second in 0..<16 { lines.append("r?a=\(first)&b=\(second) -> R\(first)x\(second)") }
    }
    let table = try compiledTable(lines: lines)
    for first in 0..<16 {
      #expect(table.match("r?a=\(first)&b=16").route == "r\(first)")
      for second in 0..<16 {
        #expect(table.match("r?b=\(second)&a=\(first)").route == "r\(first)x\(second)")
      }
    }
    #expect(table.match("r?b=3").route == "none")
  }

  /// Ranks come before conditions, and a mount after them.
  @Test func ranksAndMounts() throws {
    let lines =
      (0..<12).map { "a/b?k=\($0) -> L\($0)" } + (0..<12).map { ":x/b?k=\($0)&l=1 -> C\($0)" }
      + (12..<24).map { ":x/b?k=\($0) -> C\($0)" }
      + [":x/b -> mount Other as other", ":x/:y -> Whatever"]
    let table = try compiledTable(lines: lines)
    #expect(table.match("a/b?k=3&l=1").route == "l3")
    #expect(table.match("a/b?k=13&l=1").route == "c13")
    #expect(table.match("c/b?k=3&l=1").route == "c3")
    #expect(table.match("c/b?k=3").route == "other")
  }

  /// A mount comes before any number of rests with conditions.
  @Test(arguments: [1, 8, 9, 40]) func aMountBeforeRests(count: Int) throws {
    let rests = (1...count).map { "a/*r?k=\($0) -> R\($0)" }
    for mount in ["Other", "LinkRest"] {
      let table = try compiledTable(lines: rests + ["a -> mount \(mount) as other"])
      #expect(table.match("a/b?k=1").route == "other")
      #expect(table.match("a/b/c?k=\(count)").route == "other")
    }
    let table = try compiledTable(lines: rests + ["a -> mount LinkRest as other"])
    #expect(table.match("a/b/../c?k=1").route == "other")
    #expect(try compiledTable(lines: rests).match("a/b/c?k=\(count)").route == "r\(count)")
  }

  /// Keys that one entry each asks for, beside one that all do.
  @Test func keysOfTheirOwn() throws {
    let keys = (0..<12).map { "r?a=\($0)&b\($0)=1 -> A\($0)" }
    let others = (0..<12).map { "r?a=\($0 + 12)&c=1 -> B\($0)" }
    let table = try compiledTable(lines: keys + others + ["r -> None"])
    for index in 0..<12 {
      #expect(table.match("r?b\(index)=1&a=\(index)&c=1").route == "a\(index)")
      #expect(table.match("r?c=1&a=\(index + 12)&b\(index)=1").route == "b\(index)")
    }
    #expect(table.match("r?a=1&b2=1&c=1").route == "none")
  }
}

@Suite(.growth) struct ManyConditionsGrowthTests {
  /// Thousands on one path cost a link no more than a hundred, wherever among them the one that
  /// holds stands, and where none does.
  @Test(.timeLimit(.minutes(15))) func manyCostWhatFewDo() throws {
    func seconds(_ count: Int) throws -> Double {
      let table = try compiledTable(lines: (0..<count).map { "r?k=\($0) -> R\($0)" })
      let head = "r?" + (0..<800).map { "x\($0)=some" }.joined(separator: "&") + "&k="
      let values = [0, count / 2, count - 1, count]
      for value in values {
        #expect(table.match(head + "\(value)").route == (value < count ? "r\(value)" : nil))
      }
      let times = (0..<3).map { _ in
        processorSeconds { for value in values { _ = table.match(head + "\(value)").route } }
      }
      return times.min() ?? 0
    }
    let few = try seconds(100)
    let many = try seconds(4_000)
    #expect(many < max(few, 1e-3) * 4, "\(few) s, then \(many) s")
  }
}

private func compiledTable(lines: [String]) throws -> CompiledTable {
  try compiledTable(lines.joined(separator: "\n"))
}
