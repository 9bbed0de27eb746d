import Foundation
import TestSupport
import Testing

extension PluginTests {
  /// Names that an app has already.
  @Suite struct NameTests {
    /// The Swift compiler speaks of the two declarations: the user's own, and the line of the
    /// routes file.
    @Test(arguments: BuildSystem.allCases)
    func typeOfTheSameName(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      try package.write("Sources/App/Screens.swift", "\nstruct HomeDestination {}\n")
      let run = try package.build()
      #expect(run.status != 0)
      let places = [
        package.shownPath("Sources/App/Screens.swift") + ":2:8: ",
        package.shownPath("Sources/App/App.routes") + ":1:",
      ]
      let message = "error: invalid redeclaration of 'HomeDestination'"
      #expect(
        places.contains { place in
          run.lines.contains { $0.hasPrefix(place) && $0.hasSuffix(message) }
        }, "\(run.output)")

      try package.remove("Sources/App/Screens.swift")
      let secondRun = try package.build()
      #expect(secondRun.status == 0, "\(secondRun.output)")
    }

    /// Types that the standard library, Foundation and Turnpike have too: the generated code names
    /// those that it needs of the last two with their modules.
    @Test(arguments: BuildSystem.allCases)
    func typesThatLibrariesHave(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      let names = [
        "Array", "Date", "Destination", "Error", "GeneratedRoute", "Hasher", "Optional",
        "OriginRoute", "Result", "RouteAttribute", "RouteMatch", "RouteValue", "Router", "Set",
        "TypedRoute", "URL", "UUID", "_CaseVisitor", "_NoRoute", "_ParameterReader",
        "_ParameterWriter", "_RouteTable",
      ]
      try package.write(
        "Sources/App/Names.routes",
        """
        origin app://
        attribute auth
        link/:to<URL>/:url<URL = https://example.com> -> LinkDestination
        day/:day<Date>/:id<UUID = 6ba7b810-9dad-11d1-80b4-00c04fd430c8> -> DayDestination @auth
        kind/:date<a|b>/:string<a|b>/:name/:from<Date> -> KindDestination
        shelf/:int<a|b>/:number<Int> -> mount ShelfRoute as shelf

        """)
      try package.write(
        "Sources/App/Shelf.routes", "enum ShelfRoute\n/ -> ShelfDestination\n")
      try package.write(
        "Sources/App/Names.swift", names.map { "struct \($0) {}\n" }.joined())
      let run = try package.build()
      #expect(run.status == 0, "\(run.output)")
    }
  }
}
