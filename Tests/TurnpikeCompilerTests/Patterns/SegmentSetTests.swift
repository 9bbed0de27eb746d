import TestSupport
import Testing

@testable import TurnpikeCompiler

/// The texts that segments match, compared with texts that are tried one by one.
@Suite struct SegmentSetTests {
  /// Captures of all kinds that have texts in common.
  private static func set(_ random: inout SeededGenerator) -> SegmentSet {
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
    let suffixes = ["", "", ".a", "x.a"]
    if random.chance(8) { return .literal(Array(["1", "new", "vx.a"][random.below(3)].utf8)) }
    return .capture(
      prefix: Array(affixes[random.below(5)].utf8), types[random.below(types.count)],
      suffix: Array(suffixes[random.below(4)].utf8))
  }

  /// Texts of and near the sets.
  private static func texts(
    of sets: [SegmentSet], _ random: inout SeededGenerator
  ) -> [[UInt8]] {
    let values = [
      "0", "1", "2", "01", "-1", "7", "8", "10", "11", "255", "256", "0.5", "1.0", "1e3", "true",
      "new", "x", "~", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "2026-01-31", "vx", "v",
    ]
    return sets.flatMap { $0.texts ?? [] }
      + (0..<60).map { _ in
        let prefix = sets[random.below(sets.count)].value?.prefix ?? []
        let suffix = sets[random.below(sets.count)].value?.suffix ?? []
        return prefix + Array(values[random.below(values.count)].utf8) + suffix
      }
  }

  /// A text of one set outside the other, and a text of both, are found if there are any.
  @Test(arguments: 0..<40)
  func pairs(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<20 {
      let pair = [Self.set(&random), Self.set(&random)]
      let (set, other) = (pair[0], pair[1])
      let common = Self.texts(of: pair, &random)
      if let text = other.text(outside: set) {
        #expect(other.mayMatch(text) && !set.mayMatch(text), "\(pair), seed \(seed)")
      } else {
        let lost = common.first { other.mayMatch($0) && !set.mayMatch($0) }
        #expect(lost == nil, "\(pair) \(lost.map(text) ?? ""), seed \(seed)")
      }
      if let text = set.overlap(with: other) {
        #expect(other.mayMatch(text) && set.mayMatch(text), "\(pair), seed \(seed)")
      } else {
        let shared = common.first { other.mayMatch($0) && set.mayMatch($0) }
        #expect(shared == nil, "\(pair) \(shared.map(text) ?? ""), seed \(seed)")
      }
    }
  }

  /// If some sets match a text and others do not, the same is true of one of the telling texts.
  @Test(arguments: 0..<40)
  func everyCombinationHasAText(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let sets = (0..<4).map { _ in Self.set(&random) }
    let found = Set(TellingTexts(sets).texts.map { text in sets.map { $0.mayMatch(text) } })
    for text in Self.texts(of: sets, &random) {
      let matching = sets.map { $0.mayMatch(text) }
      guard matching.contains(true) else { continue }
      #expect(found.contains(matching), "\(sets) \(self.text(text)), seed \(seed)")
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
