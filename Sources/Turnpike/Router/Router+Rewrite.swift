internal import TurnpikeTable

extension Router {
  /// Appends a rewrite: a closure that changes links from outside before they are matched.
  ///
  /// Use it for links that contain or abbreviate a link of the app, such as click-tracking links,
  /// short links, and links of an older website:
  ///
  /// ```swift
  /// // enum ClickRoute, origin https://click.example.com, click/?to:target<URL>
  /// router.rewrite { link in
  ///   guard case .click(let click) = ClickRoute(link) else { return nil }
  ///   return click.target.absoluteString
  /// }
  /// ```
  ///
  /// A rewrite returns another link, or nil to leave the link as it is. Rewrites run in the order in
  /// which they were appended, and again with the result, until none of them changes the link; the
  /// filters run after that. A request is rewritten once, also if it is kept and resolved again.
  ///
  /// A rewritten request keeps its ``RouteRequest/source`` and its storage. It still comes from
  /// outside, even if the new link has no scheme, and ``RouteRequest/originalLink`` is the link as it
  /// came. Requests of the app itself are not rewritten: those for routes, and for links with the
  /// source ``RequestSource/internal``. Neither is a request whose route has been set.
  ///
  /// `canResolve(_:)` does not run rewrites.
  ///
  /// - Parameter rewrite: Runs in the isolation of the caller of `resolve`, which throws the errors
  ///   that it throws. `resolve` throws ``RouterError/tooManyRewrites(_:)`` if all rewrites together
  ///   have run eight times and still change the link.
  public mutating func rewrite(_ rewrite: @escaping Rewrite) {
    rewrites.append(rewrite)
  }

  /// Whether the rewrites have yet to run for a request.
  func needsRewriting(_ request: RouteRequest<Route>) -> Bool {
    !rewrites.isEmpty && request.rewritableLink != nil
  }

  /// The request with the link that the rewrites return.
  ///
  /// - Throws: Any error that a rewrite throws, and ``RouterError/tooManyRewrites(_:)``.
  nonisolated(nonsending) func rewritten(
    _ request: RouteRequest<Route>
  ) async throws -> RouteRequest<Route> {
    guard !rewrites.isEmpty, let link = request.rewritableLink else { return request }
    var links = [link]
    while let next = try await rewritten(links[links.endIndex - 1]) {
      links.append(next)
      if links.count > Self.maximumOfRewrites + 1 {
        throw RouterError.tooManyRewrites(links.map(\.harmless))
      }
    }
    return request.rewritten(links.count > 1 ? links.last : nil)
  }

  /// Returns the link after each rewrite has run once, or nil if the link is unchanged.
  private nonisolated(nonsending) func rewritten(_ link: String) async throws -> String? {
    var changed = link
    for rewrite in rewrites { changed = try await rewrite(changed) ?? changed }
    // Compared by bytes, as links are.
    return changed.utf8.elementsEqual(link.utf8) ? nil : changed
  }

  /// How often the rewrites may change a link.
  private static var maximumOfRewrites: Int { 8 }
}

extension RouteRequest {
  /// The link, if rewrites may change it.
  fileprivate var rewritableLink: String? {
    guard case .pending = contents.rewriting, contents.original == nil, source != .internal else {
      return nil
    }
    return link
  }

  /// The request after the rewrites.
  ///
  /// A new link is matched as a link from outside, even if it has no scheme, because its text can
  /// be untrusted.
  ///
  /// - Parameter newLink: The new link, or nil if the link has not changed.
  fileprivate func rewritten(_ newLink: String?) -> RouteRequest {
    guard let link, let newLink else {
      return RouteRequest(contents.changed(rewriting: .unchanged))
    }
    let request = RouteRequest(newLink, source: source, storage: storage)
    return RouteRequest(request.contents.changed(rewriting: .changed(from: link)))
  }
}
