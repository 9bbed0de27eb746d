public import Turnpike

/// A place on the map in degrees, as Map Links have it: `50.894967,4.341626`.
public struct Coordinates: RouteValue, LosslessStringConvertible {
  /// The latitude, north of the equator above zero.
  public let latitude: Double
  /// The longitude, east of Greenwich above zero.
  public let longitude: Double

  /// A place; the degrees are not checked.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The place that a text names; nil for anything but two numbers with a comma between them.
  public init?(_ description: String) {
    let parts = description.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
      latitude.isFinite, longitude.isFinite
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// Both numbers, with a comma between them.
  public var description: String { "\(latitude),\(longitude)" }
}
