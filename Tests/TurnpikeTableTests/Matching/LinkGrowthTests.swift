import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// The time for a link is linear in its length. The factor depends on the table: ratios with room for
/// a busy machine.
@Suite(.serialized, .growth) struct LinkGrowthTests {
  #if DEBUG
  /// An unoptimised matcher takes too long for more.
  private static let longest = 1 << 17
  #else
  private static let longest = 1 << 20
  #endif

  /// The least time of several rounds, each of which looks the links up `count` times.
  private func seconds(_ table: CompiledTable, _ links: [String], count: Int = 1) -> Double {
    let times = (0..<3).map { _ in
      processorSeconds {
        for _ in 0..<count {
          for link in links { _ = table.match(link).outcome }
        }
      }
    }
    return times.min() ?? 0
  }

  /// Every combination of a literal and a capture in each place, each with a last literal of its
  /// own: whatever stands before it, the last segment may still lead to any.
  private func combinations(_ count: Int, types: [String] = [""]) -> String {
    (0..<(1 << count)).map { bits in
      let segments = (0..<count).map { place in
        bits >> place & 1 == 0 ? "a" : ":p\(place)\(types[place % types.count])"
      }
      return "\(segments.joined(separator: "/"))/end\(bits) -> Case\(bits)"
    }.joined(separator: "\n")
  }

  /// Each node of the tree is visited once at most.
  @Test(
    arguments: [
      ([""], 9), (["<String>", "<Slug>"], 7), (["<a|b>", "<String>"], 9), (["<Slug>"], 9),
    ] as [([String], Int)])
  func backtracking(types: [String], count: Int) throws {
    let small = try compiledTable(combinations(2, types: types))
    let large = try compiledTable(combinations(count, types: types))
    let path = Array(repeating: "a", count: count).joined(separator: "/")
    let routes = (0..<(1 << count)).map { large.match("\(path)/end\($0)").route ?? "-" }
    #expect(routes == (0..<(1 << count)).map { "case\($0)" })
    #expect(large.match("\(path)/end").route == nil)
    let few = seconds(small, ["a/a/end0", "a/a/end3", "a/a/zzz"], count: 100) / 9
    let links = ["end0", "end\(1 << count - 1)", "zzz"].map { "\(path)/\($0)" }
    let many = seconds(large, links, count: 100) / Double(3 * (count + 1))
    let nodes = Double(2 << count)
    #expect(many < max(few, 1e-5) * nodes, "\(few) s, then \(many) s a segment")
  }

  /// Thirty-six rests, each behind other ranks and with a type of its own, all of which the last
  /// segment alone refuses.
  @Test func restsBehindEveryPrefix() throws {
    let pieces = ["1", ":x<1|z>", "1:x", ":x<Int>", ":x<Slug>", ":x"]
    let types = ["Int", "Double", "UInt8", "Int 0...5", "Double 0...5", "Bool", "1|2"]
    var lines = ["*all -> All"]
    for (index, first) in pieces.enumerated() {
      for (place, second) in pieces.enumerated() {
        let number = index * pieces.count + place
        // A prefix needs something behind it.
        let other = second.replacing(":x", with: ":y")
        lines.append("\(first)/\(other)/*r<\(types[number % types.count])> -> Case\(number)")
      }
    }
    let table = try compiledTable(lines.joined(separator: "\n"))
    func link(_ count: Int) -> String { "11/11/" + String(repeating: "1/", count: count) + "x" }
    #expect(table.match(link(100)).route == "all")
    #expect(table.match("11/11/1").route == "case14")
    let short = seconds(table, [link(25)]) / 25
    let long = seconds(table, [link(250)]) / 250
    #expect(long < max(short, 1e-6) * 8, "\(short) s, then \(long) s a segment")
  }

  /// An explanation takes the time of the table and that of the link, not one times the other.
  @Test(arguments: [
    ("1/", "/*rest<Int>"), ("a/", "/:x"), ("a", "/:x"), ("%61/", "/*rest"),
    ("1/", "/:x/*rest<Bool>"),
  ])
  func explanations(piece: String, end: String) throws {
    func table(_ count: Int) throws -> LinkedTable {
      let lines = (0..<count).map { "r\($0)\(end) -> R\($0)" }
      return LinkedTable(try compiledTable(lines.joined(separator: "\n")))
    }
    func link(_ size: Int) -> String {
      "r/" + String(repeating: piece, count: size / piece.utf8.count)
    }
    func seconds(_ table: LinkedTable, _ link: String) -> Double {
      (0..<3).map { _ in processorSeconds { _ = table.explain(link) } }.min() ?? 0
    }
    let (small, large) = (try table(4), try table(400))
    let parts = seconds(small, link(Self.longest)) + seconds(large, link(64))
    let whole = seconds(large, link(Self.longest))
    #expect(whole < max(parts, 1e-3) * 4, "\(parts) s, then \(whole) s")
  }

  /// A link of a megabyte costs no more a byte than one a sixty-fourth as long.
  @Test(arguments: [
    ("a/", "*rest -> Rest"), ("a/", ":x -> One"), ("/", "a -> One"), ("%41/", "*rest -> Rest"),
    ("%41", ":x -> One"), ("%zz", ":x -> One"), ("%", ":x -> One"), ("a", "a:x<String>b -> One"),
    ("1", ":x<Int> -> One"), ("0", ":x<Int> -> One"), ("0", ":x<Double> -> One"),
    ("0/", "*x<Double> -> One"), ("%2E/", "*x -> One"), ("a", ":x<Date> -> One"),
    ("?a&", "/?:b -> One"), ("a=b&", "a?:b -> One"), ("\u{E9}/", "*x -> One"),
    ("%FF/", "*x -> One"),
  ]) func aMegabyte(piece: String, file: String) throws {
    let table = try compiledTable(file)
    func link(_ size: Int) -> String {
      String(repeating: piece, count: size / piece.utf8.count)
    }
    let small = seconds(table, [link(Self.longest / 64)], count: 8)
    let large = seconds(table, [link(Self.longest)])
    #expect(large < max(small, 1e-4) * 8 * 8, "\(small) s, then \(large) s")
  }

  /// Authorities, hosts and queries of a megabyte.
  @Test(arguments: [
    ("https://", "a.", "/x"), ("https://", "\u{E9}", "/x"), ("https://", "\u{E9}.", "/x"),
    ("https://", "a@", "host.example/x"), ("https://", ".", "/x"),
    ("https://host.example:", "1", "/x"),
    ("shop://", "@", "x"), ("shop://", "a:1", "/x"), ("shop://x:", "1", ""), ("", "a", ":x"),
    ("x?", "k=v&", ""), ("x?", "&", ""), ("x?", "=", ""), ("x?", "%6B=%zz&", ""), ("x?", "k", ""),
    ("x?", "+", ""), ("x#", "%41", ""), ("https://host.example/", "app/", "x"),
    ("https://host.example", "/", "x"),
  ]) func aMegabyteElsewhere(before: String, piece: String, after: String) throws {
    let file = """
      origin shop://, https://host.example, https://*.host.example/app/app
      x?k=w&j=v -> One
      x?k:p<[Int]>&j:q<Int?>&l:r<[Date]>#:f<Int?> -> Two
      """
    let table = try compiledTable(file)
    func link(_ size: Int) -> String {
      before + String(repeating: piece, count: size / piece.utf8.count) + after
    }
    let small = seconds(table, [link(Self.longest / 64)], count: 8)
    let large = seconds(table, [link(Self.longest)])
    #expect(large < max(small, 1e-4) * 8 * 8, "\(small) s, then \(large) s")
  }

  @Test func thousandsOfKeys() throws {
    let table = try compiledTable("x?:k500<Int>&:k1<[Int]>&v=1 -> One\nx -> Two")
    func link(_ count: Int) -> String {
      "x?v=1&" + (0..<count).map { "k\($0)=\($0)" }.joined(separator: "&")
    }
    #expect(table.match(link(10_000)).summary == "one")
    #expect(table.match(link(10_000)).query.count == 10_001)
    #expect(table.match(link(400)).summary == "one: 'k500' is missing")
    let small = seconds(table, [link(1_000)], count: 4)
    let large = seconds(table, [link(40_000)])
    #expect(large < small * 10 * 8, "\(small) s, then \(large) s")
  }

  @Test(.timeLimit(.minutes(15))) func tenThousandRoutes() throws {
    func file(_ count: Int) throws -> String {
      (0..<count).map { "section\($0 % 100)/:x/item\($0) -> Case\($0)" }.joined(separator: "\n")
    }
    let few = try compiledTable(file(10))
    var many: CompiledTable?
    let built = processorSeconds { many = try? compiledTable(file(10_000)) }
    let table = try #require(many)
    for index in stride(from: 0, to: 10_000, by: 7) {
      #expect(table.match("section\(index % 100)/a/item\(index)").route == "case\(index)")
      #expect(table.match("section\(index % 100)/a/item\(index)x").route == nil)
    }
    let links = ["section3/a/item3", "section3/a/none", "none/a/item3"]
    let small = seconds(few, links, count: 300)
    let large = seconds(table, links, count: 300)
    #expect(large < max(small, 1e-3) * 8, "\(small) s, then \(large) s")
    #expect(built < 60)
  }

  /// Compiling is linear in what is usual: eight times the routes, not sixty-four times the time.
  @Test func compilingIsLinear() {
    func seconds(_ count: Int) -> Double {
      let text = (0..<count).map { "a\($0)/:x<Int>/b\($0 % 7)/:y?:z<Int?> -> Case\($0)" }
        .joined(separator: "\n")
      return processorSeconds { _ = try? compiledTable(text) }
    }
    let small = (0..<3).map { _ in seconds(250) }.min() ?? 0
    let large = seconds(2_000)
    #expect(large < small * 8 * 4, "\(small) s, then \(large) s")
  }
}
