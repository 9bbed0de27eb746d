/// A name that routes of a file bear: `@auth`. The generated enum declares the names of its file,
/// so that a misspelt one does not compile.
public protocol RouteAttribute: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

/// The attribute of routes whose file has none.
public enum NoAttribute: RouteAttribute {
  /// Nil: there is none.
  public init?(rawValue: String) { nil }
  /// The name.
  public var rawValue: String {
    switch self {}
  }
}
