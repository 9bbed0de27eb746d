import ShopRoutes
import Turnpike

/// The app: a router with its filters, and the session that they share.
struct Shop {
  let session: Session
  private let router: Router<ShopRoute>

  /// - Parameter window: where screens are shown; nil to name them alone.
  init(window: Window? = nil) {
    let session = Session()
    var router = Router<ShopRoute> { route, request in
      note("destination", screen(for: route, request))
      guard let window else { return }
      let (steps, screens) = await window.show(route, request)
      note("steps", steps)
      note("screens", screens)
    }
    // Filters run in this order. A closure will do where a filter keeps nothing:
    router.append { request, next in
      note("filter", "logging: \(request.matchedRoute ?? "no route")")
      if let screen = request.route?.attribute(.analytics) {
        note("filter", "logging: counted as '\(screen)'")
      }
      let resolution = try await next(request)
      note("filter", "logging: \(resolution.summary)")
      return resolution
    }
    router.append(CouponFilter())
    router.append(for: .auth, SignInFilter(session: session))
    router.append(SweepstakesFilter(session: session))
    self.session = session
    self.router = router
  }

  /// Takes a link where it goes; whether a route of its own was reached.
  func open(_ link: String) async -> Bool {
    print(link.isEmpty ? "(empty link)" : link.harmless)
    defer { print() }
    let request = RouteRequest<ShopRoute>(link)
    describe(request)
    do {
      var outcome = try await router.resolve(request)
      if let kept = session.signIn() {
        note("sign-in", "the user signs in, and the kept request goes on")
        outcome = try await router.resolve(kept)
      }
      note("outcome", outcome.summary)
      return outcome.isGood
    } catch {
      note("outcome", "error: \(error)")
      return false
    }
  }

  /// What is known of a request before any filter runs.
  private func describe(_ request: RouteRequest<ShopRoute>) {
    if let pattern = request.matchedRoute { note("matched", pattern) }
    switch request.failure {
    case .invalid(let link): note("invalid", link.description)
    case .unmatched(let reason): note("unmatched", reason.description)
    case nil: break
    }
    for parameter in request.routeParameters?.elements ?? [] {
      note("parameter", "\(parameter.name) = \(parameter.values.joined(separator: ", "))")
    }
    for item in request.queryParameters?.elements ?? [] {
      note("query", "\(item.name) = \(item.values.joined(separator: ", "))")
    }
  }
}

extension Resolution {
  fileprivate var summary: String {
    switch self {
    case .resolved: "resolved"
    case .redirect(let route): "redirected to \(route)"
    case .abandon: "abandoned"
    case .unmatched: "unmatched"
    }
  }
}

extension Outcome {
  /// Whether the request reached a destination, and not only that of links without a route.
  fileprivate var isGood: Bool {
    switch self {
    case .resolved(let request), .redirected(let request): request.failure == nil
    case .abandoned, .unmatched: false
    }
  }

  fileprivate var summary: String {
    switch self {
    case .resolved(let request) where request.failure != nil: "not resolved"
    case .resolved: "resolved"
    case .redirected(let request): "redirected to \(request), and resolved"
    case .abandoned: "abandoned"
    case .unmatched: "not resolved"
    }
  }
}
