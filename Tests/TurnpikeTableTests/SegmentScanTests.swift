import Testing

@testable import TurnpikeTable

@Suite struct SegmentScanTests {
  /// Reads byte by byte what the scan reads eight at a time.
  private func reference(_ link: [UInt8], from position: Int) -> (count: Int, hasEscape: Bool) {
    var count = 0
    while position + count < link.count {
      switch link[position + count] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return (count, false)
      case UInt8(ascii: "%"): return (count, true)
      default: count += 1
      }
    }
    return (count, false)
  }

  @Test func agreesWithAByteByByteScanAtEveryOffset() {
    // Every mark, the two bytes that look like marks to the word test, their neighbours, zero and
    // bytes of other scripts.
    let alphabet = Array("/?#%!'\"$&.0>@a~\u{0}é".utf8)
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<4_000 {
      let link = (0..<random(40)).map { _ in
        random(3) == 0 ? alphabet[random(alphabet.count)] : UInt8(ascii: "a")
      }
      link.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        let text = LinkBytes(start: start, count: link.count)
        for position in 0...link.count {
          let scanned = ScannedSegment(scanning: text, from: position)
          let expected = reference(link, from: position)
          #expect(scanned.count == expected.count, "\(link) at \(position)")
          #expect(scanned.hasEscape == expected.hasEscape, "\(link) at \(position)")
          let segment = Array(link[position..<position + expected.count])
          #expect(scanned.hash == SegmentHash.hash(segment), "\(link) at \(position)")
        }
      }
    }
  }

  @Test func hashesTellTextsApartThatDifferInTrailingZeroBytes() {
    #expect(SegmentHash.hash([97]) != SegmentHash.hash([97, 0]))
    #expect(
      SegmentHash.hash(Array(repeating: 97, count: 8))
        != SegmentHash.hash(Array(repeating: 97, count: 8) + [0]))
  }
}
