extension NavigationState {
  /// Shows a route with the screens below it, as if the app was started with the route's link.
  ///
  /// This selects the container of the last screen of ``/Turnpike/TypedRoute/stack`` that names a
  /// container. If the screen names several containers, the selected container is kept if it is one
  /// of them. Otherwise, the first of them that the window has is selected. If no screen names a
  /// container of the window, the selection does not change.
  ///
  /// The screens before the first modal become the stack of the selected container, above its root.
  /// If the first screen is a modal, the stacks of the containers do not change. The remaining
  /// screens replace all modals.
  public mutating func go(to route: Route) {
    go(to: RouteRequest(route))
  }

  /// Shows the route of a request with the screens below it, which read the query of its link.
  ///
  /// It is the same as ``go(to:)-(Route)``, with the screens of ``/Turnpike/RouteRequest/stack``. A
  /// request without a route changes nothing.
  public mutating func go(to request: RouteRequest<Route>) {
    let screens = request.stack
    if screens.isEmpty { return }
    if let named = screens.reversed().compactMap({ container(of: $0) }).first {
      container = named
    }
    let base = screens.prefix { $0.presentation == .push }
    if !base.isEmpty { self[.container(container)] = rooted(Array(base), in: container) }
    self[.modal(0)] = []
    for screen in screens[base.endIndex...] {
      present(screen, inNewModal: screen.presentation == .modal)
    }
  }

  /// Returns the container that shows a route: the selected container if the route names it, or the
  /// first of the route's containers that the window has. It is nil if the route names no
  /// container.
  func container(of route: Route) -> Route.Container? {
    let named = route.containers
    if named.contains(container) { return container }
    return named.first(where: containers.contains) ?? named.first
  }

  /// Shows a route on top of the current stack, without the screens below it.
  ///
  /// A route that is already in front is not shown twice. A modal starts a new stack over all
  /// others, or replaces the modal in front if its root has the same screen.
  public mutating func push(_ route: Route) {
    if route == front { return }
    if route.presentation == .push {
      self[frontPlace].append(route)
    } else if let modal = modals.last, modal[0].screenID == route.screenID {
      self[frontPlace] = [route]
    } else {
      present(route, inNewModal: true)
    }
  }

  /// Pushes a route that a filter redirects to.
  ///
  /// If it is a modal whose screen is the root of a modal already, that modal is updated, and those
  /// over it are removed, so that two redirects to sign-in show one sheet.
  mutating func pushRedirected(_ route: Route) {
    if route.presentation == .modal,
      let level = modals.lastIndex(where: { $0[0].screenID == route.screenID })
    {
      self[.modal(level + 1)] = []
    }
    push(route)
  }

  private mutating func present(_ route: Route, inNewModal isNew: Bool) {
    if isNew {
      self[.modal(modals.count)] = [route]
    } else {
      self[frontPlace].append(route)
    }
  }

  /// Removes the screen in front, or its modal if it is the root of one.
  ///
  /// The root of a container is never removed.
  public mutating func back() {
    let stack = self[frontPlace]
    if stack.count > 1 { self[frontPlace].removeLast() } else { dismiss() }
  }

  /// Removes all screens of the stack in front except its root.
  public mutating func popToRoot() {
    self[frontPlace] = Array(self[frontPlace].prefix(1))
  }

  /// Removes the modal in front, if there is one.
  public mutating func dismiss() {
    self[.modal(modals.count - 1)] = []
  }

  /// Selects a container, like a tap on its tab.
  ///
  /// If the container is already selected, it returns to its root. A container that the window does
  /// not have is ignored.
  public mutating func select(_ container: Route.Container) {
    if container == self.container {
      self[.container(container)] = []
    } else {
      self.container = container
    }
  }

  /// Applies a step of a plan.
  ///
  /// An adapter for another view framework can use it to record the screens that it has shown so
  /// far.
  public mutating func apply(_ step: NavigationPlan<Route>.Step) {
    switch step {
    case .change(let change): self[change.place] = change.screens
    case .select(let container): self.container = container
    case .dismiss(let count): self[.modal(max(modals.count - count, 0))] = []
    case .present(let screens): self[.modal(modals.count)] = screens
    }
  }

  /// The screens with the container's root below them, unless they start with the screen of the
  /// root.
  func rooted(_ screens: [Route], in container: Route.Container) -> [Route] {
    let root = self[.container(container)].prefix(1)
    return screens.first?.screenID == root.first?.screenID ? screens : root + screens
  }
}
