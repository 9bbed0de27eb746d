import TurnpikeTable

/// Asks the table itself which entry answers a link, types of the user's own taken to accept every
/// text and mounts to answer nothing.
struct EntryLookUp {
  private let table: CompiledTable
  /// Ascending.
  private let entries: [Address<EntryRecord>]

  init(_ table: CompiledTable, _ entries: [Address<EntryRecord>]) {
    self.table = table
    self.entries = entries
  }

  /// The index of the entry that answers the path of a link; nil for none.
  @_optimize(none)
  func entry(of link: String) -> Int? {
    var answer: Address<EntryRecord>?
    var link = link
    withExtendedLifetime(table.storage) {
      link.withUTF8 { bytes in
        table.storage.view.match(
          UnsafeRawBufferPointer(bytes), custom: { _, _ in true }, mount: { _ in false }
        ) {
          answer = $0.match?.entryAddress
        }
      }
    }
    guard let answer else { return nil }
    var (lower, upper) = (0, entries.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if entries[middle] < answer { lower = middle + 1 } else { upper = middle }
    }
    return lower < entries.count && entries[lower] == answer ? lower : nil
  }
}
