/// The screens of a window: a stack of routes in each container, and the modals over them.
///
/// ```swift
/// var state = NavigationState(roots: [.home: ShopRoute.home, .orders: .orders])
/// state.go(to: .product(productID: "1988"))
/// print(state)
/// // *home / product/1988
/// // orders orders
/// ```
///
/// Because it's a value, you can compare it, save it, test it, and set it before your app has any
/// views. A ``NavigationPlan`` contains the steps from one state to another. See
/// <doc:/Turnpike/ManagingNavigationState>.
public struct NavigationState<Route: TypedRoute>: Hashable, Sendable {
  /// The position of a stack in a window.
  public enum Place: Hashable, Sendable {
    /// The stack of a container.
    case container(Route.Container)
    /// A modal over the containers. The lowest modal is 0.
    case modal(Int)
  }

  /// The containers of the window, in the order of the initializer.
  public let containers: [Route.Container]

  /// The stacks of the containers in the same order; none is empty.
  private var stacks: [[Route]]
  private var selection = 0

  /// The stacks of the modals, starting with the lowest modal. Each stack starts with its root and
  /// is never empty.
  public private(set) var modals: [[Route]] = []

  /// Creates a state with the root of each container. The first container is selected.
  ///
  /// If a container occurs twice, its first root counts.
  ///
  /// - Precondition: There's at least one root.
  public init(roots: KeyValuePairs<Route.Container, Route>) {
    precondition(!roots.isEmpty, "a navigation state needs at least one root")
    self.init(roots: roots.map { (container: $0.key, route: $0.value) }, selected: nil)
  }

  /// Creates a state for an app without tabs, which has a single container.
  public init(root: Route) where Route.Container == SingleContainer {
    self.init(roots: [.main: root])
  }

  /// - Parameter roots: At least one root.
  init(roots: [(container: Route.Container, route: Route)], selected: Route.Container?) {
    var known: Set<Route.Container> = []
    let roots = roots.filter { known.insert($0.container).inserted }
    containers = roots.map(\.container)
    stacks = roots.map { [$0.route] }
    if let selected { container = selected }
  }

  /// The selected container. Setting a container that the window doesn't have has no effect.
  public var container: Route.Container {
    get { containers[selection] }
    set { selection = containers.firstIndex(of: newValue) ?? selection }
  }

  /// The stack at a position, starting with the root. It's empty if the position doesn't exist.
  ///
  /// When you set an empty stack, a container returns to its root, and a modal is dismissed
  /// together with the modals over it. To present a modal, set its stack at the first free
  /// ``Place/modal(_:)``. A stack at any other position that doesn't exist is ignored.
  public subscript(place: Place) -> [Route] {
    get {
      switch place {
      case .container(let container):
        containers.firstIndex(of: container).map { stacks[$0] } ?? []
      case .modal(let index):
        modals.indices.contains(index) ? modals[index] : []
      }
    }
    set {
      switch place {
      case .container(let container):
        guard let index = containers.firstIndex(of: container) else { return }
        stacks[index] = newValue.isEmpty ? Array(stacks[index].prefix(1)) : newValue
      case .modal(let index) where modals.indices.contains(index):
        if newValue.isEmpty { modals.removeSubrange(index...) } else { modals[index] = newValue }
      case .modal(let index):
        if index == modals.count, !newValue.isEmpty { modals.append(newValue) }
      }
    }
  }

  /// The position of the stack that the user sees: the top modal, or the selected container.
  public var frontPlace: Place {
    modals.isEmpty ? .container(container) : .modal(modals.count - 1)
  }

  /// The route that the user sees.
  public var front: Route {
    let stack = modals.last ?? stacks[selection]
    return stack[stack.count - 1]
  }
}
