import TurnpikeTable

/// Records and their fields. The record types that a reader uses define the layout.
extension TableWriter {
  /// Reserves memory for a record, to be filled in later.
  mutating func reserve<Record: RecordLayout>(_ record: Record.Type) -> Address<Record> {
    reserve(record, size: Record.size)
  }

  /// Reserves memory for a record and the bytes after its fields.
  mutating func reserve<Record: RecordLayout>(
    _ record: Record.Type, size: Int
  ) -> Address<Record> {
    Address(reserve(size))
  }

  mutating func set<Record, Value: FieldEncoding>(
    _ field: Field<Record, Value>, of record: Address<Record>, to value: Value
  ) {
    value.write(to: &self, at: record.offset + field.offset)
  }

  /// Appends a list of numbers or addresses.
  mutating func append<Element: FieldEncoding>(
    list elements: [Element]
  ) -> Address<ListRecord<Element>> {
    let width = TableNumber.width
    let list = Address<ListRecord<Element>>(reserve((1 + elements.count) * width))
    write(number: elements.count, at: list.offset)
    for index in elements.indices {
      elements[index].write(to: &self, at: list.offset + (1 + index) * width)
    }
    return list
  }

  /// Reserves memory for a list of records, to be filled in later.
  mutating func reserveList<Record: RecordLayout>(
    of record: Record.Type, count: Int
  ) -> Address<ListRecord<Record>> {
    let list = Address<ListRecord<Record>>(reserve(TableNumber.width + count * Record.size))
    write(number: count, at: list.offset)
    return list
  }

  /// Appends a map from texts to nodes, which are filled in later. Returns its first slot, the number
  /// of bits of a hash that it uses, and the node of each text.
  mutating func append(
    map texts: [[UInt8]]
  ) -> (slots: Address<NodeRecord>, bits: SmallNumber, nodes: [Address<NodeRecord>]) {
    let bits = TextMap.bits(for: texts.count)
    if bits == 0 { return (Address(offset), SmallNumber(digit: 0), []) }
    // An empty slot follows the last text.
    var isTaken = [Bool](repeating: false, count: 1 << bits)
    let indices = texts.map { text in
      var index = TextHash(text).slot(bits: bits)
      while isTaken[index] { index += 1 }
      isTaken[index] = true
      if index + 1 == isTaken.count { isTaken.append(false) }
      return index
    }
    let slots = reserve(NodeRecord.self, size: isTaken.count * NodeRecord.size)
    let empty = TextHead.bytes(of: [])
    for index in isTaken.indices {
      write(empty, at: slots.inner(NodeRecord.slot(index)).inner(NodeRecord.head).offset)
    }
    let nodes = indices.map { slots.inner(NodeRecord.slot($0)) }
    for index in nodes.indices {
      write(TextHead.bytes(of: texts[index]), at: nodes[index].inner(NodeRecord.head).offset)
      set(NodeRecord.text, of: nodes[index], to: text(texts[index]))
    }
    return (slots, SmallNumber(digit: bits), nodes)
  }
}

/// A value of a field, as the compiler writes it.
protocol FieldEncoding {
  func write(to writer: inout TableWriter, at offset: Int)
}

extension Int: FieldEncoding {
  func write(to writer: inout TableWriter, at offset: Int) {
    writer.write(number: self, at: offset)
  }
}

extension Address: FieldEncoding {
  func write(to writer: inout TableWriter, at offset: Int) {
    writer.write(number: self.offset, at: offset)
  }
}

/// Nil is stored as 0.
extension Optional: FieldEncoding where Wrapped: AddressField & FieldEncoding {
  func write(to writer: inout TableWriter, at offset: Int) {
    if let self { self.write(to: &writer, at: offset) } else { writer.write(number: 0, at: offset) }
  }
}

/// 64 bits in three numbers, the lowest first.
extension WideNumber: FieldEncoding {
  func write(to writer: inout TableWriter, at offset: Int) {
    writer.write(number: Int(bits & 0xFF_FFFF), at: offset)
    writer.write(number: Int(bits >> 24 & 0xFF_FFFF), at: offset + TableNumber.width)
    writer.write(number: Int(bits >> 48), at: offset + 2 * TableNumber.width)
  }
}

extension FieldEncoding where Self: DigitValue {
  func write(to writer: inout TableWriter, at offset: Int) {
    writer.write(digit: digit, at: offset)
  }
}

extension Bool: FieldEncoding {}
extension EndKind: FieldEncoding {}
extension PieceRecord.Form: FieldEncoding {}
extension PieceRecord.Kind: FieldEncoding {}
extension SmallNumber: FieldEncoding {}
extension ValueKind: FieldEncoding {}
