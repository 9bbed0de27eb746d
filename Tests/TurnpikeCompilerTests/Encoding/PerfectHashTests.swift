import Testing
import TurnpikeTable

@testable import TurnpikeCompiler

/// Texts as routes files have them by the thousand: a look-up that found no displacements for them
/// would take more slots, and then more again.
@Suite struct PerfectHashTests {
  enum Shape: CaseIterable {
    case counted, countedFirst, differentAtTheEnd, long

    func text(_ index: Int) -> String {
      switch self {
      case .counted: "screen\(index)"
      case .countedFirst: "\(index)-page"
      // Eight bytes, so that the last is the highest of the key.
      case .differentAtTheEnd: "abcde" + String(46_656 / 36 + index, radix: 36)
      case .long: "a-long-name-before-" + String(repeating: "a", count: index % 250) + "\(index)"
      }
    }
  }

  @Test(arguments: Shape.allCases)
  func everyKeyHasASlotAmongFew(_ shape: Shape) throws {
    let count = 10_000
    let keys = (0..<count).map { SegmentHash.key(Array(shape.text($0).utf8)) }
    let hash = try #require(PerfectHash(keys))
    var wrong: [String] = []
    for (index, key) in keys.enumerated() {
      let bits = SegmentHash.bits(of: key)
      let bucket = SegmentHash.bucket(of: bits, shift: UInt64(hash.bucketShift))
      let slot = SegmentHash.slot(
        of: bits, displacement: hash.displacements[bucket], shift: UInt64(hash.slotShift))
      if hash.slots[slot] != index { wrong.append(shape.text(index)) }
    }
    #expect(wrong == [])
    // A quarter more than keys, rounded up to a power of two.
    #expect(hash.slots.count == 16_384)
    // A bucket's displacement stands in the slot with its number.
    #expect(hash.displacements.count <= hash.slots.count)
  }
}
