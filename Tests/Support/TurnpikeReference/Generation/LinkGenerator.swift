package import TestSupport

/// Makes links near the patterns of a table: most hit one, or miss it by little.
package struct LinkGenerator {
  let tables: ReferenceMatcher
  let table: ReferenceTable
  var random: SeededGenerator

  package init(_ tables: ReferenceMatcher, _ table: ReferenceTable, random: SeededGenerator) {
    self.tables = tables
    self.table = table
    self.random = random
  }

  private static let texts = [
    "a", "b", "ab", "ba", "5", "42", "0", "1", "-1", "-0", "05", "300", "1.5", "5.5", "42.0",
    "true", "false", "\u{E9}", "e\u{301}", "a b", "A", "x", "x-1", ".json", "a.json", "@", "@a",
    "aa", "abab", "2026-01-28", "2026-02-30", "2026-01-28T09:30:00.5+02:00", "a/b", "%", "+", "~",
    "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "product", "aab", "bab", "", "1e2", "1e999", "nan",
    "subscr", "subscribed", "a-screen-of-man", "a-screen-of-many1234567", "terrace-",
    "18446744073709551616", "-9223372036854775808", "a:b", "\u{65E5}", "a&b=c", "#", "?",
  ]

  /// What is ignored at the ends, and what is not.
  private static let spaces = [" ", " ", "\n", "\r\n", "\t", "\0", "\u{1F}", "\u{7F}", "\u{A0}"]

  package mutating func link() -> [UInt8] {
    var link = head()
    link += path(of: table, depth: 0)
    while random.chance(4) { link = random.pick(Self.spaces) + link }
    while random.chance(4) { link += random.pick(Self.spaces) }
    var bytes = Array(link.utf8)
    if random.chance(4) { corrupt(&bytes) }
    return bytes
  }

  private mutating func path(of table: ReferenceTable, depth: Int) -> String {
    guard !table.patterns.isEmpty else { return random.pick(["", "a", "a/b"]) }
    let pattern = random.pick(table.patterns)
    var segments: [String] = []
    for piece in random.pick(pattern.expansions) {
      switch piece {
      case .literal(let text): segments.append(String(decoding: text, as: UTF8.self))
      case .capture(let capture): segments.append(text(for: capture))
      case .rest(let capture):
        for _ in 0..<random.pick([1, 1, 2, 3]) { segments.append(text(for: capture)) }
      }
    }
    mutate(&segments)
    var link = ""
    for (index, segment) in segments.enumerated() {
      link += (index == 0 ? "" : random.pick(["/", "/", "/", "/", "//"])) + write(segment)
    }
    if let mount = pattern.mount, depth < 3, let child = tables.table(mount), random.chance(90) {
      return link + (link.isEmpty ? "" : "/") + path(of: child, depth: depth + 1)
    }
    link += random.pick(["", "", "", "/"])
    return link + query(pattern) + fragment(pattern)
  }

  /// A value of the capture, or of something near it.
  private mutating func text(for capture: ReferenceCapture) -> String {
    let value =
      random.chance(65)
      ? random.pick(capture.type.samples)
      : random.chance(40) ? random.pick(samples + ["a"]) : random.pick(Self.texts)
    let prefix = String(decoding: capture.prefix, as: UTF8.self)
    let suffix = String(decoding: capture.suffix, as: UTF8.self)
    switch random.below(24) {
    case 0: return value
    case 1: return prefix + value
    case 2: return value + suffix
    case 3: return prefix + suffix
    case 4: return prefix + value + value + suffix
    default: return prefix + value + suffix
    }
  }

  /// Texts that the table's pieces take.
  private var samples: [String] {
    table.patterns.flatMap { pattern in
      pattern.pieces.map { piece in
        switch piece {
        case .literal(let text): String(decoding: text, as: UTF8.self)
        case .capture(let capture), .rest(let capture):
          String(decoding: capture.prefix, as: UTF8.self) + capture.type.samples[0]
            + String(decoding: capture.suffix, as: UTF8.self)
        }
      }
    }
  }

  private mutating func mutate(_ segments: inout [String]) {
    while random.chance(25) {
      let place = random.below(segments.count + 1)
      switch random.below(4) {
      case 0: segments.insert(random.pick(Self.texts), at: place)
      case 1 where place < segments.count: segments.remove(at: place)
      case 2 where place < segments.count: segments[place] = random.pick(Self.texts)
      case 3 where random.chance(20):
        segments.insert(random.pick([".", "..", "%2E", "%zz", "%FF", "%2e%2E", "%2Fa"]), at: place)
      default: break
      }
    }
  }

  /// Encoded, more or less than needed at times; a few texts stay as they are.
  mutating func write(_ segment: String) -> String {
    if segment.hasPrefix("%") || segment == "." || segment == ".." { return segment }
    let encodesAll = random.chance(8)
    let keepsColon = random.chance(50)
    let keepsOther = random.chance(10)
    return segment.utf8.map { byte in
      let isPlain =
        isNamePart(byte) || "-.~@+".utf8.contains(byte) || keepsColon && byte == UInt8(ascii: ":")
        || keepsOther && byte < 0x7F && !"/?#%".utf8.contains(byte)
      return isPlain && !encodesAll
        ? String(decoding: [byte], as: UTF8.self)
        : "%" + String(UInt32(byte) + 0x100, radix: 16, uppercase: byte % 2 == 0).dropFirst()
    }.joined()
  }

  private mutating func query(_ pattern: ReferencePattern) -> String {
    var items: [String] = []
    for item in pattern.items where random.chance(88) {
      switch item {
      case .condition(let key, let value):
        items.append("\(encode(key))=\(encode(random.chance(90) ? value : Array("2".utf8)))")
      case .present(let key):
        items.append("\(encode(key))" + random.pick(["", "=", "=1", "=x"]))
      case .absent(let key):
        if random.chance(20) { items.append("\(encode(key))=1") }
      case .parameter(let key, let capture):
        for _ in 0..<(capture.isList ? random.pick([0, 1, 2, 3]) : random.pick([1, 1, 1, 1, 2])) {
          let texts = random.chance(75) ? capture.type.samples : Self.texts + ["", ""]
          let value = random.pick(texts)
          items.append("\(encode(key))=\(encode(Array(value.utf8)))")
        }
      }
    }
    while random.chance(15) {
      let value = random.pick(["1", "2", "", "a+b", "%zz"])
      items.append("\(random.pick(FileGenerator.keys))=\(value)")
    }
    let odd = ["", "k", "=", "=v", "z=1", "l", "a=b=c"]
    while random.chance(5) { items.append(random.pick(odd)) }
    if random.chance(20) { items.shuffle(using: &random) }
    if items.isEmpty { return random.pick(["", "", "", "", "?", "?&"]) }
    return "?" + items.joined(separator: "&")
  }

  private mutating func fragment(_ pattern: ReferencePattern) -> String {
    guard let capture = pattern.fragment else { return random.chance(4) ? "#a" : "" }
    if random.chance(15) { return "" }
    let value = random.chance(75) ? random.pick(capture.type.samples) : random.pick(Self.texts)
    return "#" + write(value)
  }

  private mutating func encode(_ text: [UInt8]) -> String {
    let text = String(decoding: text, as: UTF8.self)
    if text.hasPrefix("%z") { return text }
    return write(text).replacing("+", with: random.pick(["%2B", "%2B", "+"]))
      .replacing("%20", with: random.pick(["+", "%20"]))
  }

  /// A byte left out, put in, or another.
  private mutating func corrupt(_ bytes: inout [UInt8]) {
    let pieces = [
      "%", "/", "?", "#", ":", "@", "\\", " ", "\0", "\u{E9}", "&", "=", "..", "\u{7F}",
    ]
    let place = random.below(bytes.count + 1)
    switch random.below(3) {
    case 0 where place < bytes.count: bytes.remove(at: place)
    case 1 where place < bytes.count: bytes[place] = random.pick(Array("/?#:@%.a".utf8))
    default: bytes.insert(contentsOf: random.pick(pieces).utf8, at: place)
    }
  }
}
