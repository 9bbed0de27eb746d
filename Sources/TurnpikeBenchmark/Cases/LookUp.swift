import Foundation
import GitHubRoutes
import Turnpike

/// One way to look a link up. A type and not a closure, so that the loop over the links has nothing
/// in it but the look-up.
protocol LookUp: Sendable {
  /// A number that tells the answer from others.
  func number(of link: String) -> Int
}

/// A link in the hands of whoever holds it. Read out of an array, its references would be counted
/// round each look-up, which is no part of one.
final class HeldLink {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  @inline(__always)
  func number(by lookUp: some LookUp) -> Int { lookUp.number(of: text) }
}

/// Links that are looked up one after the other.
struct HeldLinks {
  private let links: [HeldLink]
  /// The same, whose references are not counted.
  private let unmanaged: [Unmanaged<HeldLink>]

  init(_ links: [String]) {
    self.links = links.map { HeldLink($0) }
    unmanaged = self.links.map { Unmanaged.passUnretained($0) }
  }

  /// The sum of the links' numbers, several times.
  @inline(__always)
  func sum(by lookUp: some LookUp, passes: Int) -> Int {
    var sum = 0
    for _ in 0..<passes {
      for link in unmanaged {
        sum &+= link._withUnsafeGuaranteedRef { $0.number(by: lookUp) }
      }
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
