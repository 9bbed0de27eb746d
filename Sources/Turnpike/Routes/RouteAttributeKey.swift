/// Names an attribute with a value, and the value's type: what ``TypedRoute/attribute(_:)`` takes.
///
/// The generated code declares one for each attribute of the file that has a type, so that a value is
/// read as the file declares it:
///
/// ```swift
/// // attribute level<Int 1...3>
/// if route.attribute(.level) == 2 { … }
/// ```
public struct RouteAttributeKey<Route: TypedRoute, Value: RouteValue>: Hashable, Sendable {
  /// The name as the file has it.
  public let name: String

  /// A key; generated code and hand-written routes make it.
  public init(_ name: String) {
    self.name = name
  }
}

extension RouteAttributeKey where Value == String {
  /// What a deprecated route is replaced by: the text in `@deprecated(use product)`.
  public static var deprecated: Self { Self("deprecated") }
}
