internal import TurnpikeTable

// Not requirements: a program that does not call `explain` contains none of its code.

extension TypedRoute {
  /// Explains in plain text which pattern a link matches, and why.
  ///
  /// For a match it lists the parameters and the patterns of lower rank that also match. Otherwise
  /// it lists where each similar pattern fails, and suggests the nearest one.
  ///
  /// ```swift
  /// print(ShopRoute.explain("shop://prodct/1988"))
  /// // unmatched: no route matches this path
  /// // did you mean 'product/1988'? ('product/:product_id')
  /// ```
  ///
  /// It compares every pattern with the link, so it is meant for logs and debugging. For a type that
  /// is written by hand, it is the result of ``match(_:)-(String)`` in one line.
  public static func explain(_ link: String) -> String {
    (self as? any GeneratedRoute.Type)?.generatedExplanation(of: link) ?? explanation(match(link))
  }
}

extension GeneratedRoute {
  fileprivate static func generatedExplanation(of link: String) -> String {
    var refusals = MountRefusals()
    let explanation = explanation(of: link, path: nil, &refusals)
    let pathStart = LinkBytes.read(link) { _routeTable.view.pathStart(of: $0) }
    let proposal = NearLink.proposal(explanation.near, pathStart: pathStart) {
      if case .matched(let match) = match($0) { match.pattern } else { nil }
    }
    return (explanation.lines + (proposal.map { [$0] } ?? [])).joined(separator: "\n")
  }

  fileprivate static func explanation(
    of link: String, path: PathSegments?, _ refusals: inout MountRefusals
  ) -> Explanation {
    var mounted = Explanation(lines: [], answers: false)
    return LinkBytes.read(link) { bytes in
      let own = LinkExplanation(bytes, path: path, _routeTable.view, _decodes) { match in
        guard let type = _mount(match.route)?.type else { return false }
        var rest = _LinkRemainder(
          link, match.rest(of: bytes, _routeTable.view), refusals, isOutside: false)
        defer { refusals = rest.refusals }
        return explain(match, type, &rest, in: &mounted)
      }
      return Explanation(
        lines: own.lines + mounted.lines, answers: own.answers, near: mounted.near + own.near)
    }
  }

  /// Appends the explanation of a mounted enum, and returns whether the enum answers the rest.
  private static func explain(
    _ match: LinkMatch, _ type: any TypedRoute.Type, _ rest: inout _LinkRemainder,
    in mounted: inout Explanation
  ) -> Bool {
    let head = "\(type), mounted at '\(_routeTable.view.pattern(match.entry))':"
    // A rest that an enum has refused already is not explained again.
    if rest.hasRefused(type) {
      mounted.lines.append(head + " already tried above")
      return false
    }
    let explanation = type.explanation(mounted: &rest)
    mounted.lines.append(head)
    mounted.lines += explanation.lines.map { "  " + $0 }
    mounted.near += explanation.near
    if !explanation.answers { rest.noteRefused(type) }
    return explanation.answers
  }
}

/// Why a link matches a route, or why it matches none, before the nearest link is proposed.
private struct Explanation {
  var lines: [String]
  /// Whether a route matches the link, possibly as invalid.
  let answers: Bool
  /// The links that may have been meant.
  var near: [NearLink] = []
}

extension TypedRoute {
  /// Explains the rest of a link after the prefix of a mount in another enum.
  fileprivate static func explanation(mounted link: inout _LinkRemainder) -> Explanation {
    if let generated = self as? any GeneratedRoute.Type {
      return generated.explanation(of: link.link, path: link.path, &link.refusals)
    }
    let match = _match(mounted: &link)
    let answers = if case .unmatched = match { false } else { true }
    return Explanation(
      lines: explanation(match).split(separator: "\n").map(String.init), answers: answers)
  }

  fileprivate static func explanation(_ match: RouteMatch<Self>) -> String {
    switch match {
    case .matched(let match): "matched by '\(match.pattern)'"
    case .invalid(let invalid): "invalid: \(invalid)"
    case .unmatched(let reason): "unmatched: \(reason)"
    }
  }
}
