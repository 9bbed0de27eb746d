import TestSupport
import Testing

@testable import TurnpikeTable

@Suite struct QueryItemsTests {
  /// Most items are passed over by their first two bytes, wherever these stand in a word.
  @Test func theFirstValueOfAKeyIsTheFirstOfAllItemsThatHaveIt() {
    // Keys as long as what they are told by, and less; what stands beside `&`, and for other bytes.
    let keys = ["", "a", "aa", "ab", "aab", "abcabcabc", "+", " a", "a b", "&", "é"]
    let pieces = [
      "&", "&&", "=", "a", "b", "c", "abc", "%61", "%2", "%", "+", "'", "%26", "é", "\u{0}",
    ]
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let query = (0..<generator.below(30)).map { _ in
        generator.chance(50) ? generator.pick(["&", "a"]) : generator.pick(pieces)
      }.joined()
      let key = generator.pick(keys)
      Array(query.utf8).withUnsafeBytes { bytes in
        Array(key.utf8).withUnsafeBytes { keyBytes in
          let items = QueryItems(bytes)
          let first = items.first { $0.decodedKey.utf8.elementsEqual(keyBytes) }
          let found = items.firstValue(of: keyBytes)
          #expect(found.map(Array.init) == first.map { Array($0.value) }, "'\(query)' '\(key)'")
        }
      }
    }
  }
}
