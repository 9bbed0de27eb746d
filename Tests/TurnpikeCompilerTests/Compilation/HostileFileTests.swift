import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeReference
import TurnpikeTable

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

  /// Captures of the same ranks in one place. Literals after them tell any number apart.
  @Test(arguments: [
    ("a/p%-:x", 256), ("a/p%-:x<Int>", 256), ("a/:x<String>-p%", 256), ("a/:x<Int>-p%", 256),
    ("a/:x<T%>/b%", 500), ("a/p%:x/:y<T%>/c%", 500),
  ])
  func manyCapturesInOnePlace(pattern: String, count: Int) throws {
    let routes = (1_000...1_000 + count).map { number in
      "\(pattern.replacing("%", with: "\(number)")) -> D\(number)"
    }
    let table = try compiledTable(routes.dropLast().joined(separator: "\n"))
    #expect(table.storage.bytes.count < count * 4_096)
    let error = ["A.routes:257:1: error: [table-too-large]", "A.routes:1:1: note:"]
    #expect(compiled([routes.joined(separator: "\n")]).report == (count == 256 ? error : []))
    let link = pattern.replacing(":x<Int>", with: "7").replacing(":x<T%>", with: "x")
      .replacing(":y<T%>", with: "y").replacing(":x", with: "x").replacing("%", with: "1234")
    #expect(table.match(link).route == "d1234")
  }

  /// Ranges of ten segments in every combination.
  @Test func everyCombinationOfRanges() {
    let routes = (0..<128).map { bits in
      let captures = (0..<10).map { place in
        ":p\(place)<Int \(bits >> place & 1 == 0 ? "0...1" : "2...3")>"
      }
      return "\(captures.joined(separator: "/")) -> D\(bits)"
    }
    #expect(compiled([routes.joined(separator: "\n")]).report == [])
  }

  @Test func manyCapturesInARow() {
    let captures = (0..<1_000).map { ":x\($0)<Int>" }
    #expect(compiled([captures.prefix(255).joined(separator: "/") + " -> D"]).output != nil)
    #expect(
      compiled([captures.joined(separator: "/") + " -> D"]).report
        == ["A.routes:1:1: error: [table-too-large]"])
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

@Suite(.growth) struct RouteCountGrowthTests {
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
