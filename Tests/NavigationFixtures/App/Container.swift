public import Turnpike

extension NavigationRoute {
  /// The containers of the file.
  public enum Container: String, RouteContainer {
    case home, orders
  }
}
