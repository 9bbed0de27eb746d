import Foundation
import GitHubRoutes
import Turnpike

/// One way to look a link up. A type and not a closure, so that the loop over the links has nothing
/// in it but the look-up.
protocol LookUp: Sendable {
  /// A number that tells the answer from others.
  func number(of link: String) -> Int
}

extension LookUp {
  /// The sum of the links' numbers, several times.
  ///
  /// A span lends its elements, where an array's iterator would count references of each.
  @inline(__always)
  func sum(of links: [String], passes: Int) -> Int {
    var sum = 0
    let links = links.span
    for _ in 0..<passes {
      for index in links.indices { sum &+= number(of: links[index]) }
    }
    return sum
  }
}

/// A call that does nothing: what is left is the loop over the links.
struct NoLookUp: LookUp {
  @inline(never)
  func number(of link: String) -> Int { link.utf8.count }
}

/// `TenRoute(link)`. Comparing with nil would copy the value.
struct TypedTen: LookUp {
  func number(of link: String) -> Int {
    if case .some = TenRoute(link) { 1 } else { 0 }
  }
}

/// `GitHubRoute(link)`
struct TypedGitHub: LookUp {
  func number(of link: String) -> Int {
    if case .some = GitHubRoute(link) { 1 } else { 0 }
  }
}

/// `Route.match(link)`
struct Matched<Route: TypedRoute>: LookUp {
  func number(of link: String) -> Int {
    if case .matched = Route.match(link) { 1 } else { 0 }
  }
}

/// `URL(string: link)`
struct ParsedURL: LookUp {
  func number(of link: String) -> Int {
    if case .some = URL(string: link) { 1 } else { 0 }
  }
}

/// The place of the pattern that a baseline finds.
struct Compared<Routes: RouteBaseline>: LookUp {
  let routes: Routes

  func number(of link: String) -> Int { routes.answer(link)?.route ?? -1 }
}
