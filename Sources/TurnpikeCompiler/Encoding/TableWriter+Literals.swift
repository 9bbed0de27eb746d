import TurnpikeTable

/// The slots of literals, and what goes on behind eight bytes of one.
extension TableWriter {
  private typealias Node = TableLayout.Node
  private typealias Slot = TableLayout.Slot
  private typealias Next = TableLayout.Next

  /// What is left of a literal, and the node that it leads to.
  struct Literal {
    let text: ArraySlice<UInt8>
    let target: Int
  }

  /// A slot whose literals go on behind their eight bytes.
  private struct Longer {
    let slot: Int
    let literals: [Literal]
  }

  /// Writes the numbers of a look-up and its slots into the room at an offset, and behind all else
  /// what goes on past eight bytes; false where no perfect hash is found.
  mutating func fill(_ lookUp: LiteralLookUp, _ literals: [Literal], at node: Int) -> Bool {
    var open = fillSlots(lookUp, literals, at: node)
    while let longer = open.popLast() {
      let slot = longer.slot
      let rest = longer.literals.map { Literal(text: $0.text.dropFirst(8), target: $0.target) }
      guard let lookUp = LiteralLookUp(rest.map(\.text)) else { return false }
      if lookUp.groups.count == 1 {
        let next = reserve(Slot.size)
        write(number: next, at: slot + Slot.target)
        write(digit: Next.slot, at: slot + Slot.next)
        if let longer = fill(slot: next, rest) { open.append(longer) }
      } else {
        let next = reserve(lookUp.size)
        write(number: next, at: slot + Slot.target)
        write(
          digit: lookUp.isHashed ? Next.hashedWindow : Next.window, at: slot + Slot.next)
        open += fillSlots(lookUp, rest, at: next)
      }
    }
    return true
  }

  /// Writes the numbers of a hash.
  mutating func fill(_ hash: PerfectHash, at node: Int) {
    write(digit: hash.slotShift, at: node + Node.slotShift)
    write(digit: hash.bucketShift, at: node + Node.bucketShift)
    for (bucket, displacement) in hash.displacements.enumerated() {
      write(shortNumber: displacement, at: node + hash.buckets + bucket * 2)
    }
  }

  /// The slots whose literals go on.
  private mutating func fillSlots(
    _ lookUp: LiteralLookUp, _ literals: [Literal], at node: Int
  ) -> [Longer] {
    switch lookUp.search {
    case .window(let window):
      write(digit: window.slotShift, at: node + Node.slotShift)
      write(word: window.multiplier, at: node + Node.multiplier)
    case .hash(let hash): fill(hash, at: node)
    }
    var open: [Longer] = []
    let slots = lookUp.slots
    for index in slots.indices {
      let slot = node + Node.slots + index * Slot.size
      if let group = slots[index] {
        let members = lookUp.groups[group]
        let group = members.count == 1 ? [literals[members[0]]] : members.map { literals[$0] }
        if let longer = fill(slot: slot, group) { open.append(longer) }
      } else {
        write(word: LiteralWord.slashes, at: slot + Slot.text)
        write(digit: Slot.isLong, at: slot + Slot.count)
      }
    }
    return open
  }

  /// Writes literals that agree in their next eight bytes; gives them back where they go on.
  private mutating func fill(
    slot: Int, _ literals: [Literal]
  ) -> Longer? {
    guard let literal = literals.first else { return nil }
    let (text, target) = (literal.text, literal.target)
    write(word: LiteralWord(text).word, at: slot + Slot.text)
    if text.count > Slot.mostBytes {
      write(digit: Slot.isLong, at: slot + Slot.count)
      return Longer(slot: slot, literals: literals)
    }
    write(digit: text.count, at: slot + Slot.count)
    write(number: target, at: slot + Slot.target)
    return nil
  }
}
