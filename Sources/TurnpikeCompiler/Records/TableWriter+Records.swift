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

  mutating func set<Record>(
    _ field: Field<Record, Int>, of record: Address<Record>, to number: Int
  ) {
    write(number: number, at: record.offset + field.offset)
  }

  mutating func set<Record, Digit: DigitValue>(
    _ field: Field<Record, Digit>, of record: Address<Record>, to value: Digit
  ) {
    write(digit: value.digit, at: record.offset + field.offset)
  }

  mutating func set<Record, Target>(
    _ field: Field<Record, Address<Target>>, of record: Address<Record>,
    to target: Address<Target>
  ) {
    write(number: target.offset, at: record.offset + field.offset)
  }

  mutating func set<Record, Target>(
    _ field: Field<Record, Address<Target>?>, of record: Address<Record>,
    to target: Address<Target>?
  ) {
    write(number: target?.offset ?? 0, at: record.offset + field.offset)
  }

  mutating func set<Record>(
    _ field: Field<Record, WideNumber>, of record: Address<Record>, to bits: UInt64
  ) {
    write(wideNumber: bits, at: record.offset + field.offset)
  }

  /// A list of numbers.
  mutating func append(list numbers: [Int]) -> Address<ListRecord<Int>> {
    let list = Address<ListRecord<Int>>(offset)
    append(number: numbers.count)
    for number in numbers { append(number: number) }
    return list
  }

  /// A list of addresses.
  mutating func append<Record>(
    list addresses: [Address<Record>]
  ) -> Address<ListRecord<Address<Record>>> {
    let list = Address<ListRecord<Address<Record>>>(offset)
    append(number: addresses.count)
    for address in addresses { append(number: address.offset) }
    return list
  }

  /// Reserves memory for a list of records, to be filled in later.
  mutating func reserveList<Record: RecordLayout>(
    of record: Record.Type, count: Int
  ) -> Address<ListRecord<Record>> {
    let list = Address<ListRecord<Record>>(offset)
    append(number: count)
    _ = reserve(count * Record.size)
    return list
  }

  /// Appends a map from texts to nodes, which are filled in later. Returns its first slot, the number
  /// of bits of a hash that it uses, and the node of each text.
  mutating func append(
    map texts: [[UInt8]]
  ) -> (slots: Address<NodeRecord>, bits: SmallNumber, nodes: [Address<NodeRecord>]) {
    let bits = TextMap.bits(for: texts.count)
    // An empty slot follows the last text.
    var isTaken = [Bool](repeating: false, count: bits == 0 ? 0 : 1 << bits)
    let indices = texts.map { text in
      var index = TextHash(text).slot(bits: bits)
      while isTaken[index] { index += 1 }
      isTaken[index] = true
      if index + 1 == isTaken.count { isTaken.append(false) }
      return index
    }
    let slots = reserve(NodeRecord.self, size: isTaken.count * NodeRecord.size)
    for index in isTaken.indices { set(head: [], of: slots.inner(NodeRecord.slot(index))) }
    let nodes = indices.map { slots.inner(NodeRecord.slot($0)) }
    for (text, node) in zip(texts, nodes) {
      set(head: text, of: node)
      set(NodeRecord.text, of: node, to: self.text(text))
    }
    return (slots, SmallNumber(digit: bits), nodes)
  }

  private mutating func set(head text: [UInt8], of node: Address<NodeRecord>) {
    write(TextHead.bytes(of: text), at: node.inner(NodeRecord.head).offset)
  }
}
