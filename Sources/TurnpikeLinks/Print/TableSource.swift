package import TurnpikeTable

/// A table that can be stored: a literal in generated code, or bytes of the compiler.
package struct TableSource: Sendable {
  private let literal: TableLiteral?
  private let storage: TableStorage

  package init(_ literal: TableLiteral) {
    self.literal = literal
    storage = TableStorage([])
  }

  package init(_ storage: TableStorage) {
    literal = nil
    self.storage = storage
  }

  package var view: TableView {
    @_lifetime(borrow self)
    get {
      if let literal { return literal.view }
      return storage.view
    }
  }
}
