import FixtureRoutes
import Foundation
import Testing
import Turnpike

/// One table, read by many tasks at once. Under the thread sanitizer too: `.ci/thread`.
@Suite struct SharedTableTests {
  private static let links =
    [
      "fixture://text/a%20b", "text/%2E%2E", "signed/1/2/3/4/5", "decimal/1.5/2e3", "flag/true",
      "uuid/6ba7b810-9dad-11d1-80b4-00c04fd430c8", "day/2026-01-31", "range/1/0.5/0.2",
      "size/x-large",
      "code/ab", "code/a1", "file/a.json/v1-beta", "tail/1/c/z", "rest/a/b/c/d", "numbers/1/2/3",
      "query?q=a&tag=b&tag=c&sort=old&max=1.5&code=xy&flag=on#3", "query?flag=on",
      "query?q=a&count=x",
      "lists?int=1&int=2&day=2026-01-31&code=ab", "item/new", "item/old", "t/a", "show?value=a",
      "https://fixture.example.com/app/text/a", "https://evil.example/app/text/a", "nowhere/at/all",
      "text/../a", "/",
    ] + (0..<72).map { "rest/\(String(repeating: "%41\($0)/", count: $0 + 1))" }

  /// All that a link gives, as text.
  private static func reading(_ link: String) -> String {
    let request = RouteRequest<FixtureRoute>(link)
    let match = FixtureRoute.match(link)
    let route = match.route
    return """
      \(match) \(route?.path ?? "-") \(route?.attributes ?? []) \(route.map(FixtureRoute.patternOf) ?? "-")
      \(request.scheme ?? "-") \(request.queryParameters.map { "\($0)" } ?? "-") \
      \(request.failure.map { "\($0)" } ?? "-") \(FixtureRoute(link) == route)
      \(FixtureRoute.explain(link))
      """
  }

  @Test func givesEveryTaskTheSame() async {
    let expected = Self.links.map(Self.reading)
    let count = Self.links.count
    await withTaskGroup(of: [String].self) { group in
      for task in 0..<16 {
        // Each in an order of its own, so that they meet everywhere.
        group.addTask {
          (0..<count).compactMap { step in
            let index = (step * (2 * task + 1) + task) % count
            let reading = Self.reading(Self.links[index])
            return reading == expected[index] ? nil : "'\(Self.links[index])': \(reading)"
          }
        }
      }
      var readers = 0
      for await differences in group {
        readers += 1
        #expect(differences == [])
      }
      #expect(readers == 16)
    }
  }

  /// Values cross from the task that read them to the one that shows them.
  @Test func routesAndRequestsCrossTasks() async throws {
    let links = Self.links
    let (stream, continuation) = AsyncStream<RouteRequest<FixtureRoute>>.makeStream()
    let reader = Task {
      await withTaskGroup { group in
        for link in links {
          group.addTask { _ = continuation.yield(RouteRequest(link)) }
        }
      }
      continuation.finish()
    }
    var shown: [String] = []
    let router = Router<FixtureRoute> { route, request in
      shown.append(request.link ?? "-")
      #expect(route == FixtureRoute(request.link ?? "") ?? .lost)
    }
    for await request in stream { try await router.resolve(request) }
    await reader.value
    #expect(shown.sorted() == links.sorted())
  }

  @Test func patternsAndExamplesAreReadByAll() async {
    let patterns = FixtureRoute.patterns
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { FixtureRoute.patterns == patterns && FixtureRoute.defaultRoute == .lost }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}

extension FixtureRoute {
  fileprivate static func patternOf(_ route: FixtureRoute) -> String { route.pattern }
}
