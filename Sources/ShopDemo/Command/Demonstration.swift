import ShopRoutes
import TurnpikeNavigation

/// Opens links in the shop one after the other, and prints each step.
@MainActor struct Demonstration {
  private let shop = Shop()
  private var observation: NavigationObservation?

  /// - Parameter showsNavigation: Whether to also print the steps from screen to screen.
  init(showsNavigation: Bool) {
    guard showsNavigation else { return }
    observation = shop.navigator.observe { [weak navigator = shop.navigator] plan in
      let steps = plan.description.replacing("\n", with: ", ")
      note("steps", plan.steps.isEmpty ? "none" : steps)
      note("screens", navigator?.state.screens ?? "")
    }
  }

  /// Opens a link. Returns whether it reached a route other than the default route.
  func open(_ link: String) async -> Bool {
    print(link.isEmpty ? "(empty link)" : link.harmless)
    defer { print() }
    let request = RouteRequest<ShopRoute>(link)
    describe(request)
    do {
      var outcome = try await shop.router.resolve(request)
      if shop.navigator.state.front == .signIn, shop.navigator.interruptedRequest != nil {
        note("sign-in", "the user signs in, so the navigator resumes the request")
        shop.session.isSignedIn = true
        outcome = try await shop.navigator.resume(in: shop.router) ?? outcome
      }
      note("outcome", outcome.summary)
      return outcome.isGood
    } catch {
      note("outcome", "error: \(error)")
      return false
    }
  }

  /// Prints the match of a request, before any filter runs.
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
    for item in request.queryParameters?.elements ?? []
    where request.routeParameters?[item.name] == nil {
      note("query", "\(item.name) = \(item.values.joined(separator: ", "))")
    }
  }
}

extension NavigationState {
  /// The screens of the selected container, and the modals: `/ > list > list/3 ! extra`.
  fileprivate var screens: String {
    ([self[.container(container)]] + modals).map { stack in
      stack.map { $0.path.isEmpty ? "_" : $0.path }.joined(separator: " > ")
    }.joined(separator: " ! ")
  }
}

extension Outcome {
  /// Whether the request reached a route, and not only the default route.
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
    case .redirected(let request): "redirected to \(request)"
    case .abandoned: "abandoned"
    case .unmatched: "not resolved"
    }
  }
}
