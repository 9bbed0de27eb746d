internal import TurnpikeTable

/// The match table of a generated enum: data in the program's text, read where it lies.
public struct RouteTable: Sendable {
  let view: TableView

  /// The table of a literal that the compiler of this version of Turnpike has written.
  public init(format1 text: StaticString) {
    view = TableView(base: UnsafeRawPointer(text.utf8Start))
  }

  /// Whether a text is a value of one of your own types; generated code asks.
  public static func decodes<Value: RouteValue>(_ text: String, as type: Value.Type) -> Bool {
    Value(routeText: text) != nil
  }
}
