/// An enum that a case of another enum mounts.
public struct _Mount<Route: GeneratedRoute> {
  let type: any TypedRoute.Type
  /// Creates the case with a route of the mounted enum, or of an enum that the mounted enum mounts.
  /// It's nil if the prefix of the mount has parameters.
  let embed: ((any TypedRoute, inout SearchedEnums) -> Route?)?

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

/// The enums whose mounts have been searched, so that none is searched twice.
struct SearchedEnums {
  private var types: Set<ObjectIdentifier> = []

  /// Adds an enum, and returns whether it is new.
  mutating func insert(_ type: any TypedRoute.Type) -> Bool {
    types.insert(ObjectIdentifier(type)).inserted
  }
}
