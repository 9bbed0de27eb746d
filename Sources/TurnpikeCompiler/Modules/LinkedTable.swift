/// A table with the tables that its mounts lead to, as far as their files were given.
///
/// A table that is mounted at many places is one object at all of them: to walk every path through
/// deep mounts is to walk each of them, so who does so limits what it makes.
package final class LinkedTable: Sendable {
  package let table: CompiledTable
  /// By the mount's index in the model's `routes`; none for an enum whose files are not given.
  package let mounts: [Int: LinkedTable]

  package init(_ table: CompiledTable, mounts: [Int: LinkedTable] = [:]) {
    self.table = table
    self.mounts = mounts
  }

  package var model: TableModel { table.model }
}
