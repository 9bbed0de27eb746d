/// A table that owns its bytes. The compiler and tests use it.
package struct TableStorage: Sendable {
  package let bytes: ContiguousArray<UInt8>
  /// The build conditions that hold.
  package var conditions = BuildConditions.all

  package init(_ encoded: [UInt8]) {
    bytes = ContiguousArray(encoded)
  }

  package var view: TableView {
    @_lifetime(borrow self)
    get { TableView(bytes.span, conditions) }
  }
}
