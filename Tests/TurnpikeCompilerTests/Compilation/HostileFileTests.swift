import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Files that no person writes have an answer all the same, in a time that grows with their length.
@Suite(.serialized, .timeLimit(.minutes(15))) struct HostileFileTests {
  @Test(arguments: ["", "\n", "# a", "# a\n\n# b\r\n", "\u{FEFF}", "   \t"])
  func nothing(text: String) throws {
    let compilation = compiled([text])
    #expect(compilation.report == [])
    let source = try #require(compilation.output).swiftSource
    #expect(source.contains("enum Route: Turnpike.TypedRoute {\n"))
    #expect(!source.contains("\n  case "))
  }

  @Test func noFileAtAll() {
    let compilation = compiled([])
    #expect(compilation.report == [])
    #expect(compilation.output?.tables.count == 0)
  }

  @Test func tenMegabytesOfComments() {
    #expect(compiled([String(repeating: "# comment\n", count: 1 << 20)]).output != nil)
  }

  @Test func aLineOfAMegabyte() {
    let word = String(repeating: "a", count: 1 << 20)
    #expect(compiled(["\(word) -> A\n:\(word)?:b<Int> -> B"]).output != nil)
    #expect(compiled(["a?:b<String = \(word)> -> A"]).output != nil)
    let errors = compiled(["a/:b<Int = \(word)> -> A", "a => \(word)"]).diagnostics
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0.message.utf8.count < 300 })
  }

  @Test func manyRoutesThatDifferAtTheirEnd() {
    let routes = (0..<2_000).map { "a/b/c/d\($0) -> D\($0)" }
    #expect(
      compiled([routes.joined(separator: "\n")]).output?.tables.first?.model.routes.count == 2_000)
  }

  /// One error a route, not one for each two.
  @Test func manyRoutesThatAreTheSame() {
    let routes = (0..<1_000).map { "a/:b -> D\($0)" }
    let diagnostics = compiled([routes.joined(separator: "\n")]).diagnostics
    #expect(diagnostics.count == 999)
    #expect(diagnostics.allSatisfy { $0.id == .duplicatePattern })
  }

  @Test func manyConditionsInOnePlace() {
    let routes = (0..<1_000).map { "a?page=\($0) -> D\($0)" }
    #expect(compiled([routes.joined(separator: "\n")]).output != nil)
  }

  @Test func manyAliasesOfNothing() {
    let routes = (0..<500).map { "a\($0) -> Aaaaaa\($0)\nb\($0) => aaaaab\($0)" }
    let diagnostics = compiled([routes.joined(separator: "\n")]).diagnostics
    #expect(diagnostics.count == 500)
    #expect(diagnostics.first?.replacement != nil)
  }

  /// Captures that one place cannot tell apart in a bounded number of questions.
  @Test(arguments: [
    "a/p%-:x", "a/p%-:x<Int>", "a/:x<String>-p%", "a/:x<Int>-p%", "a/:x<T%>/b%", "a/p%:x/:y<T%>/c%",
  ])
  func manyCapturesInOnePlace(pattern: String) throws {
    let routes = (1_000..<1_500).map { number in
      "\(pattern.replacing("%", with: "\(number)")) -> D\(number)"
    }
    let table = try compiledTable(routes.joined(separator: "\n"))
    #expect(table.encoded.bytes.count < 500 * 4_096)
    let link = pattern.replacing(":x<Int>", with: "7").replacing(":x<T%>", with: "x")
      .replacing(":y<T%>", with: "y").replacing(":x", with: "x").replacing("%", with: "1234")
    #expect(table.answer(link).route == "d1234")
  }

  /// Ranges of ten segments in every combination: what would be compared with each other is told
  /// apart by one segment after the other.
  @Test func everyCombinationOfRanges() {
    let routes = (0..<1_024).map { "\(ranges($0)) -> D\($0)" }
    #expect(compiled([routes.joined(separator: "\n")]).report == [])
  }

  /// The same with routes that belong to either half in one segment each: nothing tells those apart.
  @Test func tooManyOverlapsSayWhich() {
    var bridges: [Int] = []
    for bits in 0..<1_024 where bridges.count < 10 {
      if bridges.allSatisfy({ ($0 ^ bits).nonzeroBitCount > 2 }) { bridges.append(bits) }
    }
    let free = bridges.enumerated().flatMap { [$1, $1 ^ 1 << $0] }
    let routes =
      (0..<1_024).filter { !free.contains($0) }.map { "\(ranges($0)) -> D\($0)" }
      + bridges.enumerated().map { "\(ranges($1, open: $0)) -> B\($0)" }
    #expect(
      compiled([routes.joined(separator: "\n")]).report.first
        == "A.routes:1:1: error: [table-too-large]")
  }

  private func ranges(_ bits: Int, open: Int? = nil) -> String {
    (0..<10).map { place in
      let range = open == place ? "0...3" : bits >> place & 1 == 0 ? "0...1" : "2...3"
      return ":p\(place)<Int \(range)>"
    }.joined(separator: "/")
  }

  @Test func manyCapturesInARow() {
    let captures = (0..<1_000).map { ":x\($0)<Int>" }
    #expect(compiled([captures.joined(separator: "/") + " -> D"]).output != nil)
    #expect(compiled(["a?" + captures.joined(separator: "&") + " -> D"]).output != nil)
  }

  /// A rest of a type leads to itself and to the rest of what it mounts, each time once more.
  @Test func aMountBehindATypedRest() {
    #expect(findingIDs("a/*path<Double> -> mount Child") == ["bad-mount"])
    #expect(findingIDs("a/*path<Double>?k=b -> mount Child") == ["bad-mount", "bad-mount"])
    #expect(
      findingIDs("a/*path<Double> -> mount Child", "a/*path -> A", "a/*path<Int> -> B")
        .contains("bad-mount"))
  }
}

@Suite struct RouteCountGrowthTests {
  /// Four times the routes take about four times as long, not sixteen times.
  @Test func isLinearInTheRoutes() {
    let small = seconds(1_000)
    let large = seconds(4_000)
    #expect(large < max(small, 0.01) * 9, "\(small) s, then \(large) s")
  }

  private func seconds(_ count: Int) -> Double {
    let routes = (0..<count).map { index in
      "section\(index % 37)/screen\(index)/:item_id?:page<Int = 1> -> Screen\(index)Destination"
    }
    let file = [SourceFile(path: "A.routes", text: routes.joined(separator: "\n"))]
    let times = (0..<2).map { _ in
      processorSeconds {
        let source = Compilation(file).output?.swiftSource
        #expect(source?.isEmpty == false)
      }
    }
    return times.min() ?? 0
  }
}
