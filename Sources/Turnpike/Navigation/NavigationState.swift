/// What is on the screens of a window: a stack of routes in each container, and the modals over
/// them.
///
/// ```swift
/// var state = NavigationState(roots: (.home, ShopRoute.home), (.orders, .orders))
/// state.go(to: .product(productID: "1988"))
/// print(state)
/// // *home / product/1988
/// // orders orders
/// ```
///
/// It is a value: it can be set before there is any view, compared, saved and tested. What it takes
/// to get from one to the next is a ``NavigationPlan``.
public struct NavigationState<Route: TypedRoute>: Hashable, Sendable {
  /// Where a stack lies.
  public enum Place: Hashable, Sendable {
    /// The stack of a container.
    case container(Route.Container)
    /// A stack over the containers: the lowest is 0.
    case modal(Int)
  }

  /// The containers of the window, in the order in which they were given.
  public let containers: [Route.Container]

  /// The stacks of the containers, in the same order; none is empty.
  private var stacks: [[Route]]
  private var selection = 0

  /// The stacks over the containers, each with its root first, the lowest first; none is empty.
  public private(set) var modals: [[Route]] = []

  /// A window's containers with the root of each; the first is selected.
  ///
  /// Of a container that is given twice the first root counts.
  public init(
    roots first: (Route.Container, Route), _ others: (Route.Container, Route)...
  ) {
    self.init(roots: [first] + others, selected: first.0)
  }

  /// A window with a single stack.
  public init(root: Route) where Route.Container == SingleContainer {
    self.init(roots: (.main, root))
  }

  /// - Parameter roots: At least one.
  init(roots: [(container: Route.Container, route: Route)], selected: Route.Container?) {
    var known: Set<Route.Container> = []
    let roots = roots.filter { known.insert($0.container).inserted }
    containers = roots.map(\.container)
    stacks = roots.map { [$0.route] }
    if let selected { container = selected }
  }

  /// The selected container; one that the window has not cannot be selected.
  public var container: Route.Container {
    get { containers[selection] }
    set { selection = containers.firstIndex(of: newValue) ?? selection }
  }

  /// The stack at a place, its root first; empty only for a place that is not there.
  ///
  /// A stack is never empty: a container that is given an empty one keeps its root, and `[]` takes a
  /// modal and those over it away. A stack for the first free ``Place/modal(_:)`` is a new modal;
  /// one for any other place that is not there is left aside.
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

  /// Where the stack lies that the user sees: the last modal, or the selected container.
  public var frontPlace: Place {
    modals.isEmpty ? .container(container) : .modal(modals.count - 1)
  }

  /// The route that the user sees.
  public var front: Route {
    let stack = modals.last ?? stacks[selection]
    return stack[stack.count - 1]
  }
}
