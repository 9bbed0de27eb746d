import TurnpikeTable

extension TableEncoder {
  /// Appends the links in the file's examples, each with its pattern.
  mutating func appendExamples(
    _ entries: [Address<EntryRecord>]
  ) -> Address<ListRecord<ExampleRecord>> {
    var examples: [(entry: Address<EntryRecord>, link: String)] = []
    for index in tree.entries.indices {
      for example in tree.entries[index].line.examples {
        examples.append((entries[index], example.link))
      }
    }
    let list = writer.reserveList(of: ExampleRecord.self, count: examples.count)
    for (index, example) in examples.enumerated() {
      let record: Address<ExampleRecord> = list.element(index)
      writer.set(ExampleRecord.entry, of: record, to: example.entry)
      writer.set(ExampleRecord.link, of: record, to: writer.text(example.link))
    }
    return list
  }
}
