import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference
import TurnpikeTable

/// The matcher of the page matches as the tables do: generated tables, and links near their patterns.
@Suite struct PageMatcherTests {
  private static let seed =
    ProcessInfo.processInfo.environment["TURNPIKE_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(.enabled(if: try PageScriptRun.isPossible), arguments: 0..<2)
  func matchesAsTheTablesDo(shard: Int) throws {
    var run = try PageScriptRun()
    var expected: [(result: String, seed: UInt64, outcome: MatchResult.Outcome)] = []
    for index in 0..<12 {
      let seed = FileTrial.seed(shard * 12 + index, of: Self.seed)
      var trial = FileTrial(seed: seed)
      guard let (_, comparison) = trial.comparison(isRestricted: true) else { continue }
      var random = SeededGenerator(seed: ~seed)
      for table in comparison.run.tables {
        guard let reference = comparison.reference.table(table.model.name) else { continue }
        // Mounts are read through, or are assumed to match.
        let linked =
          random.chance(80)
          ? LinkedTable(table, among: comparison.run.tables) : LinkedTable(table)
        var generator = LinkGenerator(
          comparison.reference, reference, random: SeededGenerator(seed: random.next()))
        let links = (0..<80).map { _ in String(decoding: generator.link(), as: UTF8.self) }
        try run.add(ExportedFiles.export(RoutesPage(), linked).text, links)
        for link in links {
          let result = linked.match(link)
          expected.append((result.json(for: link).text, seed, result.outcome))
        }
      }
    }
    let found = try run.results()
    #expect(found.count == expected.count)
    let differences = zip(expected, found).filter { $0.result != $1 }
    for (expected, found) in differences.prefix(5) {
      Issue.record("seed \(expected.seed)\nexpected \(expected.result)\nfound    \(found)")
    }
    #expect(differences.isEmpty, "\(differences.count) of \(expected.count)")
    // Else the links would miss what they are made for.
    for outcome in [MatchResult.Outcome.matched, .invalid, .unmatched] {
      let count = expected.filter { $0.outcome == outcome }.count
      #expect(count * 100 > expected.count, "\(outcome): \(count) of \(expected.count)")
    }
  }

  /// Each built-in type, with texts of all of them and texts near those.
  @Test(.enabled(if: try PageScriptRun.isPossible)) func builtInTypes() throws {
    let texts = Set(BuiltInType.allCases.flatMap { ValueType.builtIn($0, nil).samples }).sorted()
    let links = texts.flatMap { text in
      [text, text + "0", "-" + text, text.uppercased()].map {
        "x/" + String(decoding: LinkText.encoded(segment: $0, as: .segment), as: UTF8.self)
      }
    }
    var run = try PageScriptRun()
    var expected: [String] = []
    for type in BuiltInType.allCases {
      let table = try ExportedFiles.linked("x/:value<\(type.rawValue)> -> X")
      try run.add(ExportedFiles.export(RoutesPage(), table).text, links)
      let results = links.map { table.match($0) }
      #expect(results.contains { $0.outcome == .matched }, "\(type)")
      expected += zip(links, results).map { $1.json(for: $0).text }
    }
    #expect(try run.results() == expected)
  }

  /// A table whose origins all have `@only`, in builds with and without the condition.
  @Test(.enabled(if: try PageScriptRun.isPossible)) func originsOfOtherBuilds() throws {
    let table = try ExportedFiles.linked(
      "origin a://, https://a.example @only(DEBUG)\na -> A\nb -> B @from(a)")
    let links = ["a", "a:a", "javascript:a", "https://a.example/a", "b:a", "a://b", "b"]
    var run = try PageScriptRun()
    var expected: [String] = []
    for conditions in [[], ["DEBUG"]] as [Set<String>] {
      let build = table.inBuild(conditions, isPublic: true)
      try run.add(ExportedFiles.export(RoutesPage(), build).text, links)
      expected += links.map { build.match($0).json(for: $0).text }
      let matched = links.filter { build.match($0).outcome == .matched }
      #expect(
        matched
          == (conditions.isEmpty ? ["a", "b"] : ["a", "a:a", "https://a.example/a", "a://b", "b"]))
    }
    #expect(try run.results() == expected)
  }

  /// What the generator meets seldom: bounds of numbers, dates, URLs, hosts, mounts of mounts.
  @Test(.enabled(if: try PageScriptRun.isPossible)) func corners() throws {
    let child = try ExportedFiles.linked(
      "enum CRoute\n/ -> Root\nn/:id -> Named\ns?q:text&:page<Int = 1> -> Find\n_ -> Lost")
    let middle = try ExportedFiles.linked(
      "enum BRoute\n:id<Int> -> mount CRoute as c\nc/:id => c\n/ -> Start\n", ["CRoute": child])
    let table = try ExportedFiles.linked(
      """
      query :ref<Int?>
      origin shop://, https://xn--bcher-kva.example, https://*.a.example/app/v%201, http://b.example
      i8/:n<Int8> -> I8
      u/:n<UInt64 1...> -> U
      i/:n<Int -5..<5> -> I
      d/:n<Double 0..<1.5> -> D
      f/:n<Float> -> F
      g/:n<Float 0...1> -> G
      t/:at<Date> -> T
      w/:url<URL> -> W
      id/:n<UUID> -> Id
      x/v:a<new|b> -> X
      x/v:a<String>.json -> Y
      x/:own<Own> -> Z
      x/*rest -> R
      k?kind=book&:year<Int> -> K
      k?kind=book&size=1 -> KS
      k -> KK
      o/:a<Int = 1>/:b<String?> -> O
      h#:part<Int?> -> H
      q?:at<Date>&:n<Float?> -> Q
      l?:sort<new|price ?= new>#:part<Int ?= 1> -> L
      m/:id -> mount BRoute as b
      by/x/:id => b
      m/:id/n -> MN
      v -> mount Unknown.URoute as open
      v/1 -> V
      """, ["BRoute": middle])
    let links = [
      "by/x/7/3/n/4", "by/x/7/c/3/n/4", "m/7/c/3/s?q=a", "by/x/7", "by/x/7/c/x", "by/x/7/c/3/s",
      "i8/-128", "i8/-129", "i8/0000127", "i8/-0", "u/0", "u/18446744073709551615",
      "u/18446744073709551616", "u/-0", "i/-5", "i/5", "i/4", "d/1.4999", "d/1.5", "d/-0",
      "d/1e-1", "d/.5", "d/1.", "f/3.4e38", "f/3.5e38", "f/1e+5", "t/2026-02-29", "t/2024-02-29",
      "t/2026-01-28T24:00:00Z", "t/2026-01-28T23:59:59.123Z", "t/0000-01-01T00:30:00%2B01:00",
      "t/9999-12-31T23:30:00-01:00",
      // A number that lies between two floats, and a fraction that is rounded up.
      "f/3.4028235677973366e38", "f/-3.4028235677973366e38", "f/3.4028235677973367e38",
      "f/3.40282356779733661637539395458142568448e38", "f/0.34028235677973366e+00039",
      "f/340282356779733661637539395458142568447.9999", "f/1e-46", "f/7e-46", "f/0e99999",
      "f/1e-99999", "g/1.000000059604644775390625", "g/1.0000000596046447753906250001",
      "g/1.00000005960464477539062499", "g/-0.0", "g/-1e-46",
      "t/9999-12-31T23:59:59.9999999Z", "t/9999-12-31T23:59:59.999Z",
      "t/9999-12-31T23:59:59.99998Z", "t/9999-12-31T22:59:59.9999999-01:00",
      "t/9999-12-31T23:59:59.000Z", "t/0000-01-01T00:00:59.9999999%2B00:01",
      "t/0000-01-01T00:00:59.5%2B00:01", "t/0000-01-01T00:00:59%2B00:01",
      "t/0000-01-01T00:01:00%2B00:01",
      "w/https:%2F%2Fa.example%2Fb%3Fc", "w/a%3A%2F%2F[::1]:80",
      "w/a:%2F%2F%5B::1%5D:80", "w/a:%2F%2F%5B1::2::3%5D", "w/1:b", "w/a:%25zz", "w/a:b%20c",
      "w/mailto:x@y", "id/6ba7b810-9dad-11d1-80b4-00c04fd430c8",
      "id/6ba7b8109dad11d180b400c04fd430c8", "x/vnew", "x/vb.json", "x/v.json", "x/v", "x/a/b",
      "x", "k?kind=book", "k?kind=book&year=1", "k?kind=book&size=1", "k?kind=books&kind=book",
      "k?kind=book&year=", "k?kind=book&year=x", "o", "o/2", "o/2/b", "o/x", "o/2/b/c", "h#1",
      "h#x", "h#", "h",
      "l?ref=x&sort=size&sort=new#z", "l?sort=price#2", "l?sort=#", "k?ref=x", "h?ref=x#x",
      "m/1/2", "m/1/2/n/3", "m/1/n", "m/1", "m/1/2/s?q=", "m/1/2/s",
      "m/1/2/s?q=a&page=x", "m/1/x", "v", "v/1", "v/2?a=b", "shop://i8/1", "SHOP:i8/1",
      "shop://me@i8:80/1", "shop://@i8/1", "https://bücher.example/k",
      "https://BU\u{308}CHER.example./k", "https://xn--bcher-kva.example:/k",
      "https://x.bücher.example/k", "https://a.example/app/v%201/k",
      "https://x.a.example/app/v 1/k",
      "https://x.y.a.example/app/v%201", "https://-x.a.example/app/v%201/k",
      "https://é.a.example/app/v%201/k", "https://\u{130}.a.example/app/v%201/k",
      "http://b.example/k", "https://b.example/k", "https://u:p@xn--bcher-kva.example/k",
      "https://bücher.example\\@evil/k", "https:k", "https://", "javascript:k", "k/./", "k/%2E",
      "a/../k", "%6B", "%6b?%6bind=bo%6Fk&size=1", "k%zz", "k%FF", "i8/1?a+b=%FF&c&=d&&e=%00\u{7F}",
      "q?at=2026-01-28T12:00:00+01:00", "q?at=2026-01-28t12:00:00z", "q?at=a+b",
      "q?at=2026-01-28T12:00:00%2B01:00", "q?at=2026-01-28T12:00:00%2B01:00&n=1e+5",
      "t/2026-01-28t12:00:00.5+01:00", "t/2026-01-28T12:00:00z",
      "", "/", "?", "#", "k?__proto__=1&2=3&1=2", "\u{FEFF}k", "i8/\u{661}",
    ]
    var run = try PageScriptRun()
    try run.add(ExportedFiles.export(RoutesPage(), table).text, links)
    let found = try run.results()
    try #require(found.count == links.count)
    for (link, found) in zip(links, found) {
      #expect(found == table.match(link).json(for: link).text)
    }
  }
}
