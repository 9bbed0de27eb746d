/// A table with the tables that it mounts, if their files are given.
///
/// A table that is mounted several times is one object. Mounts inside mounts multiply the paths to a
/// table, so functions that follow all paths need a limit.
package final class LinkedTable: Sendable {
  package let table: CompiledTable
  /// The mounted tables by the index of the mount in the model's `routes`.
  package let mounts: [Int: LinkedTable]

  /// The most lines of an app that are compared or exported. Enums that mount each other twice have
  /// twice as many lines at each level.
  package static let maximumLines = 20_000

  package init(_ table: CompiledTable, mounts: [Int: LinkedTable] = [:]) {
    self.table = table
    self.mounts = mounts
  }

  package var model: TableModel { table.model }

  /// The patterns of the table, without those of the mounted tables.
  package var entries: [TableEntry] { table.entries }

  /// The table and all that it mounts, each once.
  var withMounted: [LinkedTable] {
    var seen: Set<ObjectIdentifier> = []
    var tables: [LinkedTable] = []
    var pending = [self]
    while let table = pending.popLast() {
      guard seen.insert(ObjectIdentifier(table)).inserted else { continue }
      tables.append(table)
      pending += table.mounts.sorted { $0.key > $1.key }.map(\.value)
    }
    return tables
  }

  /// The models of all tables that it mounts, each with the mount that leads there.
  var mountedModels: [(mount: RouteModel, model: TableModel)] {
    mounts.sorted { $0.key < $1.key }.flatMap { index, mounted in
      mounted.withMounted.map { (model.routes[index], $0.model) }
    }
  }
}
