import LanguageRoutes
import Testing
import Turnpike

/// A filter for an attribute of the outermost enum runs before a route that bears it, however many
/// mounts lie between and whatever the enums between declare.
@Suite struct DeepAttributeTests {
  /// What of the innermost enum is behind `@auth`, and what is not.
  private static let paths: [(path: String, isGuarded: Bool)] = [
    ("settings/9", true), ("s/9", true), ("o/9", true), ("open/9", false), ("group", true),
    ("group/inner/9", true), ("list", true), ("list/9", true), ("elsewhere", false),
  ]

  @Test func inAnEnumOfItsOwn() async throws {
    try await expectGuarded(Depth1Route.self, .auth, behind: "")
  }

  @Test(arguments: [
    "one/", "two/inner/1/", "three/inner/1/inner/2/", "inner/1/inner/2/inner/3/inner/4/",
  ])
  func throughMounts(prefix: String) async throws {
    try await expectGuarded(Depth5Route.self, .auth, behind: prefix)
  }

  private func expectGuarded<Route: TypedRoute>(
    _ type: Route.Type, _ attribute: Route.Attribute, behind prefix: String
  ) async throws {
    for (path, isGuarded) in Self.paths {
      var log: [String] = []
      var router = Router<Route> { _, _ in log.append("shown") }
      router.append(for: attribute) { request, next in
        log.append("asked")
        return try await next(request)
      }
      try await router.resolve(prefix + path)
      let shown = path == "elsewhere" ? [] : ["shown"]
      #expect(log == (isGuarded ? ["asked"] + shown : shown), "'\(prefix + path)'")
    }
  }

  /// A route inside the app is guarded as its link is.
  @Test func insideTheApp() async throws {
    var log: [String] = []
    var router = Router<Depth5Route> { route, _ in log.append("shown \(route)") }
    router.append(for: .auth) { request, next in
      log.append("asked")
      return try await next(request)
    }
    let settings = Depth3Route.inner(id: "3", .inner(id: "4", .settings(id: "9")))
    try await router.resolve(.inner(id: "1", .inner(id: "2", settings)))
    #expect(log == ["asked", "shown inner/1/inner/2/inner/3/inner/4/settings/9"])
  }

  /// Each side's value can be asked for where both have a parameter of one name.
  @Test func parametersOfOneName() {
    let request = RouteRequest<Depth3Route>("inner/1/inner/2/settings/9")
    #expect(
      request.routeParameters?.elements.map { "\($0.name)=\($0.values)" } == [
        #"id=["1"]"#, #"inner.id=["2"]"#, #"inner.inner.id=["9"]"#,
      ])
    #expect(request.routeParameters?["inner.inner.id"] == "9")
  }
}
