/// An enum that a case of another enum mounts.
public struct _Mount<Route: TypedRoute> {
  let type: any TypedRoute.Type
  /// Creates the case with a route of the mounted enum, or of an enum that the mounted enum mounts.
  /// It's nil if the prefix of the mount has parameters.
  let embed: ((any TypedRoute, inout Set<ObjectIdentifier>) -> Route?)?

  /// Creates a mount whose prefix has parameters.
  public init(_ type: any TypedRoute.Type) {
    self.type = type
    embed = nil
  }

  /// Creates a mount whose prefix has no parameters.
  public init<Mounted: TypedRoute>(
    _ type: Mounted.Type, _ makeCase: @escaping (Mounted) -> Route
  ) {
    self.type = type
    embed = { Mounted.embedding($0, &$1).map(makeCase) }
  }
}
