import TurnpikeTable

extension TableEncoder {
  private typealias Layout = TableLayout

  /// The patterns, each with its parameters, conditions, attributes and segments.
  mutating func appendEntries() {
    for (index, entry) in trie.entries.enumerated() {
      let parameters = parameters(of: entry)
      let conditions = appendConditions(entry)
      let attributes = appendAttributes(entry.attributes)
      let segments = appendSegments(entry)
      let pattern = writer.text(entry.pattern.text)
      let offset = writer.reserve(Layout.Entry.size)
      writer.write(number: entry.route, at: offset + Layout.Entry.route)
      writer.write(
        number: model.routes[entry.route].parameters.count,
        at: offset + Layout.Entry.parameterCount)
      writer.write(number: conditions, at: offset + Layout.Entry.conditions)
      writer.write(number: pattern, at: offset + Layout.Entry.pattern)
      var flags = entry.hasQueryParameters ? Layout.Entry.hasQueryParameters : 0
      if !entry.isUnconditional { flags |= Layout.Entry.isConditional }
      if entry.isMount { flags |= Layout.Entry.isMount }
      if automaton.isUnchecked[index] { flags |= Layout.Entry.isUnchecked }
      writer.write(digit: flags, at: offset + Layout.Entry.flags)
      writer.write(number: attributes, at: offset + Layout.Entry.attributes)
      writer.write(number: segments, at: offset + Layout.Entry.segments)
      writer.append(parameters)
      entryOffsets.append(offset)
    }
  }

  private mutating func appendConditions(_ entry: TableEntry) -> Int {
    if entry.conditions.isEmpty { return 0 }
    let texts = entry.conditions.map { (writer.text($0.key), writer.text($0.value)) }
    let offset = writer.offset
    writer.append(number: texts.count)
    for (key, value) in texts {
      writer.append(number: key)
      writer.append(number: value)
    }
    return offset
  }
}
