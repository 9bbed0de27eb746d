import TurnpikeTable

/// A hash without collisions for the keys of one node: each bucket has the displacement under which
/// all its keys find a free slot, so that a look-up is one probe.
struct PerfectHash {
  let bucketShift: Int
  let slotShift: Int
  /// One a bucket.
  private(set) var displacements: [DigitPair]
  /// The index of the key in each slot, nil for a free one.
  private(set) var slots: [Int?]

  /// Nil when two keys are the same, which no displacement parts.
  init?(_ keys: [UInt64]) {
    guard Set(keys).count == keys.count else { return nil }
    var slotBits = Self.bits(atLeast: keys.count + keys.count / 4)
    let bucketBits = Self.bits(atLeast: keys.count / 4)
    while slotBits <= 22 {
      if let hash = PerfectHash(keys, bucketBits: bucketBits, slotBits: slotBits) {
        self = hash
        return
      }
      slotBits += 1
    }
    return nil
  }

  @_optimize(none)
  private init?(_ keys: [UInt64], bucketBits: Int, slotBits: Int) {
    bucketShift = 64 - bucketBits
    slotShift = 64 - slotBits
    displacements = Array(repeating: DigitPair(0), count: 1 << bucketBits)
    slots = Array(repeating: nil, count: 1 << slotBits)
    var buckets: [[Int]] = Array(repeating: [], count: 1 << bucketBits)
    let bits = keys.map { SegmentHash.bits(of: $0) }
    for (index, bits) in bits.enumerated() {
      buckets[SegmentHash.bucket(of: bits, shift: UInt64(bucketShift))].append(index)
    }
    // Full buckets first, while many slots are free.
    let order = buckets.indices.sorted { left, right in
      buckets[left].count == buckets[right].count
        ? left < right : buckets[left].count > buckets[right].count
    }
    for bucket in order where !buckets[bucket].isEmpty {
      guard place(bucket, buckets[bucket], bits) else { return nil }
    }
  }

  private mutating func place(_ bucket: Int, _ members: [Int], _ bits: [UInt64]) -> Bool {
    for number in 0..<DigitPair.count {
      let displacement = DigitPair(number)
      var found: [Int] = []
      for member in members {
        let slot = SegmentHash.slot(
          of: bits[member], displacement: displacement, shift: UInt64(slotShift))
        if slots[slot] != nil || found.contains(slot) { break }
        found.append(slot)
      }
      if found.count == members.count {
        for (slot, member) in zip(found, members) { slots[slot] = member }
        displacements[bucket] = displacement
        return true
      }
    }
    return false
  }

  /// At least one: a shift by 64 would be none.
  private static func bits(atLeast count: Int) -> Int {
    var bits = 1
    while 1 << bits < count { bits += 1 }
    return bits
  }
}
