import Testing

@testable import TurnpikeCompiler

/// Where generated code says that it comes from.
@Suite struct PlaceTests {
  /// What is added above a route moves the places that Swift is told, and nothing else: what is
  /// built of the documentation is not built again.
  @Test(arguments: GoldenFiles.names)
  func commentsChangePlacesOnly(name: String) throws {
    let sources = try GoldenFiles(name: name).sources()
    /// In the first lines of a file documentation stands in the line of its declaration.
    func code(behind count: Int) throws -> [Substring] {
      let comments = String(repeating: "# A comment.\n", count: count)
      let files = sources.map {
        SourceFile(path: $0.path, text: comments + String(decoding: $0.bytes, as: UTF8.self))
      }
      return try #require(Compilation(files).output).swiftSource.split(separator: "\n")
        .filter { !$0.contains("#sourceLocation(file:") }
    }
    #expect(try code(behind: 9) == code(behind: 12))
  }

  /// A directive parts what stands before it from the declaration behind it.
  @Test(arguments: GoldenFiles.names)
  func directivesPartNothing(name: String) throws {
    let lines = try GoldenFiles(name: name).expected()
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.drop { $0 == " " }
      }
    for (line, next) in zip(lines, lines.dropFirst()) where next.hasPrefix("#sourceLocation(") {
      #expect(!line.hasPrefix("@") && !line.hasPrefix("///"), "\(line)")
    }
  }

  @Test func aDeclarationInTheFirstLine() throws {
    let output = try #require(
      Compilation([SourceFile(path: "A.routes", text: "a -> A\nb -> B")]).output)
    #expect(
      output.swiftSource.contains(
        """
        #sourceLocation(file: "A.routes", line: 1)
        /** Parameters of `Route.a` (A.routes). */ nonisolated struct A: Turnpike.Destination {
          #sourceLocation()
        """))
    #expect(
      output.swiftSource.contains(
        """
        #sourceLocation(file: "A.routes", line: 1)
        /// Parameters of `Route.b` (A.routes).
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
