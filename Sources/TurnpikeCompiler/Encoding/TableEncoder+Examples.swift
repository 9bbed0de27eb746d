extension TableEncoder {
  /// The links that the file gives as examples, each with its pattern.
  mutating func appendExamples() -> Int {
    var pairs: [(entry: Int, link: Int)] = []
    for (index, entry) in trie.entries.enumerated() {
      for example in entry.examples {
        pairs.append((entryOffsets[index], writer.text(example.link)))
      }
    }
    let offset = writer.offset
    writer.append(number: pairs.count)
    for (entry, link) in pairs {
      writer.append(number: entry)
      writer.append(number: link)
    }
    return offset
  }
}
