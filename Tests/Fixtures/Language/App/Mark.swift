public import Turnpike

/// One capital letter.
public struct Mark: RouteValue {
  /// The letter.
  public let routeText: String

  /// Reads a letter.
  public init?(routeText: String) {
    guard routeText.count == 1, routeText == routeText.uppercased() else { return nil }
    self.routeText = routeText
  }
}
