/// Why generated code makes no route of a link.
@frozen
public enum _NoRoute: Error {
  /// No pattern answers the link, or what a mount's pattern leads to does not.
  case refused
  /// A pattern answers the path, but a parameter of the query or fragment is missing or does not
  /// decode.
  case invalid
}
