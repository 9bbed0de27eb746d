import ShopRoutes
import TurnpikeNavigation

/// Opens links in the shop one after the other, and prints what happens to each.
@MainActor struct Demonstration {
  private let shop = Shop()
  private var observation: NavigationObservation?

  /// - Parameter showsNavigation: Whether the steps from screen to screen are printed too.
  init(showsNavigation: Bool) {
    guard showsNavigation else { return }
    observation = shop.navigator.observe { [weak navigator = shop.navigator] plan in
      let steps = plan.description.replacing("\n", with: ", ")
      note("steps", plan.steps.isEmpty ? "none" : steps)
      note("screens", navigator?.state.screens ?? "")
    }
  }

  /// Opens a link. Returns whether it reached a route of its own.
  func open(_ link: String) async -> Bool {
    print(link.isEmpty ? "(empty link)" : link.harmless)
    defer { print() }
    let request = RouteRequest<ShopRoute>(link)
    describe(request)
    do {
      var outcome = try await shop.router.resolve(request)
      if shop.session.kept != nil {
        note("sign-in", "the user signs in, and the kept request goes on")
        if let kept = shop.signIn() { outcome = try await shop.router.resolve(kept) }
      }
      note("outcome", outcome.summary)
      return outcome.isGood
    } catch {
      note("outcome", "error: \(error)")
      return false
    }
  }

  /// Prints what is known of a request before any filter runs.
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

extension NavigationState {
  /// What the user sees and can go back to: `/ > list > list/3 ! extra`.
  fileprivate var screens: String {
    let stack = self[.container(container)].map(\.path).joined(separator: " > ")
    return ([stack] + modals.map { $0.map(\.path).joined(separator: " > ") })
      .joined(separator: " ! ")
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
