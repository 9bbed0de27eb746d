/// Text with its letters composed, as NFC has them (UAX #15), for the host of an origin.
///
/// The standard library has no public function that normalises, but its comparison of strings does.
/// So a comparison finds the scalar that two scalars compose to. A letter that is already composed
/// stays where another mark would have been composed first, which no language's spelling has.
enum CanonicalComposition {
  static func composed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result: [Unicode.Scalar] = []
    /// The last scalar that marks may be composed with.
    var starter: Int?
    for scalar in ordered(Array(text.unicodeScalars)) {
      if let index = starter, isAdjacent(scalar, to: index, in: result),
        let whole = composition(of: result[index], scalar)
      {
        result[index] = whole
        continue
      }
      if scalar.properties.canonicalCombiningClass == .notReordered { starter = result.count }
      result.append(scalar)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: result)
    return String(view)
  }

  /// Marks after one letter, by their classes.
  private static func ordered(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result = scalars
    for end in result.indices {
      var index = end
      let rank = result[end].properties.canonicalCombiningClass
      if rank == .notReordered { continue }
      while index > 0, result[index - 1].properties.canonicalCombiningClass > rank {
        result.swapAt(index, index - 1)
        index -= 1
      }
    }
    return result
  }

  /// Whether no scalar between a letter and a mark keeps them apart.
  private static func isAdjacent(
    _ scalar: Unicode.Scalar, to starter: Int, in result: [Unicode.Scalar]
  ) -> Bool {
    guard let last = result.last, starter < result.count - 1 else { return true }
    return last.properties.canonicalCombiningClass < scalar.properties.canonicalCombiningClass
  }

  /// The ranges that contain the scalars that are compositions of two.
  private static let compositions: [ClosedRange<UInt32>] = [
    0xC0...0x233, 0x344...0x4F9, 0x622...0x6D3, 0x929...0xDDE, 0x1026...0x1026,
    0x1B06...0x1B43, 0x1E00...0x1FFC, 0x219A...0x22ED, 0x304C...0x30FE, 0x105C9...0x116C9,
    0x11938...0x11938, 0x16121...0x16D6A,
  ]

  private static func composition(
    of first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    if let syllable = hangul(first.value, second.value) { return syllable }
    if second.isASCII || (first.isASCII && !first.properties.isAlphabetic) { return nil }
    var pair = String.UnicodeScalarView()
    pair.append(first)
    pair.append(second)
    let text = String(pair)
    for range in compositions {
      for value in range {
        guard let scalar = Unicode.Scalar(value), String(Character(scalar)) == text,
          !scalar.properties.isFullCompositionExclusion
        else { continue }
        return scalar
      }
    }
    return nil
  }

  /// Unicode, section 3.12: a leading consonant with a vowel, and such a syllable with a consonant
  /// after it.
  private static func hangul(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    if (0x1100..<0x1113).contains(first), (0x1161..<0x1176).contains(second) {
      return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
    }
    if (0xAC00..<0xD7A4).contains(first), (first - 0xAC00) % 28 == 0,
      (0x11A8..<0x11C3).contains(second)
    {
      return Unicode.Scalar(first + second - 0x11A7)
    }
    return nil
  }
}
