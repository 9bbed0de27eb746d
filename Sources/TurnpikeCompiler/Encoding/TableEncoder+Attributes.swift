extension TableEncoder {
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
}
