/// The steps from one ``NavigationState`` to another.
///
/// You need a plan if you show the state with your own views. It has as few steps as possible, in
/// an order in which the user only sees the last one:
///
/// ```swift
/// var state = NavigationState(roots: [.home: ShopRoute.home, .orders: .orders])
/// let plan = NavigationPlan(from: state, to: ShopRoute.itemScreen(itemID: 3))
/// print(plan)
/// // ~home: keep 1 push list list/3
/// ```
///
/// Stacks of containers change first, because modals hide them. The selection of a container
/// follows, then changes in modals that stay, the dismissal of all modals that go, and finally each
/// new modal.
public struct NavigationPlan<Route: TypedRoute>: Hashable, Sendable {
  /// A change to one stack, which you make in a single step.
  public struct Change: Hashable, Sendable {
    /// The position of the stack.
    public let place: NavigationState<Route>.Place
    /// The number of screens that stay, counted from the root.
    public let kept: Int
    /// The indices of screens that stay and load again, usually with new parameters, in ascending
    /// order.
    public let reloaded: [Int]
    /// The number of screens to remove from the top.
    public let popped: Int
    /// The complete new stack. Push `screens[kept...]`.
    public let screens: [Route]
  }

  /// A single change of the screens.
  public enum Step: Hashable, Sendable {
    /// Change a stack.
    case change(Change)
    /// Select a container.
    case select(Route.Container)
    /// Dismiss a number of modals from the top, all at once.
    case dismiss(Int)
    /// Present a new modal with a stack over all other screens.
    case present([Route])
  }

  /// The steps in order. The array is empty if the states are equal.
  public let steps: [Step]

  /// The index of the animated step, which is always the last step, or `nil` if no step is
  /// animated.
  ///
  /// A step is animated if it presents or dismisses a modal, or if it pushes or pops screens of the
  /// stack that the user sees. Screens that appear with another container aren't animated.
  public let animatedStep: Int?

  /// Creates the plan from one state to another.
  ///
  /// A window's containers don't change, so the plan ignores containers that only one of the states
  /// has.
  ///
  /// - Parameters:
  ///   - old: The state that's shown.
  ///   - new: The state to show.
  ///   - animated: Whether a step can be animated.
  /// - Complexity: Linear in the number of screens.
  public init(
    from old: NavigationState<Route>, to new: NavigationState<Route>, animated: Bool = true
  ) {
    var steps = Self.containerChanges(from: old, to: new)
    let selects = new.container != old.container && old.containers.contains(new.container)
    if selects { steps.append(.select(new.container)) }

    let kept = zip(old.modals, new.modals).prefix { $0[0].screenID == $1[0].screenID }.count
    for (index, (old, new)) in zip(old.modals, new.modals).prefix(kept).enumerated() {
      if let change = Change(.modal(index), from: old, to: new) { steps.append(.change(change)) }
    }
    if old.modals.count > kept { steps.append(.dismiss(old.modals.count - kept)) }
    for modal in new.modals.dropFirst(kept) { steps.append(.present(modal)) }

    self.steps = steps
    let isShown =
      switch steps.last {
      case .present, .dismiss: true
      case .change(let change): !selects && change.place == new.frontPlace && change.moves
      case .select, nil: false
      }
    animatedStep = animated && isShown ? steps.count - 1 : nil
  }

  /// Creates the plan that goes from a state to a route, as in ``NavigationState/go(to:)-(Route)``.
  public init(from state: NavigationState<Route>, to route: Route, animated: Bool = true) {
    var goal = state
    goal.go(to: route)
    self.init(from: state, to: goal, animated: animated)
  }

  /// Creates the plan that reloads the screen in front.
  init(reloading state: NavigationState<Route>) {
    let stack = state[state.frontPlace]
    let change = Change(
      place: state.frontPlace, kept: stack.count, reloaded: [stack.count - 1], popped: 0,
      screens: stack)
    steps = [.change(change)]
    animatedStep = nil
  }

  private static func containerChanges(
    from old: NavigationState<Route>, to new: NavigationState<Route>
  ) -> [Step] {
    new.containers.compactMap { container in
      let stack = old[.container(container)]
      if stack.isEmpty { return nil }
      return Change(.container(container), from: stack, to: new[.container(container)])
        .map { .change($0) }
    }
  }
}

extension NavigationPlan.Change {
  /// Creates the change from one stack to another, or returns nil if they are equal.
  fileprivate init?(
    _ place: NavigationState<Route>.Place, from old: [Route], to new: [Route]
  ) {
    if old == new { return nil }
    var kept = 0
    var reloaded: [Int] = []
    for (old, new) in zip(old, new) {
      if old != new {
        guard old.screenID == new.screenID else { break }
        reloaded.append(kept)
      }
      kept += 1
    }
    self.init(
      place: place, kept: kept, reloaded: reloaded, popped: old.count - kept, screens: new)
  }

  /// Whether screens are pushed or popped.
  var moves: Bool { popped > 0 || screens.count > kept }
}
