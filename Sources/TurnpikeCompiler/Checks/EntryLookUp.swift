import TurnpikeTable

/// Asks the table itself which entry answers a link, types of the user's own taken to accept every
/// text and mounts to answer nothing.
struct EntryLookUp {
  private let table: CompiledTable
  private let indices: [Address<EntryRecord>: Int]

  init(_ table: CompiledTable, _ entries: [Address<EntryRecord>]) {
    self.table = table
    var indices: [Address<EntryRecord>: Int] = [:]
    for (index, entry) in entries.enumerated() { indices[entry] = index }
    self.indices = indices
  }

  /// The index of the entry that answers the path of a link; nil for none.
  func entry(of link: String) -> Int? {
    let view = table.storage.view
    return LinkBytes.read(link) { link in
      var search = LinkSearch()
      while let match = search.next(in: link, view, { _, _ in true }) {
        if !match.isMount { return indices[match.entry] }
      }
      return nil
    }
  }
}
