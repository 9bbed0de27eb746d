/// Texts that show every difference between sets: if any text is in some of the sets and not in the
/// others, then one of these texts is in the same sets.
///
/// For example, `:x<Int 1...9>` and `v:y` have the texts `0`, `1`, `9`, `10`, `x`, `v`, `vx`, and more.
///
/// A capture matches a text by its prefix, its suffix, and the type of the value between them. So
/// there is a text for each pair of a prefix and a suffix, and for each type. For each bound of a
/// number, there are numbers on both sides of the bound, in every spelling that only some number types
/// accept.
struct TellingTexts {
  /// The plain texts of the first set come first.
  private(set) var texts: [[UInt8]] = []
  private var seen: Set<[UInt8]> = []

  /// - Parameter sets: The set whose texts are needed comes first.
  init(_ sets: [SegmentSet]) {
    var named: Set<[UInt8]> = []
    for set in sets {
      if case .literal(let text) = set { named.insert(text) }
      add(plain: set)
    }
    let values = sets.compactMap(\.value)
    addNumbers(values)
    addAffixes(values, named)
  }

  private mutating func add(_ text: [UInt8]) {
    if seen.insert(text).inserted { texts.append(text) }
  }

  private mutating func add(plain set: SegmentSet) {
    guard let (prefix, type, suffix) = set.value else {
      set.texts?.forEach { add($0) }
      return
    }
    for text in type.plainTexts { add(prefix + Array(text.utf8) + suffix) }
  }

  private typealias Value = (prefix: [UInt8], type: ValueType, suffix: [UInt8])

  /// Adds the numbers around the bounds of all types and ranges, with the affixes of each capture.
  private mutating func addNumbers(_ values: [Value]) {
    var numbers: [String] = []
    var affixes: [SegmentSet] = []
    var types: Set<ValueType> = []
    for (prefix, type, suffix) in values {
      guard case .builtIn(let builtIn, let range) = type, let form = builtIn.numberForm else {
        continue
      }
      let affix = SegmentSet.capture(prefix: prefix, .builtIn(.string, nil), suffix: suffix)
      if !affixes.contains(affix) { affixes.append(affix) }
      if types.insert(type).inserted { numbers += form.textsNearBounds(range) }
    }
    var unique: Set<String> = []
    for number in numbers where unique.insert(number).inserted {
      for case .capture(let prefix, _, let suffix) in affixes {
        add(prefix + Array(number.utf8) + suffix)
      }
    }
  }

  /// Adds texts for each pair of a prefix and a suffix: with a value that only a `String` accepts, and
  /// with the plain texts of all types.
  private mutating func addAffixes(_ values: [Value], _ named: Set<[UInt8]>) {
    let heads = [[]] + Set(values.map(\.prefix)).subtracting([[]]).sorted(by: isBefore)
    let tails = [[]] + Set(values.map(\.suffix)).subtracting([[]]).sorted(by: isBefore)
    let ordinary = Self.ordinaryLetter(heads, tails)
    let plain = Set(values.compactMap { $0.type.plainTexts.first }).sorted()
    for head in heads {
      for tail in tails {
        var middle = ordinary
        while named.contains(head + middle + tail) { middle += ordinary }
        add(head + middle + tail)
        if head.isEmpty, tail.isEmpty { continue }
        for value in plain { add(head + Array(value.utf8) + tail) }
        // A text that has both affixes can be too short for a value between them.
        for count in 0...min(head.count, tail.count)
        where head.suffix(count).elementsEqual(tail.prefix(count)) {
          add(head + tail.dropFirst(count))
        }
      }
    }
  }

  /// Returns a letter that is not the start of a prefix or the end of a suffix.
  private static func ordinaryLetter(_ heads: [[UInt8]], _ tails: [[UInt8]]) -> [UInt8] {
    func isFree(_ letter: Unicode.Scalar) -> Bool {
      let text = String(letter).utf8
      return !heads.contains { $0.starts(with: text) }
        && !tails.contains { $0.suffix(text.count).elementsEqual(text) }
    }
    let letter =
      "xyzabcdefghijklmnopqrstuvw".unicodeScalars.first(where: isFree)
      ?? (0xC0...0x2FFF).lazy.compactMap(Unicode.Scalar.init).first(where: isFree) ?? "x"
    return Array(String(letter).utf8)
  }

  private func isBefore(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}

extension NumberForm {
  /// Returns the numbers at the bounds of a range and of the type, and next to the bounds, in every
  /// spelling that only some number types accept.
  fileprivate func textsNearBounds(_ range: NumberRange?) -> [String] {
    let numbers =
      samples(range) + (bounds(range)?.beyond ?? []) + (bounds(nil)?.beyond ?? [])
      + ["0.5", "1.5", "-0.5", "1e30", "-1e30", "1e300", "-1e300", "4294967296", "-2147483649"]
    // Zeros before a number, and a fraction of zeros, do not change it.
    return numbers
      + numbers.map { $0.hasPrefix("-") ? "-0" + $0.dropFirst() : "0" + $0 }
      + numbers.filter { !$0.contains(".") && !$0.contains("e") }.map { $0 + ".0" }
  }
}
