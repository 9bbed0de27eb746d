/// A table in a string literal of the program, which is never freed.
package struct TableLiteral: Sendable {
  private let text: StaticString
  /// The build conditions that hold.
  private var conditions = BuildConditions.none

  /// - Parameter text: A table that the compiler of this version of Turnpike has written.
  package init(_ text: StaticString) {
    self.text = text
  }

  /// Notes that the build condition with a number holds.
  package mutating func insert(condition: Int) { conditions.insert(condition) }

  /// The table, for as long as the program runs.
  package var view: TableView {
    @_lifetime(immortal)
    get {
      // In bounds: the count is the literal's count, and the literal exists as long as the program.
      // A literal with a single scalar has no address, and is not a table.
      guard text.hasPointerRepresentation else { return Self.none }
      let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      return unsafe _overrideLifetime(TableView(bytes.span, conditions), borrowing: ())
    }
  }

  private static var none: TableView {
    @_lifetime(immortal)
    get { TableView(Span(), .none) }
  }
}
