import Testing

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
        let isAttributeAlone = last.hasPrefix("@") && !last.contains(" case ") && last.last == ")"
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
        /// The destination of `Route.a`: `a` (A.routes).
        #sourceLocation(file: "A.routes", line: 1)
        nonisolated struct A: Turnpike.Destination {
          #sourceLocation()
        """))
    #expect(
      output.swiftSource.contains(
        """
        #sourceLocation(file: "A.routes", line: 1)
        /// The destination of `Route.b`: `b` (A.routes).
        nonisolated struct B: Turnpike.Destination {
          #sourceLocation()
        """))
  }
}
