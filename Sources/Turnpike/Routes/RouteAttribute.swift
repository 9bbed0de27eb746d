/// The attributes of a `.routes` file, such as `@auth`, as an enum.
///
/// The build plugin generates the enum, so a misspelled attribute does not compile.
public protocol RouteAttribute: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

/// The attribute type of an enum whose file has no attributes.
public enum NoAttribute: RouteAttribute {
  /// Always nil.
  public init?(rawValue: String) { nil }
  /// The name.
  public var rawValue: String {
    switch self {}
  }
}
