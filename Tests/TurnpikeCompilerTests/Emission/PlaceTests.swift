import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Where generated code says that it comes from.
@Suite struct PlaceTests {
  /// What is added above a route moves the places that Swift is told, and nothing else: what is
  /// built of the documentation is not built again.
  @Test(arguments: GoldenFiles.names)
  func commentsChangePlacesOnly(name: String) throws {
    let sources = try GoldenFiles(name: name).sources()
    /// Behind more lines than any declaration has documentation.
    func code(behind count: Int) throws -> [Substring] {
      let comments = String(repeating: "# A comment.\n", count: count)
      let files = sources.map {
        SourceFile(path: $0.path, text: comments + String(decoding: $0.bytes, as: UTF8.self))
      }
      return try #require(Compilation(files).output).swiftSource.split(separator: "\n")
        .filter { !$0.contains("#sourceLocation(file:") }
    }
    #expect(try code(behind: 30) == code(behind: 33))
  }

  /// A directive parts what stands before it from the declaration behind it: documentation does only
  /// where the file has too few lines above, an attribute never.
  @Test(arguments: GoldenFiles.names)
  func directivesPartNothing(name: String) throws {
    var documentation = 0
    var last: Substring = ""
    for line in try GoldenFiles(name: name).expected().split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("#sourceLocation(") {
        let isAttributeAlone = last.hasPrefix("@") && !last.contains("case") && last.last != "}"
        #expect(!isAttributeAlone, "\(last)")
        let place = Int(text.dropLast().split(separator: " ").last ?? "") ?? 0
        #expect(place <= documentation || documentation == 0, "\(text)")
      }
      documentation = text.hasPrefix("///") ? documentation + 1 : 0
      last = text
    }
  }

  /// No place ends before another begins, and none ends that has not begun.
  @Test(arguments: GoldenFiles.names)
  func placesThatFollowEachOtherHaveOneEnd(name: String) throws {
    var isAtPlace = false
    var last: Substring = ""
    for line in try GoldenFiles(name: name).expected().split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("#sourceLocation(file:") {
        #expect(last != "#sourceLocation()")
        isAtPlace = true
      } else if text == "#sourceLocation()" {
        #expect(isAtPlace)
        isAtPlace = false
      }
      last = text
    }
    #expect(!isAtPlace)
  }

  @Test func aDeclarationInTheFirstLine() throws {
    let output = try #require(
      Compilation([SourceFile(path: "A.routes", text: "a -> A\nb -> B")]).output)
    #expect(
      output.swiftSource.contains(
        """
        /// What `Route.a` leads to: `a` (A.routes).
        #sourceLocation(file: "A.routes", line: 1)
        nonisolated struct A: Turnpike.Destination {
          #sourceLocation()
        """))
    #expect(
      output.swiftSource.contains(
        """
        #sourceLocation(file: "A.routes", line: 1)
        /// What `Route.b` leads to: `b` (A.routes).
        nonisolated struct B: Turnpike.Destination {
          #sourceLocation()
        """))
  }
}

/// The module of the files themselves, where it is known.
@Suite struct ModuleTests {
  private func report(_ texts: String...) -> [String] {
    Compilation(
      texts.enumerated().map { SourceFile(path: "\($0).routes", text: $1) }, module: "App"
    ).report
  }

  @Test func cycleThroughItsName() {
    #expect(
      report("enum ARoute\nb -> mount App.BRoute as b", "enum BRoute\na -> mount ARoute as a") == [
        "1.routes:2:12: error: 'ARoute' cannot be mounted here: it mounts this enum, through "
          + "'BRoute' [bad-mount]"
      ])
    #expect(
      report("enum ARoute\na -> mount App.ARoute as a") == [
        "0.routes:2:12: error: 'App.ARoute' cannot be mounted in itself [bad-mount]"
      ])
    #expect(report("enum ARoute\nb -> mount App.BRoute as b", "enum BRoute\nb -> B") == [])
    #expect(
      report("enum ARoute\naccess public\nb -> mount App.BRoute as b", "enum BRoute\nb -> B") == [
        "0.routes:3:12: error: 'App.BRoute' is internal and mounted in an enum that is public; "
          + "write 'access public' in its file [bad-mount]",
        "1.routes:1:6: note: the mounted enum is here",
      ])
  }

  @Test func importOfItself() throws {
    let text = "import App\na/:x<App.Sku>/:y<Sku> -> A"
    #expect(
      report(text) == [
        "0.routes:1:8: warning: 'App' is the module of these routes, which needs no import "
          + "[unused-import]"
      ])
    let output = try #require(
      Compilation([SourceFile(path: "A.routes", text: text)], module: "App").output)
    #expect(!output.swiftSource.contains("import App"))
    #expect(report("a/:x<App.Sku> -> A") == [])
  }

  @Test func keywordAsAModule() throws {
    let text = "import class\na/:x<Sku> -> A"
    let output = try #require(Compilation([SourceFile(path: "A.routes", text: text)]).output)
    #expect(output.swiftSource.contains("\nimport `class`\n"))
  }
}
