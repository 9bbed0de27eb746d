import LanguageRoutes
import TestSupport
import Testing
import Turnpike

/// Random apps: whatever their links, rewrites, filters, redirects and kept requests, no screen that
/// needs the attribute `auth` is shown unless the filter for it has run.
@Suite struct RandomGuardTests {
  @Test func nothingPassesTheGuard() async throws {
    var shown = 0
    for seed in 0..<1_000 {
      var app = RandomApp(seed: UInt64(seed))
      for _ in 0..<12 { shown += try await app.open() }
      for kept in app.kept { shown += try await app.open(kept) }
    }
    // Most of the links that need it do reach their screen, so the filters do not just stop all.
    #expect(shown > 2_000)
  }
}

private struct RandomApp {
  private enum Seen: RouteRequestKey { typealias Value = Bool }

  /// Links that need `auth`: by the line, the alias, a screen below, and any of them in a mount.
  private static let guarded = [
    "line", "list", "list/1", "b/1", "club/e/a", "club/gifts", "club/gifts/7", "yard/inner/e/a",
    "yard/inner/gifts/7", "hall/club/e/a", "hall/desk", "hall/door",
  ]
  private static let open = [
    "bare/1", "open/1", "group", "group/inner", "group/g/1", "club/event/a", "club/x/a", "nowhere",
    "yard/inner/x/a", "hall/back",
  ]
  /// The routes among these that need it however they are reached.
  private static let guardedPaths: Set = [
    "line", "list", "list/1", "club/gifts", "club/gifts/7", "yard/inner/gifts/7", "hall/desk",
    "hall/door",
  ]
  /// The aliases that need it, whatever becomes of the route.
  private static let aliases: Set = ["b/1", "club/e/a", "yard/inner/e/a", "hall/club/e/a"]

  private let seed: UInt64
  private var random: SeededGenerator
  private(set) var kept: [RouteRequest<GateRoute>] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  /// Opens a random link, and returns how many guarded screens it has shown.
  mutating func open() async throws -> Int {
    let link = spelling(of: random.pick(Self.guarded + Self.open))
    let route = random.chance(30) ? GateRoute(link) : nil
    return try await open(route.map { RouteRequest($0) } ?? RouteRequest(link, source: .link))
  }

  mutating func open(_ request: RouteRequest<GateRoute>) async throws -> Int {
    // The routes for which the guard has run, in turn.
    var checked: [GateRoute?] = []
    var shown = 0
    let seed = seed
    var router = Router<GateRoute> { route, request in
      let isAlias = request.link.map { Self.aliases.contains(Self.path(of: $0)) } ?? false
      guard isAlias || Self.guardedPaths.contains(route.path) else { return }
      shown += 1
      if checked.last != route { Issue.record("\(seed): '\(request)' shows '\(route.path)'") }
    }
    let (before, after) = (random.below(4), random.below(3))
    if random.chance(40) {
      let (from, to) = (
        random.pick(Self.guarded + Self.open), spelling(of: random.pick(Self.guarded))
      )
      router.rewrite { $0.hasSuffix(from) && $0 != to ? to : nil }
    }
    for _ in 0..<before { addFilter(to: &router, canChange: true) }
    router.append(for: .auth) { request, next in
      checked.append(request.route)
      return try await next(request)
    }
    for _ in 0..<after { addFilter(to: &router, canChange: false) }
    do {
      let outcome = try await router.resolve(request)
      if random.chance(20) { kept.append(outcome.request) }
    } catch is RouterError {
      // A loop of redirects or rewrites shows nothing more.
    }
    return shown
  }

  /// Adds a filter that redirects or changes what one random link leads to, and passes all else on.
  ///
  /// - Parameter canChange: Whether it may put another route into the request. A filter after the
  ///   guard must redirect, so that all filters run again.
  private mutating func addFilter(to router: inout Router<GateRoute>, canChange: Bool) {
    let from = GateRoute(random.pick(Self.guarded + Self.open))
    let to = GateRoute(random.pick(Self.guarded + Self.open)) ?? .lost
    let action = random.below(canChange ? 4 : 2)
    router.append { request, next in
      guard request.route == from, request.storage[Seen.self] != true else {
        return try await next(request)
      }
      var changed = request
      changed.storage[Seen.self] = true
      switch action {
      case 0: return .redirect(to: to)
      case 1: break
      case 2: changed.route = to
      default: changed.route = nil
      }
      return try await next(changed)
    }
  }

  /// The path of which a link is a spelling.
  private static func path(of link: String) -> String {
    let start = link.firstRange(of: "://")?.upperBound ?? link.startIndex
    return link[start...].replacing("user@", with: "").split(separator: "/").joined(separator: "/")
  }

  /// A link that matches the same line.
  private mutating func spelling(of path: String) -> String {
    let path = random.chance(30) ? path.replacing("/", with: "//") : path
    return random.pick(["", "/", "gate://", "GATE://", "gate:///", "gate://user@"]) + path
  }
}
