import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Routes that match the same links with the same rank.
@Suite struct ConflictTests {
  /// Pairs of patterns that one link matches with the same ranks.
  @Test(arguments: [
    ("item/:number<Int>", "item/:price<Double>"),
    ("item/:number<Int 1...10>", "item/:price<Int 10...>"),
    ("item/:number<Int ...10>", "item/:price<Int 10...>"),
    ("item/:number<Int -5...-5>", "item/:price<Double -5.5..<-4.5>"),
    ("item/:number<UInt8>", "item/:price<Double 254.5...>"),
    ("item/:number<UInt>", "item/:price<Double -0.5...0.5>"),
    ("item/:number<Int8 ...-128>", "item/:price<Int>"),
    ("item/:number<Double 0.1...0.1>", "item/:price<Float 0.1...0.1>"),
    ("item/:a<Slug>", "item/:b<Other>"),
    ("item/a:x", "item/a:y"),
    ("item/a:x<Int>b", "item/a:y<Int 5...>b"),
    ("item/a:x<Slug>", "item/a:y<Other>"),
    ("users", "users/:id<Int?>"),
    ("users/:id<Int = 1>", "users"),
    ("users/:a<Int = 1>/:b<Int?>", "users/:c<Int>"),
    ("users/:a<Int?>", "users/:b<String?>"),
    (":x<a|b>", ":y<b|c>"),
    (":x<a|b>/:y<Int>", ":z<b|c>/:w<Double>"),
    ("*a", "*b<Int>"), ("a/*a<Int>", "a/*b<Double>"),
    ("a?v=1", "a?w=1"),
    ("a?v=1&w=2", "a?v=1&u=2"),
    ("a?x:p", "a?y:q"), ("a#:f", "a"), ("a?x:p<Int>", "a?x:q<Int?>"),
    ("/", ":x<Int?>"),
    (":x<Date>", ":y<Date>"), (":x<Bool>", ":y<Bool>"), (":x<UUID>", ":y<UUID>"),
    (":x<URL>", ":y<URL>"),
    ("a/*", "a/*b"), ("*/a", ":x/a"),
  ]) func conflict(first: String, second: String) {
    for (one, other) in [(first, second), (second, first)] {
      let ids = findingIDs("\(one) -> One", "\(other) -> Two")
      #expect(ids == ["conflicting-routes"] || ids == ["duplicate-pattern"], "\(one), \(other)")
    }
  }

  /// Pairs that no link matches with the same ranks, or that exclude each other.
  @Test(arguments: [
    ("item/:number<Int 1...9>", "item/:price<Int 10...>"),
    ("item/:number<Int 1..<10>", "item/:price<Double 10...>"),
    ("item/:number<Int8>", "item/:price<UInt8 128...>"),
    ("item/:number<UInt8>", "item/:price<Double 255.5...>"),
    ("item/:number<Int>", "item/:price<Double 0.1...0.9>"),
    ("item/:number<UInt 1...>", "item/:price<Int ...0>"),
    ("item/:number<UInt8>", "item/:price<Double ...-0.5>"),
    ("item/:number<Int>", "item/:day<Date>"), ("item/:number<Int>", "item/:flag<Bool>"),
    ("item/:id<UUID>", "item/:day<Date>"),
    ("item/:id<UUID>", "item/:link<URL>"), ("item/:link<URL>", "item/:n<Double>"),
    ("item/:id<UUID>", "item/:n<Double>"),
    ("item/:n<Int>", "item/:x"), ("item/:n<Slug>", "item/:x"), ("item/:n<Slug>", "item/:x<Int>"),
    ("item/:x<a|b>", "item/:y<c|d>"), ("item/:x<a|b>", "item/:y<A|B>"),
    ("item/a:x", "item/b:y"), ("item/:x.json", "item/:y.html"), ("item/a:x", "item/:y.json"),
    ("item/a:x", "item/ab:y"), ("item/:x<String>-l", "item/:y<String>-xl"),
    ("item/a:x<Int>", "item/a:y"),
    ("item/a:x<1|2>", "item/a:y<Int>"), ("item/a:x<1|2>", "item/a:y<3|4>"),
    ("users", "users/:id<Int>"), ("users/:a<Int = 1>", "users/:b<Int>/:c"),
    ("a?v=1", "a?v=2"), ("a?v=1", "a"), ("a?v=1&w=2", "a?v=1&w=3"), ("a?v=1", "a?v=2&w=3"),
    ("*a<Int>", "*b<Date>"), ("a/*a", "*b"), ("a/*a", "a/:b"),
    ("a/:x/c", "a/:x/d"), (":x/a", "b/:y"), ("/", "*x"), ("/", ":x"),
    ("caf\u{E9}", "cafe\u{301}"), ("a", "A"),
  ]) func noConflict(first: String, second: String) {
    for (one, other) in [(first, second), (second, first)] {
      #expect(findingIDs("\(one) -> One", "\(other) -> Two") == [], "\(one), \(other)")
    }
  }

  @Test func namesAndSlashesMakeNoOtherPattern() {
    for (first, second) in [
      ("a/:x", "/a/:y/"), ("a/:x<Int>", "a/:y<Int>"), ("/", "/"), ("a/*", "a/*rest"),
      (":x<A: a|b>", ":y<B: a|b>"), ("caf%C3%A9", "caf\u{E9}"),
    ] {
      let ids = findingIDs("\(first) -> One", "\(second) -> Two")
      #expect(ids == ["duplicate-pattern"], "\(first), \(second)")
    }
  }

  @Test func copiesAreNamedBesideTheFirst() {
    let ids = findingIDs("a/:x -> One", "a/:y -> Two", "a/:z -> Three")
    #expect(ids == ["duplicate-pattern", "duplicate-pattern"])
  }

  @Test func eachPairThatConflictsIsNamed() {
    let ids = findingIDs(
      "a/:x<Int 0...5> -> One", "a/:y<Int 6...9> -> Two", "a/:z<Double> -> Three")
    #expect(ids == ["conflicting-routes", "conflicting-routes"])
  }

  @Test func anAliasConflictsAsARouteDoes() {
    #expect(findingIDs("a/:x -> One", "b/:x -> Two", "b/:x => one") == ["duplicate-pattern"])
    #expect(
      findingIDs("a/:x<Int> -> One", "b/:y<Int> -> Two", "b/:x<Int 5...> => one")
        == ["conflicting-routes"])
  }
}
