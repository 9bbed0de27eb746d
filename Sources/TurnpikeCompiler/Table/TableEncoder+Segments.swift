import TurnpikeTable

extension TableEncoder {
  private typealias Segment = TableLayout.Segment

  /// What an entry's pattern asks of each segment.
  mutating func appendSegments(_ entry: TableEntry) -> Int {
    let parameters = model.routes[entry.route].parameters
    let records = entry.pattern.segments.map { segment in
      switch segment {
      case .literal(let text):
        (kind: Segment.literal, text: writer.text(text), suffix: 0, check: 0, name: 0)
      case .capture(let prefix, let binding, let suffix):
        (
          kind: Segment.capture, text: writer.text(prefix), suffix: writer.text(suffix),
          check: check(binding.type), name: writer.text(parameters[binding.parameter].wireName)
        )
      case .rest(let binding):
        (
          kind: Segment.rest, text: writer.text(""), suffix: writer.text(""),
          check: check(binding.type), name: writer.text(parameters[binding.parameter].wireName)
        )
      }
    }
    let offset = writer.offset
    writer.append(number: records.count)
    for record in records {
      writer.append(number: record.kind)
      writer.append(number: record.text)
      writer.append(number: record.suffix)
      writer.append(number: record.check)
      writer.append(number: record.name)
    }
    return offset
  }

  /// Attributes with their values, and the offset of those that they inherit; 0 when there are none.
  mutating func appendAttributes(_ chain: AttributeChain?) -> Int {
    // From the outermost on, as each refers to the one that it inherits.
    var levels: [AttributeChain] = []
    var next = chain
    while let level = next, attributeOffsets[ObjectIdentifier(level)] == nil {
      levels.append(level)
      next = level.inherited
    }
    var offset = next.flatMap { attributeOffsets[ObjectIdentifier($0)] } ?? 0
    for level in levels.reversed() {
      let texts = level.own.map { attribute in
        (writer.text(attribute.name), attribute.value.map { writer.text($0) } ?? 0)
      }
      let inherited = offset
      offset = writer.offset
      writer.append(number: texts.count)
      writer.append(number: inherited)
      for (name, value) in texts {
        writer.append(number: name)
        writer.append(number: value)
      }
      attributeOffsets[ObjectIdentifier(level)] = offset
    }
    return offset
  }

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
