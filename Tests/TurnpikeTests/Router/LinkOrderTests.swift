import TestSupport
import Testing
import Turnpike

/// Three links through two filters that end in every order, and with every mixture of errors.
@MainActor @Suite(.slow) struct LinkOrderTests {
  private enum Event: Hashable {
    case receive(Int)
    /// A filter of a link ends.
    case end(link: Int, filter: Int)
  }

  /// The links whose second filter throws.
  nonisolated static let errors: [Set<Int>] = [
    [], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3],
  ]

  @Test func everyOrderHasItsPlace() {
    #expect(Self.orders.count == 280)
    #expect(Set(Self.orders).count == 280)
  }

  /// A link that is not the newest never reaches its destination, and its errors are not heard of.
  @Test(arguments: errors) func latest(errors: Set<Int>) async {
    for order in Self.orders {
      await run(order, .latest, errors) { done in
        done.isEmpty
          ? []
          : Self.numbers.filter { link in
            // Nothing newer came before its filters had ended.
            let end = Self.end(of: link, in: done)
            let next = done.firstIndex(of: .receive(link + 1)) ?? done.endIndex
            return end.map { $0 < next } ?? false
          }
      }
    }
  }

  /// Each link waits for those before it.
  @Test(arguments: errors) func inOrder(errors: Set<Int>) async {
    for order in Self.orders {
      await run(order, .sequential, errors) { done in
        Array(Self.numbers.prefix { Self.end(of: $0, in: done) != nil })
      }
    }
  }

  private static let numbers = [1, 2, 3]

  /// The index of the event after which a link has come and both of its filters have ended.
  private static func end(of link: Int, in events: [Event]) -> Int? {
    let needed: [Event] = [
      .receive(link), .end(link: link, filter: 1), .end(link: link, filter: 2),
    ]
    let indices = needed.compactMap { events.firstIndex(of: $0) }
    return indices.count == needed.count ? indices.max() : nil
  }

  /// Each order in which links come, one after another, and their filters end.
  private static let orders: [[Event]] = {
    let chains = numbers.map { link in
      [Event.receive(link), .end(link: link, filter: 1), .end(link: link, filter: 2)]
    }
    return merges(chains).filter { events in
      let received = events.filter { if case .receive = $0 { true } else { false } }
      return received == numbers.map { .receive($0) }
    }
  }()

  private static func merges(_ chains: [[Event]]) -> [[Event]] {
    if chains.allSatisfy(\.isEmpty) { return [[]] }
    return chains.indices.filter { !chains[$0].isEmpty }.flatMap { index in
      var rest = chains
      let first = rest[index].removeFirst()
      return merges(rest).map { [first] + $0 }
    }
  }

  /// Runs the events one after another.
  ///
  /// - Parameter ended: The links that have ended after some events, in order.
  private func run(
    _ events: [Event], _ policy: LinkInbox<ScreenRoute>.Policy, _ errors: Set<Int>,
    ended: ([Event]) -> [Int]
  ) async {
    let (gates, log) = (Gates(), Log())
    var router = Router<ScreenRoute> { route, _ in log.add("\(route)") }
    for filter in 1...2 {
      router.append { request, next in
        await gates.pass("\(request) \(filter)")
        if filter == 2, errors.contains(where: { request.route == .product(id: $0) }) {
          throw Mishap()
        }
        return try await next(request)
      }
    }
    let inbox = LinkInbox(router, policy: policy) { _, request in log.add("failed \(request)") }
    for (index, event) in events.enumerated() {
      switch event {
      case .receive(let link): inbox.receive(RouteRequest("product/\(link)"))
      case .end(let link, let filter): gates.open("product/\(link) \(filter)")
      }
      let expected = ended(Array(events[...index])).map {
        (errors.contains($0) ? "failed " : "") + "product/\($0)"
      }
      // What is too much at one event is still there at the next one.
      await settle()
      for _ in 0..<10_000 where log.lines != expected { await Task.yield() }
      if log.lines != expected {
        Issue.record("\(events[...index]): \(log.lines), not \(expected)")
        return
      }
    }
  }
}
