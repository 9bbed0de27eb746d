internal import TurnpikeTable

extension Router {
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
    var trail = RewriteTrail(start: link)
    while let next = try await rewritten(trail.last) { try trail.follow(to: next) }
    return request.rewritten(trail.isChanged ? trail.last : nil)
  }

  /// Returns the link after each rewrite has run once, or nil if the link is unchanged.
  private nonisolated(nonsending) func rewritten(_ link: String) async throws -> String? {
    var changed = link
    for rewrite in rewrites { changed = try await rewrite(changed)?.trimmedLink ?? changed }
    // Compared by bytes, as links are.
    return changed.utf8.elementsEqual(link.utf8) ? nil : changed
  }
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
