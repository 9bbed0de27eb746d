package import TurnpikeTable

/// A table of a run: the model for people, and the bytes with which links are matched.
package struct CompiledTable: Sendable {
  package let model: TableModel
  /// The patterns of the model.
  package let entries: [TableEntry]
  package var storage: TableStorage
  /// The positions in the bytes of the scalars that a Swift literal must escape, in order.
  package let escapes: [Int]
  /// The custom types by their numbers in the bytes.
  package let customTypes: [String]
  /// The web links of entities.
  var entityLinks: [EntityLink] = []

  package init(
    _ model: TableModel, _ entries: [TableEntry], _ storage: TableStorage, escapes: [Int],
    customTypes: [String]
  ) {
    self.model = model
    self.entries = entries
    self.storage = storage
    self.escapes = escapes
    self.customTypes = customTypes
  }
}
