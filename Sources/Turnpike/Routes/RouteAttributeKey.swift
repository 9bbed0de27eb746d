internal import TurnpikeTable

/// The name of an attribute with the type of its value, for ``TypedRoute/attribute(_:)``.
///
/// Turnpike generates a key for each attribute that has a type, so you read values with that type:
///
/// ```swift
/// // attribute level<Int 1...3>
/// if route.attribute(.level) == 2 { askForPassword() }
/// ```
public struct RouteAttributeKey<Route: TypedRoute, Value: RouteValue>: Hashable, Sendable {
  /// The attribute's name as written in the file.
  public let name: String

  /// Creates a key, for generated code and for route types that you write by hand.
  public init(_ name: String) {
    self.name = name
  }
}

extension RouteAttributeKey where Value == String {
  /// The text of `@deprecated(use product)`: `use product`.
  public static var deprecated: Self { Self(BuiltInAttribute.deprecated.rawValue) }
}
