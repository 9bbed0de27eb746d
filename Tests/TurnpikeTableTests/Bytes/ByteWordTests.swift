import TestSupport
import Testing

@testable import TurnpikeTable

/// What is read eight bytes at a time, against the same byte by byte.
@Suite struct ByteWordTests {
  /// Every mark, bytes that look like marks to a word, their neighbours, zero and other scripts.
  private static let alphabet = Array("/?#%!'\"$&.0>@a~\u{0}é".utf8)

  private static func randomText(_ generator: inout SeededGenerator, below length: Int) -> [UInt8] {
    (0..<generator.below(length)).map { _ in
      generator.chance(33) ? generator.pick(alphabet) : UInt8(ascii: "a")
    }
  }

  @Test func aWordHasTheBytesFromAnIndexAndThenSlashes() {
    for count in 0..<20 {
      let bytes = ContiguousArray((0..<UInt8(count)).map { $0 + 1 })
      for index in 0...count + 9 {
        let word = ByteWord(bytes.span, at: index)
        for offset in 0..<8 {
          let position = index + offset
          let expected = position < count ? bytes[position] : UInt8(ascii: "/")
          #expect(word[offset] == expected, "\(offset) from \(index) of \(count)")
        }
      }
    }
  }

  @Test func segmentsAreThoseOfASplit() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<20_000 {
      let text = Self.randomText(&generator, below: 40)
      let link = ContiguousArray(text)
      let end = text.firstIndex { "?#".utf8.contains($0) } ?? text.count
      let expected = text[..<end].split(separator: UInt8(ascii: "/")).map { Array($0) }
      var segments = PathSegments(from: 0)
      var found: [[UInt8]] = []
      while let segment = segments.next(in: link.span) {
        found.append(Array(text[segment.range]))
        #expect(segment.hasPercent == found[found.count - 1].contains(UInt8(ascii: "%")))
      }
      #expect(found == expected, "\(text)")
      #expect(segments.position == end, "\(text)")
    }
  }

  /// A segment that is longer than its dots by a zero is no dot segment.
  @Test(arguments: [(".", true), ("..", true), (".\0", false), ("..\0", false), ("...", false)])
  func dotSegments(text: String, isDots: Bool) {
    let link = ContiguousArray(text.utf8)
    var segments = PathSegments(from: 0)
    #expect(segments.next(in: link.span)?.isDots == isDots)
  }

  @Test func bytesAreFoundAndCompared() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let text = Self.randomText(&generator, below: 30)
      let link = ContiguousArray(text)
      let lower = generator.below(text.count + 1)
      let range = lower..<lower + generator.below(text.count - lower + 1)
      let byte = generator.pick(Self.alphabet)
      let expected = text[range].firstIndex(of: byte) ?? range.upperBound
      let index = link.span.firstIndex(of: byte, in: range)
      #expect(index == expected, "\(text) \(range) \(byte)")
      let other = generator.chance(50) ? Array(text[range]) : Self.randomText(&generator, below: 9)
      let span = ContiguousArray(other)
      let isThere = text[lower...].starts(with: other)
      let found = link.span.hasText(span.span, at: lower)
      #expect(found == isThere, "\(text) \(lower) \(other)")
    }
  }

  /// A text has one hash, whether or not it is written with escapes.
  @Test func aHashIsThatOfTheDecodedText() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let text = Self.randomText(&generator, below: 30).filter { $0 < 0x80 && $0 != 0x25 }
      let escaped = text.flatMap { byte -> [UInt8] in
        generator.chance(30)
          ? Array("%\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8) : [byte]
      }
      let link = ContiguousArray(escaped)
      let written = EncodedText(0..<link.count, of: link.span)
      let hash = written.hash(in: link.span)
      let isEqual = written.isEqual(to: ContiguousArray(text).span, in: link.span)
      #expect(hash == TextHash(text), "\(text)")
      #expect(isEqual, "\(text)")
    }
  }
}
