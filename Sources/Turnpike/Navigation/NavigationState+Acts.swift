extension NavigationState {
  /// Shows a route with the screens that belong below it, and nothing else, as after a start of the
  /// app by its link.
  ///
  /// The screens of ``TypedRoute/stack`` before its first modal become the stack of a container,
  /// above its root: of the one that the last screen to name one names, or of the one that is
  /// selected. The modals are exactly the route's. A modal alone leaves the containers as they are.
  public mutating func go(to route: Route) {
    var screens = route.stack
    // A stack that is written by hand need not end with its route.
    if screens.last != route { screens.append(route) }
    let base = screens.prefix { $0.presentation == .push }
    if !base.isEmpty {
      if let named = screens.lazy.reversed().compactMap(\.container).first { container = named }
      self[.container(container)] = rooted(Array(base), in: container)
    }
    self[.modal(0)] = []
    for screen in screens[base.endIndex...] {
      present(screen, inNewModal: screen.presentation == .modal)
    }
  }

  /// Shows a route on top of what is shown, without the screens below it.
  ///
  /// A route that is in front already is not shown twice. A modal begins a stack over all others,
  /// or takes the place of the modal in front where that has the same screen at its root.
  public mutating func push(_ route: Route) {
    if route == front { return }
    if route.presentation == .push {
      self[frontPlace].append(route)
    } else if let modal = modals.last, modal[0].screen == route.screen {
      self[frontPlace] = [route]
    } else {
      present(route, inNewModal: true)
    }
  }

  private mutating func present(_ route: Route, inNewModal isNew: Bool) {
    if isNew {
      self[.modal(modals.count)] = [route]
    } else {
      self[frontPlace].append(route)
    }
  }

  /// Takes away the screen in front, or the modal of which it is the last; the root of a container
  /// stays.
  public mutating func back() {
    let stack = self[frontPlace]
    if stack.count > 1 { self[frontPlace].removeLast() } else { dismiss() }
  }

  /// Takes away all screens of the stack in front but its root.
  public mutating func backToRoot() {
    self[frontPlace] = Array(self[frontPlace].prefix(1))
  }

  /// Takes away the modal in front, if there is one.
  public mutating func dismiss() {
    self[.modal(modals.count - 1)] = []
  }

  /// Selects a container, as a tap on its tab does: of one that is selected already it shows the
  /// root. One that the window has not changes nothing.
  public mutating func select(_ container: Route.Container) {
    if container == self.container {
      self[.container(container)] = []
    } else {
      self.container = container
    }
  }

  /// Takes a step of a plan.
  ///
  /// An adapter for views of another kind keeps by it what is shown so far.
  public mutating func apply(_ step: NavigationPlan<Route>.Step) {
    switch step {
    case .change(let change): self[change.place] = change.screens
    case .select(let container): self.container = container
    case .dismiss(let count): self[.modal(max(modals.count - count, 0))] = []
    case .present(let screens): self[.modal(modals.count)] = screens
    }
  }

  /// Screens for a container's stack: above its root, unless they begin with that screen.
  func rooted(_ screens: [Route], in container: Route.Container) -> [Route] {
    let root = self[.container(container)].prefix(1)
    return screens.first?.screen == root.first?.screen ? screens : root + screens
  }
}
