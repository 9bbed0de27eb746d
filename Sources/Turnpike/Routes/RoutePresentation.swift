/// How a route is shown.
public enum RoutePresentation: Hashable, Sendable {
  /// On top of the current stack.
  case push
  /// Over the current stack, for example as a sheet. Write `!` after the destination in the file.
  case modal
}
