import LanguageRoutes
import Testing
import Turnpike

/// A mounted enum is asked once for what follows its prefix, however many candidates lead there:
/// else a link would take twice as long with each level of mounts.
@Suite struct MountCandidatesTests {
  private func asked(_ body: () -> Void) -> Int {
    let counter = CountedRoute.Counter()
    CountedRoute.$counter.withValue(counter, operation: body)
    return counter.count
  }

  /// Behind three segments, and behind two: two places in the link. Behind `true` two enums lead on
  /// to the same.
  @Test(arguments: ["1/2/3/none", "1/2/3", "%31/2/3/none", "1/2/3/none?k=v#f", "true/2/3/none"])
  func isAskedOnceAtEachPlace(link: String) {
    var routes: [LadderRoute?] = []
    let counts = [
      asked { routes.append(LadderRoute.match(link).route) },
      asked { routes.append(LadderRoute(link)) },
      asked { routes.append(RouteRequest<LadderRoute>(link).route) },
    ]
    #expect(counts == [2, 2, 2])
    #expect(routes == [nil, nil, nil])
  }

  /// Seven places of the innermost enum and six of the one before: more than a buffer remembers.
  @Test func isAskedOnceAtManyPlaces() {
    #expect(asked { _ = LadderStepsRoute("1/2/3/4/5/none") } == 7)
    #expect(asked { _ = LadderStepsRoute.match("a/b/c/d/e/none") } == 7)
    #expect(LadderStepsRoute("1/2/found")?.path == "1/2/found")
  }

  @Test func theBestCandidateAnswersAsBefore() {
    #expect(
      LadderRoute("1/2/3/found")
        == .numbered(step: 1, .numbered(step: 2, .numbered(step: 3, .found))))
    #expect(LadderRoute("1/2/found") == .numbered(step: 1, .numbered(step: 2, .whole(.found))))
    #expect(
      LadderRoute("a/b/c/found") == .named(step: "a", .named(step: "b", .named(step: "c", .found))))
    #expect(asked { _ = LadderRoute("1/2/3/found") } == 1)
  }

  @Test func isExplainedOnceForEachMount() {
    let lines = LadderLeftRoute.explain("2/3/none").split(separator: "\n")
    #expect(lines.filter { $0.contains("mounted at") && !$0.contains("already") }.count == 3)
    #expect(lines.filter { $0.contains("already tried above") }.count == 2)
  }

  /// Two enums lead on to one place of a third: it is explained there once, or each level of mounts
  /// would double what is said.
  @Test func isExplainedOnceThroughDifferentEnums() {
    let lines = LadderRoute.explain("true/2/3/none").split(separator: "\n")
    let feet = lines.filter { $0.contains("LadderFootRoute, mounted") }
    #expect(feet.filter { !$0.contains("already tried above") }.count == 1)
    #expect(feet.count == 4)
  }

  /// What one enum has refused is not refused for another whose table is the same.
  @Test(arguments: ["1/next/2/found", "%31/next/2/found"])
  func enumsOfEqualTablesAreToldApart(link: String) {
    let route = LadderTwinsRoute.second(step: "1", .next(.numbered(step: 2, .found)))
    #expect(LadderTwinsRoute(link) == route)
    #expect(LadderTwinsRoute.match(link).route == route)
    #expect(LadderTwinsRoute.explain(link).hasPrefix("matched by ':step' (second)"))
  }
}
