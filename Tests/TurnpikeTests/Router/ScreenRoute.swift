import Turnpike

/// A route type written by hand, as an app without a `.routes` file would write it.
enum ScreenRoute: TypedRoute {
  case home
  case product(id: Int)
  case search(text: String)
  case signIn

  var path: String {
    switch self {
    case .home: "/"
    case .product(let id): "product/\(id)"
    case .search(let text): "search?q=\(text)"
    case .signIn: "sign-in"
    }
  }

  var pattern: String {
    switch self {
    case .home: "/"
    case .product: "product/:id"
    case .search: "search?q:text"
    case .signIn: "sign-in"
    }
  }

  var description: String { path }

  static func match(_ link: String) -> RouteMatch<ScreenRoute> {
    let parts = link.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].hasPrefix("app://") ? parts[0].dropFirst("app://".count) : parts[0]
    let segments = path.split(separator: "/")
    switch segments.first {
    case nil:
      return matched(.home)
    case "http:", "https:":
      return .unmatched(.undeclaredOrigin)
    case let scheme? where scheme.hasSuffix(":"):
      return .unmatched(.undeclaredScheme)
    case "product" where segments.count == 2:
      guard let id = Int(segments[1]) else { return .unmatched(.noRoute) }
      return matched(.product(id: id), ["id": String(id)])
    case "search" where segments.count == 1:
      guard parts.count == 2, parts[1].hasPrefix("q=") else {
        return .invalid(
          InvalidLink(caseName: "search", pattern: "search?q:text", parameter: "q", text: nil))
      }
      let text = String(parts[1].dropFirst(2))
      return matched(.search(text: text), ["q": text])
    case "sign-in" where segments.count == 1:
      return matched(.signIn)
    default:
      return .unmatched(.noRoute)
    }
  }

  private static func matched(
    _ route: ScreenRoute, _ parameters: RouteParameters = [:]
  ) -> RouteMatch<ScreenRoute> {
    .matched(.init(route: route, pattern: route.pattern, parameters: parameters))
  }
}

/// A route type with a default route and no patterns, and a route that no link carries: the path of
/// `draft` reads back as a page.
enum PageRoute: TypedRoute {
  case page(Int)
  case draft
  case notFound

  var path: String {
    switch self {
    case .page(let number): String(number)
    case .draft: "0"
    case .notFound: "not-found"
    }
  }

  var description: String { path }

  static var defaultRoute: PageRoute? { .notFound }

  static func match(_ link: String) -> RouteMatch<PageRoute> {
    guard let number = Int(link) else { return .unmatched(.noRoute) }
    return .matched(.init(route: .page(number), pattern: ":number", parameters: ["number": link]))
  }
}

/// Collects what happened; on purpose not `Sendable`, as most of what an app captures.
final class Log {
  var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }
}

struct Mishap: Error, Equatable {}

/// The kind of an outcome, to compare it.
enum OutcomeKind {
  case resolved, redirected, abandoned, unmatched
}

extension Outcome {
  var kind: OutcomeKind {
    switch self {
    case .resolved: .resolved
    case .redirected: .redirected
    case .abandoned: .abandoned
    case .unmatched: .unmatched
    }
  }
}

extension Router<ScreenRoute> {
  /// A router that notes where each request ends.
  init(log: Log) {
    self.init { route, _ in
      log.add("at \(route)")
    } fallback: { request in
      log.add("otherwise \(request)")
    }
  }
}
