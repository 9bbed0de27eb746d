/// Accepts links immediately and resolves them when your app is ready.
///
/// A link can arrive before your app has loaded its first screen, or while a filter still works on
/// an older link. If you create a `Task` for each link, you lose the errors of your filters, and a
/// slow filter can show an older link over a newer one. Pass the links of all entry points to an
/// inbox instead:
///
/// ```swift
/// let inbox = LinkInbox(router, startsSuspended: true) { error, request in
///   log("\(request) failed: \(error)")
/// }
/// // In every entry point, such as `application(_:open:options:)`:
/// inbox.receive(url)
/// // When the first screen is loaded:
/// inbox.resume()
/// ```
///
/// Callbacks of other SDKs arrive through the same entry points. So a link that doesn't match a
/// route never replaces, cancels, or delays a link that does: the inbox resolves it last, and
/// begins its filters again if a matched link interrupts them. A link from an origin that you don't
/// declare is ignored, unless the router has rewrites. With rewrites, the inbox rewrites each link
/// first, and until then counts it as matched if a route matches it as it is.
///
/// Every link that `receive` accepts ends once: in the handler, in the fallback, in a filter that
/// abandons it, or in `onFailure`. With ``Policy/latest``, a matched link can also end silently,
/// when a newer one reaches its handler or fails.
///
/// Filters, rewrites, and the handler run on the main actor. See <doc:HandlingLinks>.
///
/// > Important: If you create the router in the initial value of a `lazy` property, write
/// > `@MainActor` in its closures. Otherwise, Swift 6.3 runs them outside the main actor.
@MainActor
public final class LinkInbox<Route: TypedRoute> {
  /// A link that waits for its turn.
  private struct Link {
    /// The number of links that came before.
    let number: Int
    var request: RouteRequest<Route>
    var rewriting: Rewriting
    /// How often its filters have begun.
    var runs = 0

    var isMatched: Bool { request.isMatched }
  }

  private enum Rewriting { case needed, running, done }

  /// A link that is being resolved.
  private final class Resolution {
    var link: Link
    var task: Task<Void, Never>?
    var isCancelled = false
    var hasReachedHandler = false

    init(_ link: Link) { self.link = link }
  }

  private let router: Router<Route>
  private let policy: Policy
  private let onFailure: (any Error, RouteRequest<Route>) -> Void
  private var isSuspended: Bool
  /// The links that wait, the oldest first. With `latest` they include the matched ones that a newer
  /// one has replaced, until the newer one has reached its handler.
  private var links: [Link] = []
  private var current: Resolution?
  /// The number of the newest matched link that has ended or reached its handler.
  private var newestEnded = -1
  private var count = 0
  /// The number of tasks that have not ended, including cancelled ones.
  private var tasks = 0
  /// Whether `onFailure` is running for a link that was dropped or interrupted.
  private var isFailing = false

  /// Creates an inbox.
  ///
  /// - Parameters:
  ///   - router: Resolves the links. Filters that you append to it later have no effect on the
  ///     inbox.
  ///   - policy: Whether a new link replaces the links before it.
  ///   - startsSuspended: Whether links wait until you call ``resume()``.
  ///   - onFailure: Called with each error that a filter, a rewrite, or the handler throws, and
  ///     with a ``LinkInboxError``. A request that a newer one replaces doesn't fail. By default, a
  ///     debug build prints the error.
  public init(
    _ router: Router<Route>, policy: Policy = .latest, startsSuspended: Bool = false,
    onFailure: ((_ error: any Error, _ request: RouteRequest<Route>) -> Void)? = nil
  ) {
    self.router = router
    self.policy = policy
    isSuspended = startsSuspended
    self.onFailure =
      onFailure ?? { error, request in
        DebugMessage.print("'\(request)' is not resolved: \(error)")
      }
  }

  /// The requests that wait for their turn, the oldest first. There are at most 64.
  ///
  /// With ``Policy/latest``, at most one of them matches a route.
  public var pendingRequests: [RouteRequest<Route>] {
    links.filter { !isReplaced($0) }.map(\.request)
  }

  /// Accepts a request and resolves it later.
  ///
  /// A request that doesn't match a route waits until no matched request is pending or being
  /// resolved. If it comes from an origin that you don't declare, and the router has no rewrites,
  /// it's ignored. When more than 64 requests are pending, one of them fails with
  /// ``LinkInboxError/tooManyPending``: the oldest that doesn't match a route or, if all of them
  /// match, the oldest. At that point, `onFailure` can't add it again.
  ///
  /// - Returns: Whether a route other than the default route matches the request, before any
  ///   rewrite.
  @discardableResult
  public func receive(_ request: RouteRequest<Route>) -> Bool {
    let needsRewriting = router.needsRewriting(request)
    if isFailing || (request.isForeign && !needsRewriting) { return false }
    insert(
      Link(number: count, request: request, rewriting: needsRewriting ? .needed : .done))
    count += 1
    advance()
    return request.isMatched
  }

  /// Resolves the pending requests, and from now on each new request immediately.
  public func resume() {
    isSuspended = false
    advance()
  }

  /// Holds new requests until you call ``resume()``. The request that's being resolved continues.
  public func suspend() {
    isSuspended = true
  }

  // MARK: - Links that wait

  /// Whether a newer matched link has taken the place of a link.
  private func isReplaced(_ link: Link) -> Bool {
    guard policy == .latest, link.isMatched else { return false }
    return [links.last(where: \.isMatched), current?.link].contains {
      $0.map { $0.isMatched && $0.number > link.number } ?? false
    }
  }

  /// Adds a link in its place, and drops another one if that makes too many.
  private func insert(_ link: Link) {
    links.insert(link, at: links.firstIndex { $0.number > link.number } ?? links.endIndex)
    guard links.count > Self.maximum else { return }
    if let index = links.firstIndex(where: isReplaced) {
      links.remove(at: index)
    } else {
      fail(links.remove(at: links.firstIndex { !$0.isMatched } ?? 0), LinkInboxError.dropped)
    }
  }

  /// Ends a link with an error. The closure cannot put it back, or it would not end.
  private func fail(_ link: Link, _ error: any Error) {
    isFailing = true
    onFailure(error, link.request)
    isFailing = false
  }

  /// Whether one more task may begin. Unmatched links leave half of the tasks to matched ones.
  private func mayBegin(_ link: Link) -> Bool {
    tasks < (link.isMatched ? Self.maximum : Self.maximum / 2)
  }

  // MARK: - Turns

  /// Begins everything that can begin now.
  private func advance() {
    guard !isSuspended, !isFailing else { return }
    for index in links.indices
    where links[index].rewriting == .needed && !isReplaced(links[index]) && mayBegin(links[index]) {
      links[index].rewriting = .running
      rewrite(links[index])
    }
    guard let next = nextLink else { return }
    if let current { makeWay(current) }
    guard mayBegin(next), !isSuspended else { return }
    links.removeAll { $0.number == next.number }
    resolve(next)
  }

  /// The next link, if it can start next to the current link or replace it.
  private var nextLink: Link? {
    let matched =
      switch policy {
      case .latest: links.last { $0.isMatched && $0.rewriting == .done }
      case .sequential: links.first(where: \.isMatched)
      }
    if let matched {
      guard matched.rewriting == .done else { return nil }
      guard let current, current.link.isMatched else { return matched }
      return policy == .latest && current.link.number < matched.number ? matched : nil
    }
    // A link whose rewrites run may become a matched one, which goes first.
    if current != nil || links.contains(where: { $0.isMatched || $0.rewriting != .done }) {
      return nil
    }
    return links.first
  }

  /// Ends the turn of the current link, because a matched one does not wait for it.
  ///
  /// With `sequential`, the current link is an unmatched link, which continues.
  private func makeWay(_ resolution: Resolution) {
    current = nil
    guard policy == .latest else { return }
    resolution.isCancelled = true
    resolution.task?.cancel()
    if resolution.hasReachedHandler { return }
    let link = resolution.link
    // The filters may receive another link whenever they run, so they do not run again forever.
    if link.runs < Self.maximumRuns {
      insert(link)
    } else {
      fail(link, LinkInboxError.interrupted)
    }
  }

  /// Forgets the links that a matched one has replaced for good.
  private func end(_ link: Link) {
    guard policy == .latest, link.isMatched else { return }
    newestEnded = max(newestEnded, link.number)
    links.removeAll { $0.isMatched && $0.number < newestEnded }
  }

  // MARK: - Tasks

  private func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    tasks += 1
    return Task {
      await work()
      tasks -= 1
      advance()
    }
  }

  private func rewrite(_ link: Link) {
    _ = begin { [self] in
      let result: Result<RouteRequest<Route>, any Error>
      do { result = .success(try await router.rewritten(link.request)) } catch {
        result = .failure(error)
      }
      // The link is gone if it was dropped or replaced.
      guard let index = links.firstIndex(where: { $0.number == link.number }) else { return }
      switch result {
      case .success(let request):
        links[index].request = request
        links[index].rewriting = .done
        if policy == .latest, request.isMatched, link.number < newestEnded {
          links.remove(at: index)
        }
      case .failure(let error):
        links.remove(at: index)
        onFailure(error, link.request)
      }
    }
  }

  private func resolve(_ link: Link) {
    let resolution = Resolution(link)
    current = resolution
    resolution.task = begin { [self] in
      if resolution.isCancelled { return }
      resolution.link.runs += 1
      do {
        let outcome = try await router(for: resolution).resolve(link.request)
        // A filter has responded, so the link must not come back.
        if resolution.isCancelled { links.removeAll { $0.number == link.number } }
        if case .abandoned = outcome {} else if !resolution.isCancelled { end(link) }
        if current === resolution { current = nil }
      } catch {
        if current === resolution { current = nil }
        if resolution.isCancelled { return }
        end(link)
        onFailure(error, link.request)
      }
    }
  }

  /// The router, with a last filter, so that a cancelled request never reaches its handler, even
  /// if the other filters do not check for cancellation. They can also give it up to the fallback.
  private func router(for resolution: Resolution) -> Router<Route> {
    var router = router
    let fallback = router.fallback
    router.fallback = { [self] request in
      try reachHandler(resolution)
      try await fallback(request)
    }
    router.append { [self] request, next in
      try reachHandler(resolution)
      return try await next(request)
    }
    return router
  }

  private func reachHandler(_ resolution: Resolution) throws {
    if resolution.isCancelled || Task.isCancelled { throw CancellationError() }
    resolution.hasReachedHandler = true
    end(resolution.link)
  }

  /// How many links wait at most, and how many tasks there are at most.
  private static var maximum: Int { 64 }

  /// How often the filters of a link begin at most.
  private static var maximumRuns: Int { 8 }
}
