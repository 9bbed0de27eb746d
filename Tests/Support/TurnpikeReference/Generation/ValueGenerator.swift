package import TestSupport

/// Makes values for the parameters of a route: those that a link carries, and those that none does.
package struct ValueGenerator {
  var random: SeededGenerator

  package init(random: SeededGenerator) { self.random = random }

  private static let texts = [
    "a", "b", "ab", "", ".", "..", "...", "a/b", "/", "a b", "+", "%", "%41", "%zz", ":", "a:b",
    "?", "#", "&", "=", "a&b=c", "\u{E9}", "e\u{301}", "\u{65E5}", "\u{1F600}", "\u{0}", "\u{7F}",
    "\r\n", "@", "a@b", "~", "x-1", "5", "42", "true", "\"", "\\", "|", "2026-01-31", "http://",
  ]

  /// - Parameter table: its literals are texts that a better pattern may match.
  package mutating func values(
    of pattern: ReferencePattern, in table: ReferenceTable
  ) -> ReferencePrinter.Values {
    var values: ReferencePrinter.Values = [:]
    for capture in pattern.captures {
      if capture.isList {
        let count = random.pick([0, 1, 1, 2, 3])
        values[capture.name] = (0..<count).map { _ in text(of: capture.type, in: table) }
      } else if capture.isOptional, random.chance(35) {
        values.updateValue(nil, forKey: capture.name)
      } else if let text = capture.canonicalDefault, random.chance(35) {
        values[capture.name] = [text]
      } else {
        values[capture.name] = [text(of: capture.type, in: table)]
      }
    }
    return values
  }

  /// A text that some value of the Swift type prints, in the capture's range or not.
  private mutating func text(of type: ReferenceType, in table: ReferenceTable) -> String {
    switch type {
    case .words(let words): return random.pick(words)
    case .custom: return text(in: table)
    case .builtIn(let name, let range):
      switch name {
      case "String": return text(in: table)
      case "Bool": return random.pick(["true", "false"])
      case "UUID":
        return random.pick([
          "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "00000000-0000-0000-0000-000000000000",
        ])
      case "URL":
        return random.pick([
          "https://example.com/a/../b?c=d&e#f", "mailto:a@b.example", "http://a%2Fb@[::1]:80",
          "https://[v1.a]/%5B", "a/relative#one", "x:", "x:?",
        ])
      case "Date":
        return random.pick([
          "2026-01-28", "2026-01-31T09:30:00Z", "2024-02-29T23:59:59.25Z", "0000-01-01",
          "10000-01-01",
        ])
      case "Double":
        let extremes: [Double] = [.greatestFiniteMagnitude, .leastNonzeroMagnitude]
        return "\(random.pick(decimals(range) + extremes))"
      case "Decimal":
        let bounds = [range?.lower, range?.upper].compactMap { $0 }
        return random.pick(
          bounds + ["0", "9.99", "-1.5", "0.1", "100", "NaN", String(repeating: "9", count: 38)])
      case "Float":
        return "\(random.pick(decimals(range).map { Float($0) }))"
      default: return integer(name, range)
      }
    }
  }

  private mutating func text(in table: ReferenceTable) -> String {
    if random.chance(60) { return random.pick(Self.texts) }
    let literals = table.patterns.flatMap { pattern in
      pattern.pieces.compactMap { piece in
        if case .literal(let text) = piece { String(decoding: text, as: UTF8.self) } else { nil }
      }
    }
    return random.pick(literals + ["a"])
  }

  private func decimals(_ range: ReferenceRange?) -> [Double] {
    let bounds = [range?.lower, range?.upper].compactMap { $0.flatMap { Double($0) } }
    return [0, -0.0, 1, 1.5, -1.5, 1e16, 1e-7, 0.1, 0.2, .nan, .infinity, -.infinity] + bounds
      + bounds.map(\.nextUp) + bounds.map(\.nextDown)
  }

  private mutating func integer(_ name: String, _ range: ReferenceRange?) -> String {
    let bounds = [range?.lower, range?.upper].compactMap { $0.flatMap { Int($0) } }
    let near = bounds.flatMap { [$0, $0 &+ 1, $0 &- 1] }
    let numbers = ([0, 1, -1, 5, 42, -128, 127, 255, 65_535, .min, .max] + near).map { "\($0)" }
    return random.pick(
      (numbers + ["\(UInt.max)"]).filter { ReferenceType.builtIn(name, nil).accepts($0.utf8) })
  }
}
