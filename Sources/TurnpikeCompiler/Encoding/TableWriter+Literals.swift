import TurnpikeTable

/// The slots of literals, and what goes on behind eight bytes of one.
extension TableWriter {
  /// What is left of a literal, and the node that it leads to.
  struct Literal {
    let text: ArraySlice<UInt8>
    let target: Address<NodeRecord>
  }

  /// A slot whose literals go on behind their eight bytes.
  private struct Longer {
    let slot: Address<SlotRecord>
    let literals: [Literal]
  }

  /// Writes the numbers of a look-up and its slots into memory that is reserved, and behind all else
  /// what goes on past eight bytes; false where no perfect hash is found.
  @_optimize(none)
  mutating func fill(
    _ lookUp: LiteralLookUp, _ literals: [Literal], at record: Address<LiteralsRecord>
  ) -> Bool {
    var open = fillSlots(lookUp, literals, at: record)
    while let longer = open.popLast() {
      let rest = longer.literals.map { Literal(text: $0.text.dropFirst(8), target: $0.target) }
      guard let lookUp = LiteralLookUp(rest.map(\.text)) else { return false }
      if lookUp.groups.count == 1 {
        let next = reserve(SlotRecord.self)
        set(SlotRecord.nextSlot, of: longer.slot, to: next)
        set(SlotRecord.continuation, of: longer.slot, to: .slot)
        if let longer = fill(next, rest) { open.append(longer) }
      } else {
        let next = reserve(LiteralsRecord.self, size: lookUp.size)
        set(SlotRecord.nextLiterals, of: longer.slot, to: next)
        set(
          SlotRecord.continuation, of: longer.slot, to: lookUp.isHashed ? .hashedWindow : .window)
        open += fillSlots(lookUp, rest, at: next)
      }
    }
    return true
  }

  /// Writes the numbers of a hash.
  @_optimize(none)
  mutating func fill<Record: SlottedLayout>(_ hash: PerfectHash, at record: Address<Record>) {
    set(Record.slotShift, of: record, to: ShiftCount(digit: hash.slotShift))
    set(Record.bucketShift, of: record, to: ShiftCount(digit: hash.bucketShift))
    for (bucket, displacement) in hash.displacements.enumerated() {
      set(Record.displacement(bucket), of: record, to: displacement)
    }
  }

  /// The slots whose literals go on.
  private mutating func fillSlots(
    _ lookUp: LiteralLookUp, _ literals: [Literal], at record: Address<LiteralsRecord>
  ) -> [Longer] {
    switch lookUp.search {
    case .window(let window):
      set(LiteralsRecord.slotShift, of: record, to: ShiftCount(digit: window.slotShift))
      set(LiteralsRecord.multiplier, of: record, to: window.multiplier)
    case .hash(let hash): fill(hash, at: record)
    }
    var open: [Longer] = []
    let slots = lookUp.slots
    for index in slots.indices {
      let slot = record.inner(LiteralsRecord.slot(index))
      if let group = slots[index] {
        let members = lookUp.groups[group]
        let group = members.count == 1 ? [literals[members[0]]] : members.map { literals[$0] }
        if let longer = fill(slot, group) { open.append(longer) }
      } else {
        set(SlotRecord.text, of: slot, to: LiteralWord.slashes)
        set(SlotRecord.length, of: slot, to: .none)
      }
    }
    return open
  }

  /// Writes literals that agree in their next eight bytes; gives them back where they go on.
  private mutating func fill(_ slot: Address<SlotRecord>, _ literals: [Literal]) -> Longer? {
    guard let literal = literals.first else { return nil }
    let (text, target) = (literal.text, literal.target)
    set(SlotRecord.text, of: slot, to: LiteralWord(text).word)
    if text.count > LiteralLength.maximum.digit {
      set(SlotRecord.length, of: slot, to: .none)
      return Longer(slot: slot, literals: literals)
    }
    set(SlotRecord.length, of: slot, to: LiteralLength(digit: text.count))
    set(SlotRecord.target, of: slot, to: target)
    return nil
  }
}
