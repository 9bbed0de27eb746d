/// The attributes of a routes file as an enum, such as `.auth` for `@auth`.
///
/// Turnpike generates the enum, so a misspelled attribute doesn't compile. See
/// <doc:AnnotatingAndRestrictingRoutes>.
public protocol RouteAttribute: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

/// The attribute type of an enum whose file has no attributes.
public enum NoAttribute: RouteAttribute {
  /// Returns `nil`, because the enum has no cases.
  public init?(rawValue: String) { nil }
  /// The attribute's name.
  public var rawValue: String {
    switch self {}
  }
}
