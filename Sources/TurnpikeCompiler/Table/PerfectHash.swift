import TurnpikeTable

/// A hash without collisions for the literals of one state: each bucket has the displacement under
/// which all its texts find a free slot, so that a look-up is one probe.
struct PerfectHash {
  let bucketBits: Int
  let slotBits: Int
  /// One a bucket.
  private(set) var displacements: [Int]
  /// The index of the text in each slot, nil for a free one.
  private(set) var slots: [Int?]

  /// Nil when two texts have the same hash of 64 bits: then no displacement parts them.
  init?(_ texts: [[UInt8]]) {
    let hashes = texts.map { SegmentHash.hash($0) }
    guard Set(hashes).count == hashes.count else { return nil }
    var slotBits = Self.bits(atLeast: texts.count + texts.count / 4)
    let bucketBits = Self.bits(atLeast: max(1, texts.count / 4))
    while slotBits <= 22 {
      if let hash = PerfectHash(hashes, bucketBits: bucketBits, slotBits: slotBits) {
        self = hash
        return
      }
      slotBits += 1
    }
    return nil
  }

  private init?(_ hashes: [UInt64], bucketBits: Int, slotBits: Int) {
    self.bucketBits = bucketBits
    self.slotBits = slotBits
    displacements = Array(repeating: 0, count: 1 << bucketBits)
    slots = Array(repeating: nil, count: 1 << slotBits)
    var buckets: [[Int]] = Array(repeating: [], count: 1 << bucketBits)
    for (index, hash) in hashes.enumerated() {
      buckets[SegmentHash.bucket(hash, bits: bucketBits)].append(index)
    }
    // Full buckets first, while there is room.
    let order = buckets.indices.sorted { left, right in
      buckets[left].count == buckets[right].count
        ? left < right : buckets[left].count > buckets[right].count
    }
    for bucket in order where !buckets[bucket].isEmpty {
      guard place(bucket, buckets[bucket], hashes) else { return nil }
    }
  }

  private mutating func place(_ bucket: Int, _ members: [Int], _ hashes: [UInt64]) -> Bool {
    for displacement in 0..<4_096 {
      var taken: [Int] = []
      for member in members {
        let slot = SegmentHash.slot(hashes[member], displacement: displacement, bits: slotBits)
        if slots[slot] != nil || taken.contains(slot) { break }
        taken.append(slot)
      }
      if taken.count == members.count {
        for (slot, member) in zip(taken, members) { slots[slot] = member }
        displacements[bucket] = displacement
        return true
      }
    }
    return false
  }

  private static func bits(atLeast count: Int) -> Int {
    var bits = 0
    while 1 << bits < count { bits += 1 }
    return bits
  }
}
