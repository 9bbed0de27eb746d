/// No route answers a link: thrown in generated code, which gives nil instead.
@frozen
public struct _NoRoute: Error {
  /// The error, which says no more.
  @inlinable
  public init() {}
}
