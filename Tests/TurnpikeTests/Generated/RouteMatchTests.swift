import FixtureRoutes
import Testing
import Turnpike

/// The results of matching a link, as a caller reads them.
@Suite struct RouteMatchTests {
  @Test func getsTheRouteOrThrowsTheFailure() throws {
    #expect(try FixtureRoute.match("query?q=a&count=1&flag=on").get().path.hasPrefix("query?q=a"))
    #expect(FixtureRoute.match("query?q=a&count=1&flag=on").failure == nil)
    for link in ["query?flag=on", "nowhere/at/all", "other://query"] {
      let match = FixtureRoute.match(link)
      let failure = try #require(match.failure)
      #expect(throws: failure) { try match.get() }
      #expect(RouteRequest<FixtureRoute>(link).failure == failure)
    }
  }

  @Test func iteratesOverParameters() {
    let parameters = RouteParameters(
      [.init(name: "tag", values: ["a", "b"]), .init(name: "page", values: ["3"])])
    #expect(parameters.map(\.name) == ["tag", "page"])
    #expect(parameters.get("page", as: Int.self) == 3)
    #expect(parameters.get("tag", as: String.self) == "a")
    #expect(parameters.get("tag", as: Int.self) == nil)
    #expect(parameters.get("none", as: Int.self) == nil)
  }
}
