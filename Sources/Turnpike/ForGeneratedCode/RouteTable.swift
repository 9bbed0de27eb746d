internal import TurnpikeTable

/// The table of a generated enum: a string literal that is read in place.
public struct _RouteTable: Sendable {
  var literal: TableLiteral

  /// Creates a table from a literal that the same version of Turnpike has generated.
  public init(format1 text: StaticString) {
    literal = TableLiteral(text)
  }

  /// Notes that the build condition with a number holds.
  public mutating func _insert(condition: Int) { literal.insert(condition: condition) }

  var view: TableView {
    @_lifetime(immortal)
    get { literal.view }
  }

  /// Whether a custom type accepts the text.
  public static func decodes<Value: RouteValue>(_ text: String, as type: Value.Type) -> Bool {
    Value(routeText: text) != nil
  }

  /// Whether the property's type accepts the text.
  public static func decodes<Destination, Value: RouteValue>(
    _ text: String, as property: (Destination) -> Value?
  ) -> Bool {
    decodes(text, as: Value.self)
  }

  /// Whether the type of the list's elements accepts the text.
  public static func decodes<Destination, Value: RouteValue>(
    _ text: String, as property: (Destination) -> [Value]
  ) -> Bool {
    decodes(text, as: Value.self)
  }
}
