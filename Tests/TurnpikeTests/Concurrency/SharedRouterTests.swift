import FixtureRoutes
import Testing
import Turnpike

/// Many resolutions at once, of filters that wait, throw, are cancelled, go on twice and redirect:
/// each request has one end, and nothing of it is another's.
@Suite struct SharedRouterTests {
  /// What became of the request with a number.
  enum End: Hashable, Sendable {
    case shown(Int), redirected(Int), abandoned(Int), unmatched(Int)
    case threw(Int), cancelled(Int), nextCalledTwice(Int), wentRound(Int)
  }

  /// Counts, on an actor of its own that all filters wait for.
  private actor Counts {
    private(set) var passed: [Int: Int] = [:]
    private(set) var shown: [Int: Int] = [:]
    private(set) var unanswered: [Int: Int] = [:]

    func pass(_ number: Int) { passed[number, default: 0] += 1 }
    func show(_ number: Int) { shown[number, default: 0] += 1 }
    func miss(_ number: Int) { unanswered[number, default: 0] += 1 }
  }

  private enum Number: RouteRequestKey {
    typealias Value = Int
  }

  private struct Mistake: Error {
    let number: Int
  }

  /// The kinds of what filters do, by the request's number.
  private static let kinds = 8
  private static let requests = 400

  /// Built in each task: a router belongs to where it is.
  private static func router(_ counts: Counts) -> Router<FixtureRoute> {
    var router = Router<FixtureRoute> { route, request in
      await counts.show(request.storage[Number.self] ?? -1)
    }
    router.append { request, next in
      let number = request.storage[Number.self] ?? -1
      await counts.pass(number)
      await Task.yield()
      let resolution = try await next(request)
      await Task.yield()
      return resolution
    }
    router.append { request, next in
      let number = request.storage[Number.self] ?? -1
      switch (number % kinds, request.route) {
      case (1, .numbers): return .redirect(to: .text(value: "\(number)"))
      case (2, _): return .abandon
      case (3, _): throw Mistake(number: number)
      case (4, _):
        withUnsafeCurrentTask { $0?.cancel() }
        try await Task.sleep(for: .seconds(60))
      case (5, _):
        _ = try await next(request)
        return try await next(request)
      case (6, .numbers): return .redirect(to: .text(value: "round"))
      case (6, .text): return .redirect(to: .numbers(value: [number]))
      case (7, _):
        var request = request
        request.route = nil
        await counts.miss(number)
        return try await next(request)
      default: break
      }
      return try await next(request)
    }
    return router
  }

  private static func end(of number: Int, _ counts: Counts) async -> End {
    var storage = RequestStorage()
    storage[Number.self] = number
    do {
      switch try await router(counts).resolve("numbers/\(number)", storage: storage) {
      case .resolved: return .shown(number)
      case .redirected(let request):
        return request.route == .text(value: "\(number)") ? .redirected(number) : .threw(-1)
      case .abandoned: return .abandoned(number)
      case .unmatched: return .unmatched(number)
      }
    } catch let mistake as Mistake {
      return .threw(mistake.number)
    } catch is CancellationError {
      return .cancelled(number)
    } catch RouterError.nextCalledTwice {
      return .nextCalledTwice(number)
    } catch RouterError.redirectLoop {
      return .wentRound(number)
    } catch {
      return .threw(-1)
    }
  }

  private static func expectedEnd(of number: Int) -> End {
    switch number % kinds {
    case 0: .shown(number)
    case 1: .redirected(number)
    case 2: .abandoned(number)
    case 3: .threw(number)
    case 4: .cancelled(number)
    case 5: .nextCalledTwice(number)
    case 6: .wentRound(number)
    default: .unmatched(number)
    }
  }

  @Test func nothingIsLostAndNothingHappensTwice() async {
    let counts = Counts()
    let ends = await withTaskGroup(of: End.self) { group in
      for number in 0..<Self.requests {
        group.addTask { await Self.end(of: number, counts) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ends.count == Self.requests)
    #expect(Set(ends) == Set((0..<Self.requests).map(Self.expectedEnd)))

    let shown = await counts.shown
    let passed = await counts.passed
    let unanswered = await counts.unanswered
    for number in 0..<Self.requests {
      let kind = number % Self.kinds
      // A chain that goes on twice has shown its route once, before the error.
      #expect(shown[number] == ([0, 1, 5].contains(kind) ? 1 : nil), "request \(number)")
      // A redirect runs the filters again; a circle ends where it would close.
      #expect(passed[number] == ([1, 6].contains(kind) ? 2 : 1), "request \(number)")
      #expect(unanswered[number] == (kind == 7 ? 1 : nil), "request \(number)")
    }
  }

  /// A copy of one router a task: what they share is only read.
  @Test @MainActor func copiesOfOneRouter() async throws {
    var router = Router<FixtureRoute> { _, _ in }
    var total = 0
    for _ in 0..<20 {
      router.append { request, next in
        total += 1
        await Task.yield()
        return try await next(request)
      }
    }
    let shared = router
    let tasks = (0..<40).map { number in
      Task { @MainActor in
        var own = shared
        own.append { request, next in
          total += 1
          return try await next(request)
        }
        _ = try await own.resolve("numbers/\(number)")
      }
    }
    for task in tasks { try await task.value }
    #expect(total == 40 * 21)
  }
}
