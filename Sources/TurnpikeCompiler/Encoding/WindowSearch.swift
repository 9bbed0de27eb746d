import TurnpikeTable

/// The numbers by which a `LiteralWindow` tells a few keys apart: found by trying.
struct WindowSearch {
  let slotShift: Int
  /// Of printable bytes.
  let multiplier: UInt64
  /// The index of the key in each slot, nil for a free one.
  private(set) var slots: [Int?]

  private static let maximumKeys = 48
  private static let maximumTries = 200

  /// Nil for many keys.
  init?(_ keys: [UInt64]) {
    guard keys.count <= Self.maximumKeys else { return nil }
    // With fewer slots than a tenth of the pairs, hardly any multiplier parts all keys.
    let minimum = max(keys.count, keys.count * keys.count / 10)
    var bits = 1
    while 1 << bits < minimum { bits += 1 }
    for bits in bits...(bits + 2) {
      for seed in 0..<Self.maximumTries {
        self.init(
          slotShift: 64 - bits, seed: seed, slots: Array(repeating: nil, count: 1 << bits))
        if place(keys) { return }
      }
    }
    return nil
  }

  private init(slotShift: Int, seed: Int, slots: [Int?]) {
    self.slotShift = slotShift
    self.slots = slots
    multiplier = seed == 0 ? Self.firstMultiplier : Self.multiplier(seed)
  }

  /// That which parts the keys of most states.
  private static let firstMultiplier = multiplier(0)

  private static func multiplier(_ seed: Int) -> UInt64 {
    var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    var multiplier: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      multiplier |= UInt64(TableDigit.byte(of: Int(truncatingIfNeeded: state >> 40))) &<< shift
      shift += 8
    }
    return multiplier
  }

  private mutating func place(_ keys: [UInt64]) -> Bool {
    for index in keys.indices {
      let slot = LiteralsRecord.windowSlot(
        of: keys[index], multiplier: multiplier, shift: UInt64(slotShift))
      if slots[slot] != nil { return false }
      slots[slot] = index
    }
    return true
  }
}
