/// What it takes to get from one ``NavigationState`` to another: the fewest changes of stacks, in an
/// order that the user does not see but for the last.
///
/// ```swift
/// var state = NavigationState(roots: (.home, ShopRoute.home), (.orders, .orders))
/// let plan = NavigationPlan(from: state, to: ShopRoute.itemScreen(itemID: 3))
/// print(plan)
/// // ~home: keep 1 push list list/3
/// ```
///
/// Each container whose stack differs comes first, since what lies under a modal changes unseen; then
/// the selection of a container, the changes in modals that stay, one dismissal of those that go, and
/// the new modals one by one.
public struct NavigationPlan<Route: TypedRoute>: Hashable, Sendable {
  /// The new contents of one stack, which are set at once.
  public struct Change: Hashable, Sendable {
    /// Which stack.
    public let place: NavigationState<Route>.Place
    /// How many screens from the root on stay.
    public let kept: Int
    /// Which of these have new parameters, in ascending order.
    public let reloaded: [Int]
    /// How many screens go from the top.
    public let popped: Int
    /// The whole new stack; what is pushed is `screens[kept...]`.
    public let screens: [Route]
  }

  /// One thing that is done to what is shown.
  public enum Step: Hashable, Sendable {
    /// Sets a stack.
    case change(Change)
    /// Selects a container.
    case select(Route.Container)
    /// Takes so many modals away from the top, at once.
    case dismiss(Int)
    /// Shows a new modal with this stack over all others.
    case present([Route])
  }

  /// What is done, in this order; nothing between equal states.
  public let steps: [Step]

  /// The index of the step that the user is shown: nil, or the last one.
  ///
  /// It is a modal that comes or goes, or a push or pop in the stack in front where the container
  /// stays the same.
  public let animatedStep: Int?

  /// The plan from one state to another.
  ///
  /// A window has its containers for good: those that only one of the two states has are left out.
  ///
  /// - Complexity: linear in the number of screens.
  public init(from old: NavigationState<Route>, to new: NavigationState<Route>) {
    var steps = Self.containerChanges(from: old, to: new)
    let selects = new.container != old.container && old.containers.contains(new.container)
    if selects { steps.append(.select(new.container)) }

    let kept = zip(old.modals, new.modals).prefix { $0[0].screen == $1[0].screen }.count
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
    animatedStep = isShown ? steps.count - 1 : nil
  }

  /// The plan from a state to the one that ``NavigationState/go(to:)`` makes of it.
  public init(from state: NavigationState<Route>, to route: Route) {
    var goal = state
    goal.go(to: route)
    self.init(from: state, to: goal)
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
  /// Nil between equal stacks.
  fileprivate init?(
    _ place: NavigationState<Route>.Place, from old: [Route], to new: [Route]
  ) {
    if old == new { return nil }
    var kept = 0
    var reloaded: [Int] = []
    for (old, new) in zip(old, new) {
      if old != new {
        guard old.screen == new.screen else { break }
        reloaded.append(kept)
      }
      kept += 1
    }
    self.init(
      place: place, kept: kept, reloaded: reloaded, popped: old.count - kept, screens: new)
  }

  /// Whether a screen comes or goes.
  var moves: Bool { popped > 0 || screens.count > kept }
}
