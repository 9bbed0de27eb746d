/// Takes links at once and resolves them one after another, as soon as the app is ready.
///
/// It is what the entry points of an app hand their links to:
///
/// ```swift
/// let inbox = LinkInbox(router, isOpen: false) { error, request in
///   log("\(request) failed: \(error)")
/// }
/// // at every entry point, such as `application(_:open:options:)`:
/// inbox.receive(url)
/// // when the first screen is loaded:
/// inbox.open()
/// ```
///
/// With a `Task` for each link, the errors of filters would be lost, a slow filter could show an
/// older link over a newer one, and a link that comes before the app is ready would lead nowhere.
///
/// Filters, rewrites and the destination run on the main actor, as all that the inbox calls. A
/// closure in the initial value of a `lazy` property has to say `@MainActor`: Swift 6.3 runs it
/// elsewhere otherwise.
@MainActor
public final class LinkInbox<Route: TypedRoute> {
  /// Which of several links are resolved.
  public enum Order: Hashable, Sendable {
    /// The newest. It cancels the one that is being resolved, and replaces the one that waits.
    ///
    /// A cancelled request does not reach its destination. A destination that is already running
    /// goes on, unless it checks for cancellation itself.
    case latest
    /// All of them, in the order in which they came.
    case inOrder
  }

  /// The requests that wait, the oldest first: all that came while the inbox was closed, and those
  /// after the one that is being resolved.
  ///
  /// With ``Order/latest`` at most one request waits, with ``Order/inOrder`` at most 64.
  public private(set) var waiting: [RouteRequest<Route>] = []

  private let router: Router<Route>
  private let order: Order
  private let failed: (any Error, RouteRequest<Route>) -> Void
  private var isOpen: Bool
  /// The resolution of the last request that was taken, until it ends.
  private var resolution: Task<Void, Never>?

  /// Creates an inbox.
  ///
  /// - Parameters:
  ///   - router: Resolves the requests. Filters that are appended later have no effect.
  ///   - order: Whether a new link replaces those before it.
  ///   - isOpen: Whether links are resolved at once; if not, they wait for ``open()``.
  ///   - failed: Is called with each error that a filter, a rewrite or the destination throws, and
  ///     with ``LinkInboxError``. A request that a newer one has replaced does not fail. By default
  ///     a debug build prints the error.
  public init(
    _ router: Router<Route>, order: Order = .latest, isOpen: Bool = true,
    failed: ((_ error: any Error, _ request: RouteRequest<Route>) -> Void)? = nil
  ) {
    var router = router
    // The last filter, so that a cancelled request never reaches its destination, even if no other
    // filter checks for cancellation.
    router.append { request, next in
      try Task.checkCancellation()
      return try await next(request)
    }
    self.router = router
    self.order = order
    self.isOpen = isOpen
    self.failed =
      failed ?? { error, request in
        DebugMessage.print("'\(request)' is not resolved: \(error)")
      }
  }

  /// Takes a request; it is resolved later, also if no route answers its link.
  ///
  /// - Returns: Whether a route other than the default route answers it. Links that only a rewrite
  ///   makes links of the app are not answered.
  @discardableResult
  public func receive(_ request: RouteRequest<Route>) -> Bool {
    if order == .latest { waiting = [] }
    waiting.append(request)
    resolveNext()
    if waiting.count > Self.maximumOfWaiting {
      failed(LinkInboxError.tooManyWaiting, waiting.removeFirst())
    }
    return request.route != nil && request.failure == nil
  }

  /// Resolves the requests that wait, and from now on each new one at once.
  public func open() {
    isOpen = true
    resolveNext()
  }

  /// Lets new requests wait. The one that is being resolved goes on.
  public func close() {
    isOpen = false
  }

  private func resolveNext() {
    guard isOpen, !waiting.isEmpty else { return }
    switch order {
    case .latest: resolution?.cancel()
    case .inOrder: if resolution != nil { return }
    }
    let request = waiting.removeFirst()
    resolution = Task { await resolve(request) }
  }

  private func resolve(_ request: RouteRequest<Route>) async {
    if Task.isCancelled { return }
    do {
      try await router.resolve(request)
    } catch {
      if !Task.isCancelled { failed(error, request) }
    }
    // A cancelled task is not the current one any more.
    if Task.isCancelled { return }
    resolution = nil
    resolveNext()
  }

  private static var maximumOfWaiting: Int { 64 }
}

/// Why a ``LinkInbox`` does not resolve a request.
public enum LinkInboxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More than 64 newer requests wait.
  case tooManyWaiting

  /// One line for people.
  public var description: String { "more than 64 newer links wait" }
}
