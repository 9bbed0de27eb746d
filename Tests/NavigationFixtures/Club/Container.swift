public import Turnpike

extension ClubRoute {
  /// The containers of the file.
  public enum Container: String, RouteContainer {
    case orders, lounge
  }
}
