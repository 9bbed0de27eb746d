import TestSupport
import Testing
import Turnpike

/// Links of all kinds that come, wait in filters, and go on in random orders. Each of them ends
/// exactly once, and none silently, unless a newer matched one takes its place.
@MainActor @Suite struct LinkScheduleTests {
  /// What becomes of a link.
  private enum Kind: CaseIterable {
    /// A route matches it.
    case good
    /// A route matches it, and a filter abandons it or throws.
    case abandoned, throwing
    /// No route matches it.
    case unmatched
    /// No route matches it, and a filter abandons it.
    case unmatchedAbandoned
    /// It belongs to no declared origin, until a rewrite makes it a good one.
    case rewritten

    func link(_ number: Int) -> String {
      switch self {
      case .good, .abandoned, .throwing: "app://product/\(number)"
      case .unmatched, .unmatchedAbandoned: "app://nowhere/\(number)"
      case .rewritten: "click://\(number)"
      }
    }

    var isMatched: Bool { self != .unmatched && self != .unmatchedAbandoned }
    var isAbandoned: Bool { self == .abandoned || self == .unmatchedAbandoned }
  }

  private enum End: Equatable {
    case handler, fallback, abandoned, failed
    /// The inbox fails the link itself.
    case interrupted
  }

  /// The links, and what has become of them, by their numbers.
  private final class Record {
    var kinds: [Kind] = []
    var ends: [[End]] = []
    var runs: [Int] = []
    /// The gates that filters wait at.
    var waiting: [String] = []
  }

  @Test(arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential], [false, true])
  func everyLinkEndsOnce(policy: LinkInbox<ScreenRoute>.Policy, rewriting: Bool) async {
    for seed in 1...60 as ClosedRange<UInt64> {
      let record = await run(seed: seed, policy, rewriting: rewriting)
      for number in record.kinds.indices {
        let problem = problem(number, record, policy)
        if let problem {
          Issue.record("seed \(seed), link \(number): \(problem); \(record.kinds) \(record.ends)")
          return
        }
      }
    }
  }

  /// The oracle: what is wrong with the ends of a link; nil if nothing is.
  private func problem(
    _ number: Int, _ record: Record, _ policy: LinkInbox<ScreenRoute>.Policy
  ) -> String? {
    let (kind, ends) = (record.kinds[number], record.ends[number])
    if ends.count > 1 { return "it ends more than once" }
    guard let end = ends.first else {
      let newer = record.kinds.indices.filter { $0 > number && record.kinds[$0].isMatched }
      let isReplaced = newer.contains { [.handler, .failed].contains(record.ends[$0].first) }
      return policy == .latest && kind.isMatched && isReplaced ? nil : "it does not end"
    }
    if end == .interrupted { return record.runs[number] == 8 ? nil : "it fails" }
    let expected: End =
      switch kind {
      case .good, .rewritten: .handler
      case .abandoned, .unmatchedAbandoned: .abandoned
      case .throwing: .failed
      case .unmatched: .fallback
      }
    return end == expected ? nil : "its end is not \(expected)"
  }

  private func run(
    seed: UInt64, _ policy: LinkInbox<ScreenRoute>.Policy, rewriting: Bool
  ) async -> Record {
    var random = SeededGenerator(seed: seed)
    let (record, gates) = (Record(), Gates())
    let inbox = inbox(record, gates, policy, rewriting: rewriting)
    for _ in 0..<random.pick([5, 20, 60]) {
      switch random.below(10) {
      case 0...4:
        let kind = random.pick(Kind.allCases.filter { rewriting || $0 != .rewritten })
        record.kinds.append(kind)
        record.ends.append([])
        record.runs.append(0)
        inbox.receive(RouteRequest(kind.link(record.kinds.count - 1)))
      case 5...7:
        if !record.waiting.isEmpty {
          gates.open(record.waiting.remove(at: random.below(record.waiting.count)))
        }
      case 8: random.chance(50) ? inbox.suspend() : inbox.resume()
      default: break
      }
      if random.chance(70) { await settle(random.pick([1, 2, 20])) }
    }
    inbox.resume()
    // Other tests run on the main actor too, so no number of turns is certainly enough.
    var turns = 0
    while turns < 100_000,
      !record.waiting.isEmpty
        || record.kinds.indices.contains(where: { problem($0, record, policy) != nil })
    {
      if !record.waiting.isEmpty {
        gates.open(record.waiting.remove(at: random.below(record.waiting.count)))
      }
      turns += 1
      await Task.yield()
    }
    // A link must not end again.
    await settle(20)
    return record
  }

  private func inbox(
    _ record: Record, _ gates: Gates, _ policy: LinkInbox<ScreenRoute>.Policy, rewriting: Bool
  ) -> LinkInbox<ScreenRoute> {
    func number(_ request: RouteRequest<ScreenRoute>) -> Int {
      request.description.split { !$0.isNumber }.last.flatMap { Int($0) } ?? 0
    }
    var router = Router<ScreenRoute> { _, request in
      record.ends[number(request)].append(.handler)
    } fallback: { request in
      record.ends[number(request)].append(.fallback)
    }
    if rewriting {
      router.rewrite { link in
        await Task.yield()
        return link.hasPrefix("click://") ? "app://product/" + link.dropFirst(8) : nil
      }
    }
    router.append { request, next in
      let number = number(request)
      record.runs[number] += 1
      let gate = "\(number) \(record.runs[number])"
      record.waiting.append(gate)
      await gates.pass(gate)
      // Some filters check for cancellation, and others do not.
      if number.isMultiple(of: 2) { try Task.checkCancellation() }
      let kind = record.kinds[number]
      if kind == .throwing { throw Mishap() }
      guard kind.isAbandoned else { return try await next(request) }
      // If the filter is interrupted and begins again, it abandons the link twice.
      if record.ends[number] != [.abandoned] { record.ends[number].append(.abandoned) }
      return .abandon
    }
    return LinkInbox(router, policy: policy) { error, request in
      record.ends[number(request)].append(error is LinkInboxError ? .interrupted : .failed)
    }
  }
}
