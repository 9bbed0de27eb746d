internal import TurnpikeTable

/// The name of an attribute and the type of its value, for ``TypedRoute/attribute(_:)``.
///
/// Generated code declares a key for each attribute of the file that has a type, so a value is read
/// with the declared type:
///
/// ```swift
/// // attribute level<Int 1...3>
/// if route.attribute(.level) == 2 { … }
/// ```
public struct RouteAttributeKey<Route: TypedRoute, Value: RouteValue>: Hashable, Sendable {
  /// The name as written in the file.
  public let name: String

  /// Creates a key. Generated code and hand-written routes call this initializer.
  public init(_ name: String) {
    self.name = name
  }
}

extension RouteAttributeKey where Value == String {
  /// The replacement of a deprecated route: the text in `@deprecated(use product)`.
  public static var deprecated: Self { Self(BuiltInAttribute.deprecated.rawValue) }
}
