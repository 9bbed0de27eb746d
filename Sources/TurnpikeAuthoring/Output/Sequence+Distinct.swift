extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  var distinct: [Element] { distinct { $0 } }
}

extension Sequence {
  /// The first element with each key. For texts that are not ASCII, use their bytes as the key:
  /// equal strings can have different bytes.
  func distinct<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
