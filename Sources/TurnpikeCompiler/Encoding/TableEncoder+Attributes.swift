import TurnpikeTable

extension TableEncoder {
  /// Appends attributes with their values, and the inherited attributes. Returns nil if there are
  /// no attributes.
  mutating func appendAttributes(_ chain: AttributeChain?) -> Address<AttributesRecord>? {
    // The outermost level comes first, because each level refers to the level that it inherits.
    var levels: [AttributeChain] = []
    var next = chain
    while let level = next, attributes[ObjectIdentifier(level)] == nil {
      levels.append(level)
      next = level.inherited
    }
    var inherited = next.flatMap { attributes[ObjectIdentifier($0)] }
    for level in levels.reversed() {
      let record = writer.reserve(AttributesRecord.self)
      let list = writer.reserveList(of: AttributeRecord.self, count: level.own.count)
      for (index, attribute) in level.own.enumerated() {
        let pair: Address<AttributeRecord> = list.element(index)
        writer.set(AttributeRecord.name, of: pair, to: writer.text(attribute.name))
        writer.set(AttributeRecord.value, of: pair, to: attribute.value.map { writer.text($0) })
      }
      writer.set(AttributesRecord.inherited, of: record, to: inherited)
      writer.set(AttributesRecord.own, of: record, to: list)
      attributes[ObjectIdentifier(level)] = record
      inherited = record
    }
    return inherited
  }
}
