import Foundation
import Testing
import TurnpikeReference

@testable import TurnpikeAuthoring
@testable import TurnpikeCompiler

/// The routes of a real interface: each pattern's own text is a link that it matches.
@Suite struct GitHubTests {
  /// `Tests/Benchmark/Routes/GitHub/GitHub.routes`, found from this file.
  private func file() throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return try String(
      contentsOf: root.appending(path: "Tests/Benchmark/Routes/GitHub/GitHub.routes"),
      encoding: .utf8)
  }

  @Test func everyPatternMatchesItsOwnText() throws {
    let file = try file()
    let table = try compiledTable(file)
    let lines = file.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains("->") }
    let links = lines.map { $0.prefix { $0 != " " }.description }.filter { !$0.hasPrefix("//") }
    #expect(links.count == 130)
    #expect(Set(links.compactMap { table.match($0).route }).count == 130)
    for link in links {
      let captures = link.split(separator: "/").filter { $0.hasPrefix(":") }
      let result = table.match(link)
      #expect(result.pattern == link)
      #expect(
        result.parameters
          == captures.map { .init(name: String($0.dropFirst()), values: [String($0)]) })
      #expect(table.match("\(link)/nothing/here").pattern != link)
    }
  }
}
