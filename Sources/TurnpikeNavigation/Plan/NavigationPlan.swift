/// The steps from one ``NavigationState`` to another.
///
/// The plan has as few steps as possible, in an order in which the user only sees the last one.
///
/// ```swift
/// var state = NavigationState(roots: [.home: ShopRoute.home, .orders: .orders])
/// let plan = NavigationPlan(from: state, to: ShopRoute.itemScreen(itemID: 3))
/// print(plan)
/// // ~home: keep 1 push list list/3
/// ```
///
/// Changes in containers come first, because modals hide them. They are followed by the selection
/// of a container, changes in modals that stay, one dismissal of all modals that go, and each new
/// modal.
public struct NavigationPlan<Route: TypedRoute>: Hashable, Sendable {
  /// The new contents of one stack, which are set at once.
  public struct Change: Hashable, Sendable {
    /// The position of the stack.
    public let place: NavigationState<Route>.Place
    /// The number of screens that stay, counted from the root.
    public let kept: Int
    /// The indices of kept screens that load again, usually with new parameters, in ascending
    /// order.
    public let reloaded: [Int]
    /// The number of screens that are removed from the top.
    public let popped: Int
    /// The complete new stack; `screens[kept...]` are pushed.
    public let screens: [Route]
  }

  /// A single change of the screens.
  public enum Step: Hashable, Sendable {
    /// Sets a stack.
    case change(Change)
    /// Selects a container.
    case select(Route.Container)
    /// Removes a number of modals from the top, all at once.
    case dismiss(Int)
    /// Shows a new modal with a stack over all others.
    case present([Route])
  }

  /// The steps in order. The array is empty if the states are equal.
  public let steps: [Step]

  /// The index of the animated step: the last one, or nil.
  ///
  /// A step is animated if it shows or dismisses a modal. It is also animated if it pushes or pops
  /// screens of the stack in front, and the selected container does not change. A plan without
  /// animation has no animated step.
  public let animatedStep: Int?

  /// Creates the plan from one state to another.
  ///
  /// The containers of a window do not change, so containers that only one of the states has are
  /// ignored.
  ///
  /// - Parameters:
  ///   - old: The state that is shown.
  ///   - new: The state to show.
  ///   - animated: Whether a step may be animated.
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

  /// Creates the plan from a state to the result of its ``NavigationState/go(to:)-(Route)``.
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
