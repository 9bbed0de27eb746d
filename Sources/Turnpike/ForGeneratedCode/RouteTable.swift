public import TurnpikeTable

/// The match table of a generated enum: data in the program's text, read where it lies.
///
/// Frozen, so that generated code makes it without a call, with library evolution as well.
@frozen
public struct _RouteTable: Sendable {
  @usableFromInline nonisolated(unsafe) let base: UnsafeRawPointer
  @usableFromInline let extent: TableExtent

  var view: TableView { TableView(base: base) }

  /// The table of a literal that the compiler of this version of Turnpike has written.
  @inlinable
  public init(format1 text: StaticString) { self.init(text, .small) }

  /// The same with many literals behind one segment, or such as agree in eight bytes.
  @inlinable
  public init(largeFormat1 text: StaticString) { self.init(text, .large) }

  /// The same with captures behind fourteen segments.
  @inlinable
  public init(deepFormat1 text: StaticString) { self.init(text, .beyondBuffer) }

  @inlinable
  init(_ text: StaticString, _ extent: TableExtent) {
    base = UnsafeRawPointer(text.utf8Start)
    self.extent = extent
  }

  /// Whether a text is a value of one of your own types; generated code asks.
  public static func decodes<Value: RouteValue>(_ text: String, as type: Value.Type) -> Bool {
    Value(routeText: text) != nil
  }
}
