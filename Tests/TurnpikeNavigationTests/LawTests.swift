import NavigationRoutes
import TestSupport
import Testing
import TurnpikeNavigation

/// What holds of every state and every plan, with random acts; a failure names the seed.
@Suite struct LawTests {
  private static let walks = 500
  private static let actsOfAWalk = 200

  @Test func laws() {
    for seed in 1...UInt64(Self.walks) {
      var navigation = RandomNavigation(seed: seed)
      var states = [NavigationState.start]
      for number in 0..<Self.actsOfAWalk {
        var state = states[number]
        let act = navigation.act(on: &state)
        if let broken = Self.broken(states[number], state) {
          Issue.record("seed \(seed), act \(number), \(act): \(broken)")
          return
        }
        states.append(state)
      }
      // Not only neighbours: a restored window, or a user who did much meanwhile.
      let (old, new) = (navigation.random.pick(states), navigation.random.pick(states))
      if let broken = Self.broken(old, new) ?? Self.brokenText(new) {
        Issue.record("seed \(seed): \(broken)\n\(old)\n\(new)")
        return
      }
    }
  }

  /// The law that a plan breaks; nil where all hold.
  private static func broken(
    _ old: NavigationState<NavigationRoute>, _ new: NavigationState<NavigationRoute>
  ) -> String? {
    for container in new.containers where new[.container(container)].isEmpty {
      return "\(container) is empty"
    }
    if new.modals.contains(where: \.isEmpty) { return "a modal is empty" }
    let plan = NavigationPlan(from: old, to: new)
    if old == new { return plan.steps.isEmpty ? nil : "steps between equal states" }
    var reached = old
    var isPresenting = false
    var moved = 0
    for step in plan.steps {
      reached.apply(step)
      switch step {
      case .change(let change):
        if isPresenting { return "a change after a present" }
        if !isExact(change, old[change.place], new[change.place]) { return "\(change)" }
        moved += change.reloaded.count + change.popped + change.screens.count - change.kept
      case .present(let screens):
        isPresenting = true
        moved += screens.count
      case .dismiss(let count): moved += old.modals.suffix(count).reduce(0) { $0 + $1.count }
      case .select: moved += 1
      }
    }
    if reached != new { return "the steps lead to\n\(reached)" }
    if plan.steps.count > moved { return "\(plan.steps.count) steps for \(moved) screens" }
    if let animated = plan.animatedStep, animated != plan.steps.count - 1 {
      return "step \(animated) is animated"
    }
    return nil
  }

  /// Whether a change keeps all that it can, and touches only what differs.
  private static func isExact(
    _ change: NavigationPlan<NavigationRoute>.Change, _ old: [NavigationRoute],
    _ new: [NavigationRoute]
  ) -> Bool {
    let common = zip(old, new).prefix { $0.screenID == $1.screenID }
    return change.screens == new && change.kept == common.count
      && change.popped == old.count - common.count
      && change.reloaded == common.enumerated().filter { $1.0 != $1.1 }.map(\.offset)
  }

  private static func brokenText(_ state: NavigationState<NavigationRoute>) -> String? {
    var restored = NavigationState.start
    restored.restore(state.description) { _ in true }
    if restored != state { return "restored is\n\(restored)" }
    restored.restore(state.description)
    let routes = restored.containers.flatMap { restored[.container($0)] } + restored.modals.joined()
    if !restricted.isDisjoint(with: routes) { return "restricted routes are back:\n\(restored)" }
    let isWhole = restricted.isDisjoint(
      with: state.containers.flatMap { state[.container($0)] } + state.modals.joined())
    return !isWhole || restored == state ? nil : "restored without a closure is\n\(restored)"
  }

  private static let restricted: Set<NavigationRoute> = [.staff, .callback, .trial]

  /// From wherever a user may be, each route.
  @Test func goingToARoute() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var navigation = RandomNavigation(seed: seed)
      var state = NavigationState.start
      for _ in 0..<navigation.random.below(20) { _ = navigation.act(on: &state) }
      let route = navigation.random.pick(RandomNavigation.routes)
      var once = state
      once.go(to: route)
      #expect(once.front == route, "seed \(seed)")
      var twice = once
      twice.go(to: route)
      #expect(twice == once, "seed \(seed)")
      #expect(once.modals.map { $0[0] } == route.stack.filter { $0.presentation == .modal })
      let named = route.containers.filter(state.containers.contains)
      #expect(
        named.isEmpty ? once.container == state.container : named.contains(once.container),
        "seed \(seed)")
      for container in state.containers where route.stack[0].presentation == .modal {
        #expect(once[.container(container)] == state[.container(container)], "seed \(seed)")
      }
      var pushed = state
      pushed.push(route)
      #expect(pushed.front == route, "seed \(seed)")
      #expect(pushed.container == state.container)
    }
  }
}
