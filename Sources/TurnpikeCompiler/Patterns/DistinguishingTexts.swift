/// Texts that tell the segments of patterns apart: if some captures accept a text that others refuse,
/// one of these texts shows it.
///
/// A capture accepts a text by its prefix, its suffix and the type of the value between them. So
/// there is a text for each pair of a prefix and a suffix, for each type, and for each bound of a
/// number, on both sides of it and in every spelling that one number type accepts and another does
/// not.
struct DistinguishingTexts {
  /// The plain texts of the subjects come first.
  private(set) var texts: [[UInt8]] = []
  private var seen: Set<[UInt8]>

  /// - Parameters:
  ///   - subjects: The captures whose texts are of interest.
  ///   - others: The captures to tell apart from the subjects and from each other.
  ///   - named: Texts to leave out, since patterns name them.
  init(_ subjects: [SegmentPredicate], _ others: [SegmentPredicate], without named: Set<[UInt8]>) {
    seen = named
    let all = subjects + others
    for predicate in subjects { addPlainTexts(of: predicate) }
    for predicate in others { addPlainTexts(of: predicate) }
    addNumbers(all)
    addAffixes(all, named)
  }

  private mutating func add(_ text: [UInt8]) {
    if seen.insert(text).inserted { texts.append(text) }
  }

  private mutating func addPlainTexts(of predicate: SegmentPredicate) {
    for text in predicate.type.plainTexts {
      add(predicate.prefix + Array(text.utf8) + predicate.suffix)
    }
  }

  /// Adds the numbers around the bounds of all types and ranges, with the affixes of each capture.
  private mutating func addNumbers(_ predicates: [SegmentPredicate]) {
    var values: [String] = []
    var affixes: [SegmentPredicate.Affixes] = []
    var types: Set<ValueType> = []
    for predicate in predicates {
      guard case .builtIn(let type, let range) = predicate.type, let form = type.numberForm else {
        continue
      }
      if !affixes.contains(predicate.affixes) { affixes.append(predicate.affixes) }
      if types.insert(predicate.type).inserted { values += form.distinguishingTexts(range) }
    }
    var unique: Set<String> = []
    for value in values where unique.insert(value).inserted {
      for affixes in affixes { add(affixes.prefix + Array(value.utf8) + affixes.suffix) }
    }
  }

  /// Adds a text for each pair of a prefix and a suffix, with a value of no type but `String`, and
  /// with the plain texts of all types.
  private mutating func addAffixes(_ predicates: [SegmentPredicate], _ named: Set<[UInt8]>) {
    let heads = [[]] + Set(predicates.map(\.prefix)).subtracting([[]]).sorted(by: isBefore)
    let tails = [[]] + Set(predicates.map(\.suffix)).subtracting([[]]).sorted(by: isBefore)
    let scalar = Self.ordinaryScalar(heads, tails)
    let values = Set(predicates.compactMap { $0.type.plainTexts.first }).sorted()
    for head in heads {
      for tail in tails {
        var middle = scalar
        while named.contains(head + middle + tail) { middle += scalar }
        add(head + middle + tail)
        if head.isEmpty, tail.isEmpty { continue }
        for value in values { add(head + Array(value.utf8) + tail) }
        // A text that has both affixes may be too short for a value between them.
        for count in 0...min(head.count, tail.count)
        where head.suffix(count).elementsEqual(tail.prefix(count)) {
          add(head + tail.dropFirst(count))
        }
      }
    }
  }

  /// A letter that no prefix starts with and no suffix ends with.
  private static func ordinaryScalar(_ heads: [[UInt8]], _ tails: [[UInt8]]) -> [UInt8] {
    let letters = "xyzabcdefghijklmnopqrstuvw".unicodeScalars.map(\.value) + Array(0xC0...0x2FFF)
    for letter in letters.lazy.compactMap(Unicode.Scalar.init) {
      let text = Array(String(letter).utf8)
      let isUsed =
        heads.contains { $0.starts(with: text) }
        || tails.contains { $0.reversed().starts(with: text.reversed()) }
      if !isUsed { return text }
    }
    return Array("x".utf8)
  }

  private func isBefore(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}

extension SegmentPredicate {
  struct Affixes: Hashable {
    let prefix: [UInt8]
    let suffix: [UInt8]
  }

  var affixes: Affixes { Affixes(prefix: prefix, suffix: suffix) }
}

extension NumberForm {
  /// The numbers at the bounds of a range and of the type, and next to them, spelled in each way that
  /// some number type accepts and another refuses.
  func distinguishingTexts(_ range: NumberRange?) -> [String] {
    let numbers =
      samples(range) + (bounds(range)?.beyond ?? []) + (bounds(nil)?.beyond ?? [])
      + ["0.5", "1.5", "-0.5", "1e30", "-1e30", "1e300", "-1e300"]
    // Zeros before a number, and a fraction of zeros, do not change it.
    return numbers
      + numbers.map { $0.hasPrefix("-") ? "-0" + $0.dropFirst() : "0" + $0 }
      + numbers.filter { !$0.contains(".") && !$0.contains("e") }.map { $0 + ".0" }
  }
}
