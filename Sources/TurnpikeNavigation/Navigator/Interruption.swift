/// A request that a filter redirected, and the position of the screen that is shown instead.
///
/// The position identifies the screen, because the same screen can also be part of another stack.
struct Interruption<Route: TypedRoute> {
  let request: RouteRequest<Route>
  private let place: NavigationState<Route>.Place
  private let index: Int
  private let screenID: String

  /// Creates the interruption by the screen in front.
  init(_ request: RouteRequest<Route>, shownInFrontOf state: NavigationState<Route>) {
    self.request = request
    place = state.frontPlace
    index = state[place].count - 1
    screenID = state.front.screenID
  }

  /// Whether the screen is still part of a state. The root of a container always is, so it has to be
  /// in front.
  func isShown(in state: NavigationState<Route>) -> Bool {
    let stack = state[place]
    guard stack.indices.contains(index), stack[index].screenID == screenID else { return false }
    if case .container = place, index == 0 { return isInFront(of: state) }
    return true
  }

  func isInFront(of state: NavigationState<Route>) -> Bool {
    state.frontPlace == place && state[place].count == index + 1
  }

  /// Removes the screen, and the screens on top of it. The root of a container stays.
  func end(in state: inout NavigationState<Route>) {
    switch place {
    case .container: state[.modal(0)] = []
    case .modal(let level): state[.modal(level + 1)] = []
    }
    state[place] = Array(state[place].prefix(index))
  }
}
