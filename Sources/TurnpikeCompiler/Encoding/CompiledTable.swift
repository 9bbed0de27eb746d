package import TurnpikeTable

/// A table of a run: the model for people, and the bytes with which links are matched.
package struct CompiledTable: Sendable {
  package let model: TableModel
  package let encoded: EncodedTable
  package var storage: TableStorage

  init(_ model: TableModel, _ tree: PatternTree) throws(TableTooLarge) {
    self.init(model: model, encoded: try TableEncoder.encode(model, tree))
  }

  /// - Parameter encoded: The encoding of the same routes.
  package init(model: TableModel, encoded: EncodedTable) {
    self.model = model
    self.encoded = encoded
    storage = TableStorage(encoded.bytes)
  }
}
