import TurnpikeTable

extension TableEncoder {
  /// The patterns, each with its parameters, conditions, attributes and segments.
  mutating func appendEntries() {
    for (index, entry) in trie.entries.enumerated() {
      let parameterCount = model.routes[entry.route].parameters.count
      let record = writer.reserve(
        EntryRecord.self, size: EntryRecord.parameter(parameterCount).offset)
      var flags: EntryRecord.Flags = []
      if entry.isMount { flags.insert(.isMount) }
      if automaton.isUnchecked[index] { flags.insert(.isUnchecked) }
      writer.set(EntryRecord.route, of: record, to: entry.route)
      writer.set(EntryRecord.parameterCount, of: record, to: parameterCount)
      writer.set(EntryRecord.conditions, of: record, to: appendConditions(entry))
      writer.set(EntryRecord.pattern, of: record, to: writer.text(entry.pattern.text))
      writer.set(EntryRecord.flags, of: record, to: flags)
      writer.set(EntryRecord.attributes, of: record, to: appendAttributes(entry.attributes))
      writer.set(EntryRecord.restriction, of: record, to: appendRestriction(entry.restriction))
      writer.set(EntryRecord.segments, of: record, to: appendSegments(entry))
      fillParameters(
        model.routes[entry.route].parameters, of: entry.pattern, at: record)
      entries.append(record)
    }
  }

  /// What any link may carry, as the entry of a pattern that nothing matches; nil if there is nothing.
  mutating func appendSharedQuery() -> Address<SharedQueryRecord>? {
    guard let query = model.query else { return nil }
    let count = query.parameters.count
    let entry = writer.reserve(EntryRecord.self, size: EntryRecord.parameter(count).offset)
    writer.set(EntryRecord.parameterCount, of: entry, to: count)
    fillParameters(query.parameters, of: query.pattern, at: entry)
    let program = appendProgram(query.pattern)
    let record = writer.reserve(SharedQueryRecord.self)
    writer.set(SharedQueryRecord.entry, of: record, to: entry)
    writer.set(SharedQueryRecord.program, of: record, to: program)
    return record
  }

  private mutating func appendConditions(
    _ entry: TableEntry
  ) -> Address<ListRecord<ConditionRecord>>? {
    if entry.conditions.isEmpty { return nil }
    let list = writer.reserveList(of: ConditionRecord.self, count: entry.conditions.count)
    for (index, condition) in entry.conditions.enumerated() {
      let record: Address<ConditionRecord> = list.element(index)
      writer.set(ConditionRecord.key, of: record, to: writer.text(condition.key))
      writer.set(ConditionRecord.value, of: record, to: writer.text(condition.value))
    }
    return list
  }
}
