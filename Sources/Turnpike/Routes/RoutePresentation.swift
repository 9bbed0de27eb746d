/// How a route is shown.
public enum RoutePresentation: Hashable, Sendable {
  /// On top of what is shown.
  case push
  /// Over what is shown, as a sheet or a dialog: `!` behind the destination in the file.
  case modal
}
