import Foundation
import GitHubRoutes
import Turnpike

/// One way to look a link up. A type and not a closure, so that the loop over the links has nothing
/// in it but the look-up.
protocol LookUp: Sendable {
  /// A number that tells the answer from others.
  func number(of link: String) -> Int
}

/// Links or routes in the hands of whoever holds them. Read out of an array, their references would
/// be counted round each look-up, which is no part of one.
struct Held<Value> {
  private final class Holder {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let holders: [Holder]
  /// The same, whose references are not counted.
  private let unmanaged: [Unmanaged<Holder>]

  init(_ values: [Value]) {
    holders = values.map { Holder($0) }
    unmanaged = holders.map { Unmanaged.passUnretained($0) }
  }

  /// The sum of the values' numbers, several times.
  @inline(__always)
  func sum(passes: Int, of number: (borrowing Value) -> Int) -> Int {
    var sum = 0
    for _ in 0..<passes {
      for holder in unmanaged { sum &+= holder._withUnsafeGuaranteedRef { number($0.value) } }
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
