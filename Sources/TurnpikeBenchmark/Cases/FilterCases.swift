import GitHubRoutes
import Turnpike

/// A request through a router's filters to its destination, the link read before.
enum FilterCases {
  static var all: [BenchmarkCase] {
    [
      filters("filters-0", "resolve(request) without a filter", bars: []) { _ in },
      // A run through filters takes memory of its own, of which each further filter takes none.
      filters("filters-1", "with a closure that only passes on", bars: []) { router in
        router.append { request, next in try await next(request) }
      },
      filters("filters-10-closures", "with ten closures that only pass on") { router in
        for _ in 0..<10 {
          router.append { request, next in try await next(request) }
        }
      },
      filters("filters-10-structs", "with ten structs that only pass on") { router in
        for _ in 0..<10 { router.append(PassingFilter()) }
      },
    ]
  }

  private static func filters(
    _ name: String, _ summary: String,
    bars: [Bar] = [.above("filters-0", nanoseconds: 2_000), .allocations(above: "filters-1")],
    _ append: @escaping @MainActor @Sendable (inout Router<GitHubRoute>) -> Void
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, summary: summary, routes: 130, bars: bars) {
      let links = LinkSet(130).links
      let requests = links.map { RouteRequest<GitHubRoute>($0) }
      let visits = Visits()
      var router = Router<GitHubRoute> { _, _ in visits.count += 1 }
      append(&router)
      let filled = router
      return Workload(links, expecting: links.count) { passes in
        visits.count = 0
        for _ in 0..<passes {
          for request in requests { try await filled.resolve(request) }
        }
        return visits.count
      }
    }
  }

  private final class Visits {
    var count = 0
  }
}

/// A filter that does nothing but pass on.
private struct PassingFilter: RouteFilter {
  func process(
    _ request: RouteRequest<GitHubRoute>, next: FilterChain<GitHubRoute>
  ) async throws -> Resolution<GitHubRoute> {
    try await next(request)
  }
}
