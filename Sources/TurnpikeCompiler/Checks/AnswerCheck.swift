import TurnpikeTable

/// Asks the table itself which entry answers a link, types of the user's own taken to accept every
/// text and mounts to answer nothing.
struct AnswerCheck {
  private let table: CompiledTable
  /// Ascending.
  private let entryOffsets: [Int]

  init(_ table: CompiledTable, _ entryOffsets: [Int]) {
    self.table = table
    self.entryOffsets = entryOffsets
  }

  /// The index of the entry that answers the path of a link; nil for none.
  func entry(of link: String) -> Int? {
    var offset = 0
    var link = link
    withExtendedLifetime(table.storage) {
      link.withUTF8 { bytes in
        table.storage.view.match(
          UnsafeRawBufferPointer(bytes), custom: { _, _ in true }, mount: { _ in false }
        ) { match, _ in
          offset = match.entry
        }
      }
    }
    var (lower, upper) = (0, entryOffsets.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if entryOffsets[middle] < offset { lower = middle + 1 } else { upper = middle }
    }
    return lower < entryOffsets.count && entryOffsets[lower] == offset ? lower : nil
  }
}
