/// A mistake in your filters or rewrites that a ``Router`` finds while it resolves a request.
public enum RouterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A filter called `next` twice.
  case nextCalledTwice
  /// A filter's `next` was called after the filter had returned.
  case nextCalledAfterReturn
  /// A redirect led to an earlier route. The paths are in order, and the last one occurs twice.
  case redirectLoop([String])
  /// A request was redirected more than 20 times. The paths are in order.
  case tooManyRedirects([String])
  /// The rewrites changed a link more than eight times. The links are in order.
  case tooManyRewrites([String])

  /// The error in one line.
  public var description: String {
    switch self {
    case .nextCalledTwice:
      "a filter called 'next' twice; a request can be passed on once"
    case .nextCalledAfterReturn:
      "'next' was called after its filter returned; "
        + "save the request and resolve it with the router instead"
    case .redirectLoop(let paths):
      "redirect loop: \(Self.list(paths))"
    case .tooManyRedirects(let paths):
      "\(paths.count - 1) redirects do not end: \(Self.list(paths))"
    case .tooManyRewrites(let links):
      "\(links.count - 1) rewrites do not end: \(Self.list(links))"
    }
  }

  private static func list(_ paths: [String]) -> String {
    paths.map { "'\($0)'" }.joined(separator: " -> ")
  }
}
