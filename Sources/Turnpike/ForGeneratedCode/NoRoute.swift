/// Why generated code does not create a route from a link.
@frozen
public enum _NoRoute: Error {
  /// No pattern matches the link, or the mounted enum does not match it.
  case refused
  /// A pattern matches the path, but a parameter of the query or fragment is missing or can't be
  /// read.
  case invalid
}
