import TestSupport
import Testing
import Turnpike

/// Three links of all kinds in every order: links that a route matches and others, through filters
/// that end in every order. What becomes of them is compared with a model that knows the end.
@MainActor @Suite struct LinkMixtureTests {
  /// What becomes of a link.
  private enum Kind: CaseIterable {
    /// A route matches it.
    case good
    /// A route matches it, and a filter abandons it.
    case abandoned
    case unmatched, invalid
    /// It belongs to no declared origin.
    case foreign
    /// It is a foreign link, which a rewrite makes a good one.
    case rewritten
    /// A rewrite throws, although a route matches the link.
    case throwing

    func link(_ number: Int) -> String {
      switch self {
      case .good: "app://product/\(number)"
      case .abandoned: "app://search?q=\(number)"
      case .unmatched: "app://nowhere/\(number)"
      case .invalid: "app://search?\(number)"
      case .foreign: "fb123://product/\(number)"
      case .rewritten: "click://\(number)"
      case .throwing: "app://product/90\(number)"
      }
    }
  }

  private struct Link {
    let kind: Kind
    let number: Int

    var text: String { kind.link(number) }
    var route: String { kind == .throwing ? "product/90\(number)" : "product/\(number)" }

    func isMatched(rewriting: Bool) -> Bool {
      switch kind {
      case .good, .abandoned: true
      case .rewritten: rewriting
      case .throwing: !rewriting
      case .unmatched, .invalid, .foreign: false
      }
    }

    func isUnmatched(rewriting: Bool) -> Bool {
      kind == .unmatched || kind == .invalid || (kind == .foreign && rewriting)
    }
  }

  private static let mixtures: [[Link]] = Kind.allCases.flatMap { first in
    Kind.allCases.flatMap { second in
      Kind.allCases.map { third in
        [first, second, third].enumerated().map { Link(kind: $1, number: $0 + 1) }
      }
    }
  }

  private static let gateOrders = [
    [1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1],
  ]

  /// What happens to the links: the routes in order, then those that no route matches.
  private struct Ends: Equatable {
    var matched: [String] = []
    var unmatched: [String] = []
    var failed: [String] = []

    init() {}

    init(_ lines: [String]) {
      matched = lines.filter { $0.hasPrefix("at ") }
      unmatched = lines.filter { $0.hasPrefix("otherwise ") }.sorted()
      failed = lines.filter { $0.hasPrefix("failed ") }.sorted()
    }
  }

  /// The model: each link alone, and which of those that routes match count.
  private static func ends(
    of links: [Link], _ policy: LinkInbox<ScreenRoute>.Policy, rewriting: Bool
  ) -> Ends {
    var ends = Ends()
    let good = links.filter { $0.isMatched(rewriting: rewriting) && $0.kind != .abandoned }
    ends.matched = (policy == .latest ? good.suffix(1) : good[...]).map { "at \($0.route)" }
    ends.unmatched = links.filter { $0.isUnmatched(rewriting: rewriting) }
      .map { "otherwise \($0.text)" }.sorted()
    ends.failed = links.filter { rewriting && $0.kind == .throwing }
      .map { "failed \($0.text): Mishap()" }.sorted()
    return ends
  }

  private let log = Log()

  private func inbox(
    _ gates: Gates?, policy: LinkInbox<ScreenRoute>.Policy, startsSuspended: Bool, rewriting: Bool,
    filter: @escaping Router<ScreenRoute>.Filter = { try await $1($0) }
  ) -> LinkInbox<ScreenRoute> {
    var router = Router<ScreenRoute>(log: log)
    if rewriting {
      router.rewrite { link in
        if link.contains("/90") { throw Mishap() }
        return link.hasPrefix("click://") ? "app://product/" + link.dropFirst(8) : nil
      }
    }
    router.append(filter)
    router.append { request, next in
      await gates?.pass(String("\(request)".last ?? " "))
      if case .search = request.route { return .abandon }
      return try await next(request)
    }
    return LinkInbox(router, policy: policy, startsSuspended: startsSuspended) {
      [log] error, request in
      log.add("failed \(request): \(error)")
    }
  }

  /// They wait together; the matched ones go first.
  @Test(arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential], [false, true])
  func closed(policy: LinkInbox<ScreenRoute>.Policy, rewriting: Bool) async {
    for links in Self.mixtures {
      log.lines = []
      let inbox = inbox(nil, policy: policy, startsSuspended: true, rewriting: rewriting)
      for link in links {
        let isMatched = inbox.receive(RouteRequest(link.text))
        #expect(isMatched == [.good, .abandoned, .throwing].contains(link.kind), "\(links)")
      }
      await settle(10)
      #expect(log.lines == [], "\(links)")
      inbox.resume()
      await settle()
      let ends = Self.ends(of: links, policy, rewriting: rewriting)
      let found = Ends(log.lines)
      if policy == .latest, rewriting {
        // Which link is the newest depends on when the rewrites end, but the last one is the same. A
        // link that a newer one has replaced is not rewritten, so its rewrite does not throw.
        #expect(found.matched.last == ends.matched.last, "\(links)")
        #expect(found.unmatched == ends.unmatched, "\(links)")
        #expect(Set(found.failed).isSubset(of: ends.failed), "\(links)")
      } else {
        #expect(found == ends, "\(links)")
        let resolved = log.lines.filter { !$0.hasPrefix("failed ") }
        #expect(resolved.prefix(ends.matched.count) == ends.matched[...], "\(links)")
      }
      #expect(inbox.pendingRequests.isEmpty)
    }
  }

  /// Each comes while the filters of those before it wait; then the filters end in every order.
  @Test(.slow, arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential], [false, true])
  func slowFilters(policy: LinkInbox<ScreenRoute>.Policy, rewriting: Bool) async {
    for links in Self.mixtures {
      for gateOrder in Self.gateOrders {
        log.lines = []
        let gates = Gates()
        let inbox = inbox(gates, policy: policy, startsSuspended: false, rewriting: rewriting)
        for link in links {
          inbox.receive(RouteRequest(link.text))
          await settle(15)
        }
        for number in gateOrder {
          gates.open("\(number)")
          await settle(15)
        }
        let ends = Self.ends(of: links, policy, rewriting: rewriting)
        // On a busy machine, the filters can end later.
        for _ in 0..<1_000 where Ends(log.lines) != ends { await settle(30) }
        await settle(30)
        #expect(Ends(log.lines) == ends, "\(links), \(gateOrder)")
      }
    }
  }

  /// A filter or the destination of a link receives them.
  @Test(arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential], [false, true])
  func fromInside(policy: LinkInbox<ScreenRoute>.Policy, fromFilter: Bool) async {
    for links in Self.mixtures {
      log.lines = []
      var receive: (() -> Void)?
      let inbox: LinkInbox<ScreenRoute>
      if fromFilter {
        inbox = self.inbox(nil, policy: policy, startsSuspended: false, rewriting: false) {
          request, next in
          receive?()
          return try await next(request)
        }
      } else {
        inbox = LinkInbox(
          Router<ScreenRoute> { [log] route, _ in
            log.add("at \(route)")
            receive?()
          } fallback: { [log] request in
            log.add("otherwise \(request)")
          }, policy: policy)
      }
      let links = fromFilter ? links : links.filter { $0.kind != .abandoned }
      receive = {
        receive = nil
        for link in links { inbox.receive(RouteRequest(link.text)) }
      }
      inbox.receive(RouteRequest(.home))
      await settle()
      var ends = Self.ends(of: links, policy, rewriting: false)
      if !fromFilter || policy == .sequential || ends.matched.isEmpty {
        ends.matched.insert("at /", at: 0)
      }
      #expect(Ends(log.lines) == ends, "\(links)")
    }
  }
}
