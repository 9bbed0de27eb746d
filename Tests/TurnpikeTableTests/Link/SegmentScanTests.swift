import TestSupport
import Testing

@testable import TurnpikeTable

@Suite struct SegmentScanTests {
  /// Reads byte by byte what the scan reads eight at a time.
  private func reference(_ link: [UInt8], from position: Int) -> (offset: Int, mark: UInt8) {
    var offset = position
    while offset < link.count {
      if "/?#%".utf8.contains(link[offset]) { return (offset, link[offset]) }
      offset += 1
    }
    return (offset, UInt8(ascii: "/"))
  }

  @Test func agreesWithAByteByByteScanAtEveryOffset() {
    // Every mark, the two bytes that look like marks to the word test, their neighbours, zero and
    // bytes of other scripts.
    let alphabet = Array("/?#%!'\"$&.0>@a~\u{0}é".utf8)
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<4_000 {
      let link = (0..<generator.below(40)).map { _ in
        generator.below(3) == 0 ? alphabet[generator.below(alphabet.count)] : UInt8(ascii: "a")
      }
      link.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        let text = ByteSpan(start: start, count: link.count)
        for position in 0...link.count {
          let scanned = text.segmentEnd(from: position, text.word(at: position))
          let expected = reference(link, from: position)
          #expect(scanned.offset == expected.offset, "\(link) at \(position)")
          #expect(scanned.mark == expected.mark, "\(link) at \(position)")
        }
      }
    }
  }

  /// Segment by segment what the scan of a rest sees eight bytes at a time.
  private func restReference(_ link: [UInt8], from start: Int) -> (offset: Int, mark: UInt8) {
    var start = start
    while true {
      var end = start
      while end < link.count, !"/?#".utf8.contains(link[end]) { end += 1 }
      let segment = link[start..<end]
      if segment.elementsEqual(".".utf8) || segment.elementsEqual("..".utf8) {
        return (start, UInt8(ascii: "."))
      }
      if end == link.count { return (end, UInt8(ascii: "/")) }
      if link[end] != UInt8(ascii: "/") { return (end, link[end]) }
      start = end + 1
    }
  }

  @Test func aRestIsScannedAsItsSegmentsAre() {
    // Much of what a dot can stand beside, little of what ends a path.
    let alphabet = Array("////....aaaaaaaaaa..//!'$&0@~\u{0}é".utf8) + Array("?#%".utf8)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let common = generator.below(2) == 0 ? alphabet.count : alphabet.count - 3
      let link = (0..<generator.below(40)).map { _ in alphabet[generator.below(common)] }
      link.withUnsafeBytes { bytes in
        let text = ByteSpan(bytes, orEmptyAt: UnsafeRawPointer(bitPattern: 8)!)
        let start = generator.below(link.count + 1)
        let end = text.restEnd(from: start)
        #expect(
          (end.offset, end.mark) == restReference(link, from: start),
          "\(String(decoding: link, as: UTF8.self)) \(start)")
      }
    }
  }

  @Test func wordsHaveSlashesBehindTheEndAndKeysEndAtTheFirst() {
    for count in 0...20 {
      let link = (0..<count).map { UInt8(ascii: "a") + UInt8($0) }
      link.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        let text = ByteSpan(start: start, count: count)
        for position in 0...count {
          let rest = Array(link[position...].prefix(8))
          let word = text.word(at: position)
          let padded = rest + Array(repeating: UInt8(ascii: "/"), count: 8 - rest.count)
          #expect(withUnsafeBytes(of: word.littleEndian) { Array($0) } == padded)
          let key = word & SegmentMark.maskThroughSlash(word)
          let zeros = Array(repeating: UInt8(0), count: 8)
          #expect(
            withUnsafeBytes(of: key.littleEndian) { Array($0) }
              == Array((rest + [UInt8(ascii: "/")] + zeros).prefix(8)))
        }
      }
    }
  }

  @Test func aByteIsFoundAtItsFirstPlace() {
    for count in 0...20 {
      for first in 0...count {
        // Before it, bytes that differ in one bit; behind it, the byte again.
        let link = (0..<count).map { index -> UInt8 in
          index < first ? UInt8(ascii: "#") ^ (1 << (index % 8)) : UInt8(ascii: "#")
        }
        link.withUnsafeBytes { bytes in
          let text = ByteSpan(bytes, orEmptyAt: UnsafeRawPointer(bitPattern: 8)!)
          for start in 0...count {
            #expect(text.firstIndex(of: UInt8(ascii: "#"), from: start) == max(start, first))
          }
        }
      }
    }
  }

  @Test func aReadingLeavesTheRoomForItsSegments() {
    #expect(MemoryLayout<MatchFrame>.size <= MatchFrame.restStartOffset)
    let places = MatchFrame.segmentCapacity * MemoryLayout<ByteSpan>.stride
    #expect(MatchFrame.segmentsOffset + places <= MatchFrame.shortLinkOffset)
    #expect(MatchFrame.shortLinkOffset + 16 <= MatchFrame.decodedOffset)
    #expect(MatchFrame.decodedOffset + MatchFrame.decodedCapacity == LinkLookUp.bufferSize)
  }

  @Test func shortTextsAreTheStringsOfTheirBytes() {
    // Every length about the fifteen bytes of a small string, ASCII and not, anywhere in a link.
    for count in 0...18 {
      for last in [UInt8(ascii: "z"), 0, 0x7F, 0xC3] {
        let text = (0..<count).map { $0 == count - 1 ? last : UInt8(ascii: "A") + UInt8($0) }
        for before in [0, 1, 7, 9] {
          for behind in [0, 1, 8] {
            let link =
              Array(repeating: UInt8(ascii: "-"), count: before) + text
              + Array(repeating: UInt8(ascii: "+"), count: behind)
            let made = link.withUnsafeBytes { bytes in
              let link = ByteSpan(bytes, orEmptyAt: UnsafeRawPointer(bitPattern: 8)!)
              let start = link.start + before
              let segment = ByteSpan(start: start, end: start + count)
              let short = count == 0 ? nil : String(shortSegment: segment, of: link)
              return short ?? String(segment: segment)
            }
            let expected = String(decoding: text, as: UTF8.self)
            #expect(made == expected)
            #expect(made.hashValue == expected.hashValue)
            #expect(Array(made.utf8) == Array(expected.utf8))
            #expect(made + "é" == expected + "é")
          }
        }
      }
    }
  }

  @Test func smallLettersBeforeASlashAreSeenAtOnce() {
    let alphabet = Array("aaaammmz`/~\u{7F}@AZ0-_//:.".utf8) + [0x00, 0xAF, 0xC3, 0xFF]
    var random = SeededGenerator(seed: 12)
    for _ in 0..<50_000 {
      let common = Bool.random(using: &random) ? alphabet.count : 11
      let bytes = (0..<8).map { _ in alphabet[Int.random(in: 0..<common, using: &random)] }
      let word = bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
      let text = bytes.prefix { $0 != UInt8(ascii: "/") }
      let areSmall = text.allSatisfy { 0x60...0x7E ~= $0 }
      let expected = areSmall && text.count == 8 ? nil : areSmall
      #expect(SegmentMark.areSmallLettersBeforeSlash(word) == expected, "\(bytes)")
    }
  }

  @Test func hashesTellTextsApartThatDifferInTrailingZeroBytes() {
    #expect(SegmentHash.key([97]) != SegmentHash.key([97, 0]))
    #expect(
      SegmentHash.key(Array(repeating: 97, count: 8))
        != SegmentHash.key(Array(repeating: 97, count: 8) + [0]))
  }
}
