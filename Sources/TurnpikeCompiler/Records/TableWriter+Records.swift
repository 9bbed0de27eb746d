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

  /// Appends a map from texts to records. Returns its first slot, and the number of bits of a hash
  /// that it uses.
  mutating func append<Target>(
    map texts: [(text: [UInt8], target: Address<Target>)]
  ) -> (slots: Address<TextSlotRecord<Target>>, bits: HashBits) {
    typealias Slot = TextSlotRecord<Target>
    let bits = TextMap<Target>.bits(for: texts.count)
    let slots = reserve(Slot.self, size: bits == 0 ? 0 : Slot.size << bits)
    var isTaken = [Bool](repeating: false, count: 1 << bits)
    for (text, target) in texts {
      var index = TextHash(text).slot(bits: bits)
      while isTaken[index] { index = (index + 1) % isTaken.count }
      isTaken[index] = true
      set(Slot.text, of: slots.inner(Slot.slot(index)), to: self.text(text))
      set(Slot.target, of: slots.inner(Slot.slot(index)), to: target)
      let head = TextHead.bytes(of: text) ?? [UInt8](repeating: UInt8(ascii: "/"), count: 8)
      write(head, at: slots.inner(Slot.slot(index)).inner(Slot.head).offset)
    }
    return (slots, HashBits(digit: bits))
  }
}
