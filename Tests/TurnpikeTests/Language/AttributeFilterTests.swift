import LanguageRoutes
import StoreFeature
import Testing
import Turnpike

/// Which requests the filters of attributes run for: of one, of several, of all but some.
@Suite struct AttributeFilterTests {
  struct Mark: RouteFilter {
    let log: Log

    func process(
      _ request: RouteRequest<StoreRoute>, next: FilterChain<StoreRoute>
    ) async throws -> Resolution<StoreRoute> {
      log.count += 1
      return try await next(request)
    }
  }

  final class Log {
    var count = 0
  }

  /// Whether the filter runs for `shelf/3` (bare), `shelf/new` (auth, staff_only), `f?q=a` (an alias
  /// with analytics to a route with analytics), `cards/gold/face` (analytics of two levels) and
  /// `nowhere`.
  @Test func runs() async throws {
    typealias Append = (inout Router<StoreRoute>, Mark) -> Void
    let rows: [(name: String, append: Append, runs: [Bool])] = [
      ("for one", { $0.append(for: .auth, $1) }, [false, true, false, false, false]),
      ("closure", { $0.append(for: .auth, $1.process) }, [false, true, false, false, false]),
      ("for some", { $0.append(for: [.auth, .analytics], $1) }, [false, true, true, true, false]),
      ("for none", { $0.append(for: [], $1) }, [false, false, false, false, false]),
      ("except one", { $0.append(except: .auth, $1) }, [true, false, true, true, true]),
      (
        "except some", { $0.append(except: [.auth, .analytics], $1.process) },
        [true, false, false, false, true]
      ),
      ("except none", { $0.append(except: [], $1) }, [true, true, true, true, true]),
    ]
    for row in rows {
      let links = ["shelf/3", "shelf/new", "f?q=a", "cards/gold/face", "nowhere"]
      for (link, runs) in zip(links, row.runs) {
        let log = Log()
        var router = Router<StoreRoute> { _, _ in }
        row.append(&router, Mark(log: log))
        try await router.resolve(link)
        #expect(log.count == (runs ? 1 : 0), "\(row.name): '\(link)'")
      }
    }
  }

  /// A screen is guarded where one that it lies on is, and open only where all are.
  @Test func screensBelow() async throws {
    #expect(Depth1Route("list")?.attributes == [.auth])
    #expect(Depth1Route("list/9")?.attributes == [])
    #expect(RouteRequest<Depth1Route>("list/9").attributes == [])
    var asked: [String] = []
    var router = Router<Depth1Route> { _, _ in }
    router.append(for: .auth) { request, next in
      asked.append("for \(request)")
      return try await next(request)
    }
    router.append(except: .auth) { request, next in
      asked.append("except \(request)")
      return try await next(request)
    }
    try await router.resolve("list")
    try await router.resolve("list/9")
    #expect(asked == ["for list", "for list/9", "except list/9"])
  }
}
