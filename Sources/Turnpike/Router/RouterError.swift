/// A mistake in how filters are written, which a ``Router`` finds while it resolves a request.
public enum RouterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A filter called its chain a second time.
  case continuedTwice
  /// A chain was called after the filter that it was given to had answered.
  case continuedLate
  /// Redirects came back to a route: the paths in their order, the last one also stands before.
  case redirectLoop([String])
  /// More redirects than any chain that means to end: their paths, in their order.
  case tooManyRedirects([String])

  /// One line for people.
  public var description: String {
    switch self {
    case .continuedTwice:
      "a filter called 'next' twice; a request can be passed on once"
    case .continuedLate:
      "'next' was called after its filter had answered; "
        + "keep the request and resolve it with the router instead"
    case .redirectLoop(let paths):
      "redirects go round: \(Self.list(paths))"
    case .tooManyRedirects(let paths):
      "\(paths.count - 1) redirects do not end: \(Self.list(paths))"
    }
  }

  private static func list(_ paths: [String]) -> String {
    paths.map { "'\($0)'" }.joined(separator: " -> ")
  }
}
