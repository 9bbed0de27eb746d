extension NavigationState {
  /// Goes to a route: shows the route and the screens below it, as if the route's link had launched
  /// the app.
  ///
  /// The screens of ``/Turnpike/TypedRoute/stack`` up to the first modal become the stack of a
  /// container, above its root. The remaining screens replace all modals. If the first screen is a
  /// modal, the stacks of the containers don't change.
  ///
  /// The last screen that names a container chooses the container. When it names several, as in
  /// `@container(home, search)`, the selected container stays selected if it's one of them.
  /// Otherwise, the first one that the window has is selected. If no screen names a container of
  /// the window, the selection doesn't change.
  public mutating func go(to route: Route) {
    go(to: RouteRequest(route))
  }

  /// Goes to the route of a request and passes the query of its link to the screens below.
  ///
  /// It does the same as ``go(to:)-(Route)``, with the screens of ``/Turnpike/RouteRequest/stack``.
  /// A request without a route changes nothing.
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

  /// Returns whether a route names a container of the window other than the selected one.
  func namesOtherContainer(_ route: Route) -> Bool {
    guard let named = container(of: route) else { return false }
    return named != container && containers.contains(named)
  }

  /// Shows a route on top of the current screens, without the screens below it.
  ///
  /// A route that's already on top isn't shown twice, for example after a double tap. A modal
  /// starts a new stack over all other screens, or replaces the top modal if both have the same
  /// root screen.
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

  /// Removes the top screen or, if it's the root of a modal, dismisses the modal.
  ///
  /// The root of a container is never removed.
  public mutating func back() {
    let stack = self[frontPlace]
    if stack.count > 1 { self[frontPlace].removeLast() } else { dismiss() }
  }

  /// Removes all screens of the top stack except its root.
  public mutating func popToRoot() {
    self[frontPlace] = Array(self[frontPlace].prefix(1))
  }

  /// Dismisses the top modal, if there is one.
  public mutating func dismiss() {
    self[.modal(modals.count - 1)] = []
  }

  /// Selects a container, like a tap on its tab: when the container is already selected, it returns
  /// to its root.
  ///
  /// A container that the window doesn't have is ignored.
  public mutating func select(_ container: Route.Container) {
    if container == self.container {
      self[.container(container)] = []
    } else {
      self.container = container
    }
  }

  /// Applies a step of a plan. If you show the state with your own views, use it to record the
  /// screens that you've shown so far.
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
