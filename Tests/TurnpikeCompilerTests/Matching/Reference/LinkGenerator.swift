@testable import TurnpikeCompiler

/// Makes links near the patterns of a table: most hit one, or miss it by little.
struct LinkGenerator {
  let patterns: [ReferencePattern]
  var random: SeededGenerator

  private static let texts = [
    "a", "b", "ab", "ba", "5", "42", "0", "1", "-1", "-0", "05", "300", "1.5", "5.5", "42.0",
    "true",
    "false", "\u{E9}", "e\u{301}", "a b", "A", "x", "x-1", ".json", "a.json", "@", "@a", "aa",
    "abab",
    "2026-01-28", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "a/b", "%", "+", "product", "aab", "bab",
  ]

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  mutating func link() -> String {
    let pattern = pick(patterns)
    var segments: [String] = []
    for piece in pick(pattern.expansions) {
      switch piece {
      case .literal(let text): segments.append(text)
      case .capture(let capture): segments.append(text(for: capture))
      case .rest(let capture):
        for _ in 0..<pick([1, 1, 2, 3]) { segments.append(text(for: capture)) }
      }
    }
    mutate(&segments)
    var link = pick(["", "", "/", "//"])
    for (index, segment) in segments.enumerated() {
      link += (index == 0 ? "" : pick(["/", "/", "/", "//"])) + write(segment, isFirst: index == 0)
    }
    link += pick(["", "", "", "/"])
    return link + query(pattern) + fragment(pattern)
  }

  /// A value of the capture, or of something near it.
  private mutating func text(for capture: ReferenceCapture) -> String {
    let value =
      chance(60)
      ? capture.type.sample
      : chance(40) ? pick(patterns.flatMap(\.samples) + ["a"]) : pick(Self.texts)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return value
    case 1: return capture.prefix + value
    case 2: return value + capture.suffix
    case 3: return capture.prefix + capture.suffix
    case 4: return capture.prefix + value + value + capture.suffix
    default: return capture.prefix + value + capture.suffix
    }
  }

  private mutating func mutate(_ segments: inout [String]) {
    while chance(30) {
      let place = Int.random(in: 0...segments.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: segments.insert(pick(Self.texts), at: place)
      case 1 where place < segments.count: segments.remove(at: place)
      case 2 where place < segments.count: segments[place] = pick(Self.texts)
      case 3 where chance(20): segments.insert(pick([".", "..", "%2E", "%zz", "%FF"]), at: place)
      default: break
      }
    }
  }

  /// Encoded, more than needed at times; a few texts stay as they are.
  private mutating func write(_ segment: String, isFirst: Bool) -> String {
    if segment.hasPrefix("%") || segment == "." || segment == ".." { return segment }
    let encodesAll = chance(8)
    return segment.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "-._~@+".utf8.contains(byte)
      return isPlain && !encodesAll
        ? String(decoding: [byte], as: UTF8.self)
        : "%" + String(UInt32(byte) + 0x100, radix: 16, uppercase: byte % 2 == 0).dropFirst()
    }.joined()
  }

  private mutating func query(_ pattern: ReferencePattern) -> String {
    var items: [String] = []
    for item in pattern.items where chance(85) {
      switch item {
      case .condition(let key, let value): items.append("\(encode(key))=\(encode(value))")
      case .parameter(let key, let capture):
        let value = chance(70) ? capture.type.sample : pick(Self.texts + ["", "", "%zz"])
        items.append("\(encode(key))=\(encode(value))")
      }
    }
    while chance(20) {
      items.append("\(encode(pick(RouteFileGenerator.keys)))=\(pick(["1", "2", "", "a+b"]))")
    }
    while chance(5) { items.append(pick(["", "k", "=", "z=1", "l"])) }
    if chance(20) { items.shuffle(using: &random) }
    return items.isEmpty ? pick(["", "", "", "?"]) : "?" + items.joined(separator: "&")
  }

  private mutating func fragment(_ pattern: ReferencePattern) -> String {
    guard let capture = pattern.fragment else { return chance(5) ? "#a" : "" }
    if chance(15) { return "" }
    return "#" + (chance(70) ? capture.type.sample : encode(pick(Self.texts + [""])))
  }

  private mutating func encode(_ text: String) -> String {
    text == "%zz"
      ? text
      : write(text.replacing("+", with: " "), isFirst: false).replacing(
        "%20", with: pick(["+", "%20"]))
  }
}

extension ReferencePattern {
  /// Texts that its pieces take.
  var samples: [String] {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .capture(let capture), .rest(let capture):
        capture.prefix + capture.type.sample + capture.suffix
      }
    }
  }
}
