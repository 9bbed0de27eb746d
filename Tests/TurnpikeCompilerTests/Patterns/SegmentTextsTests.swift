import TestSupport
import Testing

@testable import TurnpikeCompiler

/// What captures accept, compared with texts that are tried one by one.
@Suite struct SegmentTextsTests {
  /// Captures of all kinds that have texts in common.
  private static func predicate(_ random: inout SeededGenerator) -> SegmentPredicate {
    let number = ["0", "1", "2", "7", "10", "255"]
    func range() -> NumberRange? {
      let bounds = [number[random.below(6)], number[random.below(6)]].sorted { Int($0)! < Int($1)! }
      switch random.below(4) {
      case 0: return nil
      case 1: return NumberRange(lower: bounds[0], upper: nil, includesUpper: true)
      case 2: return NumberRange(lower: nil, upper: bounds[1], includesUpper: true)
      default: return NumberRange(lower: bounds[0], upper: bounds[1], includesUpper: true)
      }
    }
    let types: [ValueType] = [
      .builtIn(.string, nil), .builtIn(.int, range()), .builtIn(.uint8, range()),
      .builtIn(.double, range()), .builtIn(.bool, nil), .builtIn(.uuid, nil), .builtIn(.date, nil),
      .words(typeName: "W", ["1", "new", "true"].map { .init(text: $0, swiftName: $0) }),
      .custom("Sku"),
    ]
    let affixes = ["", "", "v", "vx", "1"]
    return SegmentPredicate(
      prefix: affixes[random.below(5)], type: types[random.below(types.count)],
      suffix: ["", "", ".a", "x.a"][random.below(4)])
  }

  /// Texts of and near the captures.
  private static func texts(
    of predicates: [SegmentPredicate], _ random: inout SeededGenerator
  ) -> [[UInt8]] {
    let values = [
      "0", "1", "2", "01", "-1", "7", "8", "10", "11", "255", "256", "0.5", "1.0", "1e3", "true",
      "new", "x", "~", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "2026-01-31", "vx", "v",
    ]
    return (0..<60).map { _ in
      let predicate = predicates[random.below(predicates.count)]
      let other = predicates[random.below(predicates.count)]
      return predicate.prefix + Array(values[random.below(values.count)].utf8) + other.suffix
    }
  }

  /// One covers another only if it accepts all of its texts, and a text that shows the opposite does.
  @Test(arguments: 0..<40)
  func coversAndRefuses(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<20 {
      let pair = [Self.predicate(&random), Self.predicate(&random)]
      let (texts, other) = (SegmentTexts(pair[0]), SegmentTexts(pair[1]))
      let common = Self.texts(of: pair, &random)
      let refused = other.text(refusedBy: texts)
      if let refused {
        #expect(other.mayAccept(refused) && !texts.mayAccept(refused), "\(pair), seed \(seed)")
        #expect(!texts.covers(other), "\(pair), seed \(seed)")
      } else {
        let lost = common.first { other.mayAccept($0) && !texts.mayAccept($0) }
        #expect(lost == nil, "\(pair) \(lost.map(text) ?? ""), seed \(seed)")
      }
    }
  }

  /// Wherever some captures accept a text that others refuse, one of the distinguishing texts is
  /// accepted and refused by the same ones.
  @Test(arguments: 0..<40)
  func everyCombinationHasAText(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let predicates = (0..<4).map { _ in Self.predicate(&random) }
    let found = Set(
      DistinguishingTexts(Array(predicates.prefix(2)), Array(predicates.dropFirst(2)), without: [])
        .texts.map { text in predicates.map { $0.accepts(text) != false } })
    for text in Self.texts(of: predicates, &random) {
      let accepted = predicates.map { $0.accepts(text) != false }
      guard accepted[0] || accepted[1] else { continue }
      #expect(found.contains(accepted), "\(predicates) \(self.text(text)), seed \(seed)")
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
