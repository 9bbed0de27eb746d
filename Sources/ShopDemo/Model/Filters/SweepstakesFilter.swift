import ShopRoutes
import Turnpike

/// Redirects a link with a winning ticket to the sweepstakes. Each user can play once.
@MainActor struct SweepstakesFilter: @MainActor RouteFilter {
  let session: Session

  @MainActor func process(
    _ request: RouteRequest<ShopRoute>, next: FilterChain<ShopRoute>
  ) async throws -> Resolution<ShopRoute> {
    guard let ticket = request.queryParameters?["ticket"], !session.hasPlayed else {
      return try await next(request)
    }
    session.hasPlayed = true
    guard let number = Int(ticket), number % 1000 == 0 else {
      note("filter", "sweepstakes: ticket \(ticket) does not win")
      return try await next(request)
    }
    note("filter", "sweepstakes: ticket \(ticket) wins")
    return .redirect(to: .sweepstakes(campaign: "win"))
  }
}
