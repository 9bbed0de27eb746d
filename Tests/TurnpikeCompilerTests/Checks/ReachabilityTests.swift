import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Routes whose links all match better routes.
@Suite struct ReachabilityTests {
  /// The first of each pair answers every link of the second, with better ranks.
  @Test(arguments: [
    (":x<true|false>", ":y<Bool>"),
    (":x<true|false|maybe>/b", ":y<Bool>/b"),
    (":x<ab|ac|d>", "a:y<b|c>"),
    (":x<true|false>/:n<Int>", ":y<Bool>/:m<Int>"),
    (":x<true|false>/:n<Int>", ":y<Bool>/:m<Int8>"),
    (":x<true|false>/:n<UInt32>", ":y<Bool>/:m<UInt16>"),
    (":x<true|false>/:n<Int64>", ":y<Bool>/:m<Int>"),
    (":x<true|false>/:n<UInt>", ":y<Bool>/:m<Int8 0...>"),
    (":x<true|false>/:n<Int>", ":y<Bool>/:m<Int 5...6>"),
    (":x<true|false>/:n<Int 0...100>", ":y<Bool>/:m<Int 5...6>"),
    (":x<true|false>/:n<Int 0..<10>", ":y<Bool>/:m<Int 5...9>"),
    (":x<true|false>/:n<Double ...9>", ":y<Bool>/:m<Double 5..<9>"),
    (":x<true|false>/:n", ":y<Bool>/:m"),
    (":x<true|false>/:n", ":y<Bool>/:m<UUID>"),
    (":x<true|false>/:n", ":y<Bool>/b"),
    (":x<true|false>/a:n", ":y<Bool>/ab:m<Int>c"),
    (":x<true|false>/*r", ":y<Bool>/*s<Int>"),
    (":x<true|false>/*r", ":y<Bool>/:s/:t"),
    (":x<true|false>/:n<Int?>", ":y<Bool>"),
    (":x<true|false>/:n<Int?>", ":y<Bool>/:m<Int?>"),
    (":x<true|false>", ":y<Bool>?v=1"),
    (":x<true|false>?v=1", ":y<Bool>?w=2&v=1"),
  ]) func unreachable(better: String, worse: String) {
    let lines = ["\(better) -> One", "\(worse) -> Two"]
    for (first, second) in [(lines[0], lines[1]), (lines[1], lines[0])] {
      #expect(findingIDs(first, second) == ["unreachable-route"], "\(first), \(second)")
    }
  }

  /// Some link is left for the second of each pair; `01` reads as the number 1 too.
  @Test(arguments: [
    (":x<true|maybe>", ":y<Bool>"),
    (":x<1|2>", ":y<Int 1...2>"),
    (":x<true|false>/a", ":y<Bool>"),
    (":x<true|false>", ":y<Bool>/:z<Int?>"),
    (":x<true|false>/:n<Int8>", ":y<Bool>/:m<Int>"),
    (":x<true|false>/:n<Int>", ":y<Bool>/:m<Int64>"),
    (":x<true|false>/:n<UInt>", ":y<Bool>/:m<UInt64>"),
    (":x<true|false>/:n<UInt64>", ":y<Bool>/:m<Int8>"),
    (":x<true|false>/:n<Int 0..<10>", ":y<Bool>/:m<Int 5...10>"),
    (":x<true|false>/:n<Double 0..<9>", ":y<Bool>/:m<Double 0...9>"),
    (":x<true|false>/:n<Slug>", ":y<Bool>/:m<Int>"),
    (":x<true|false>/:n<Slug>", ":y<Bool>/:m"),
    (":x<true|false>/ab:n", ":y<Bool>/a:m"),
    (":x<true|false>/*r<Int>", ":y<Bool>/*s"),
    (":x<true|false>/:a/:b", ":y<Bool>/*s"),
    (":x<true|false>/:a<Int>/*b", ":y<Bool>/*s<Int>"),
    (":x<true|false>?v=1", ":y<Bool>"),
    (":x<true|false>?v=1", ":y<Bool>?v=2"),
    ("a/:x", "*y"), (":x", "*y"),
  ]) func reachable(better: String, worse: String) {
    #expect(findingIDs("\(better) -> One", "\(worse) -> Two") == [], "\(better), \(worse)")
  }

  /// Where the values are finite; a number may have zeros before it.
  @Test func severalRoutesTogether() {
    #expect(
      findingIDs(":x<true|a> -> One", ":y<false|b> -> Two", ":z<Bool> -> Three")
        == ["unreachable-route"])
    #expect(findingIDs("1 -> One", "2 -> Two", ":z<Int 1...2> -> Three") == [])
    #expect(findingIDs("true -> One", "false -> Two", "*z<Bool> -> Three") == [])
    #expect(
      findingIDs("a -> One", "b -> Two", ":z<a|b>/:n<Int = 1> -> Three", "/x -> Four") == [])
  }
}
