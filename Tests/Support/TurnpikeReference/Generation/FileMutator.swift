package import TestSupport

/// Spoils a file a little: a character, a line, a token.
package struct FileMutator {
  var random: SeededGenerator

  package init(random: SeededGenerator) { self.random = random }

  private static let tokens: [[UInt8]] = [
    "->", "=>", "<", ">", "[", "]", "?", "#:", ":", "*", "/", "|", "&", "=", "%", "%C3", "%41",
    "...", "..<", "!", "_", " as ", " mount ", "\r", "\n", " # ", "///", "\0", "\u{E9}", "(", ")",
    "{", "}", "{A}", " {", "@a", " @example(a)", "<Int = 5>", "<a|b>", "<Int 1...3>", "<String?>",
    "<[Int]>", ":x", "*y", "?a=b", "a -> A", ":z<Int> -> Z", "*w -> W", "_ -> N", "enum Other",
    "access public", "import Values", "origin a://", "Destination", "self", "enum ", "\u{301}",
    "-9999999999999999999", "1e999", "..", "//", "5", "Double", "UInt8", "Slug", "true|false",
    "\n  &", "\n?", "\n  -> ", "\n=> ", " # more\n ->", ".json", "-x", "[x]", "\u{A0}", "<<<<<<<",
    "\u{FEFF}", "\u{2028}", "\u{1F600}", "S{SScreen}/", "2026-02-30",
  ].map { Array($0.utf8) }

  /// The file after one to three changes.
  package mutating func mutated(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0..<random.pick([1, 1, 1, 2, 3]) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    switch random.below(10) {
    case 0, 1, 2: changeCharacter(&bytes)
    case 3, 4: changeLine(&bytes)
    case 5: bytes.insert(contentsOf: random.pick(Self.tokens), at: random.below(bytes.count + 1))
    default: changeToken(&bytes)
    }
  }

  /// Dropped, doubled, swapped with the next, or another.
  private mutating func changeCharacter(_ bytes: inout [UInt8]) {
    let place = random.below(bytes.count)
    switch random.below(4) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(bytes[place], at: place)
    case 2 where place + 1 < bytes.count: bytes.swapAt(place, place + 1)
    default: bytes[place] = random.pick([0x20, 0x41, 0x61]) + UInt8(random.below(26))
    }
  }

  /// Cut in two, joined with the next, repeated, left out, or moved.
  private mutating func changeLine(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let index = random.below(lines.count)
    switch random.below(5) {
    case 0: lines[index].insert(0x0A, at: random.below(lines[index].count + 1))
    case 1 where index + 1 < lines.count: lines[index] += lines.remove(at: index + 1)
    case 2: lines.insert(lines[index], at: random.below(lines.count + 1))
    case 3: lines.swapAt(index, random.below(lines.count))
    default: lines.remove(at: index)
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  /// Replaced by another of the file, by one of another kind, or left out.
  private mutating func changeToken(_ bytes: inout [UInt8]) {
    let tokens = Self.tokens(of: bytes)
    let token = random.pick(tokens)
    switch random.below(4) {
    case 0: bytes.replaceSubrange(token, with: bytes[random.pick(tokens)])
    case 1: bytes.removeSubrange(token)
    default: bytes.replaceSubrange(token, with: random.pick(Self.tokens))
    }
  }

  /// Names, numbers and blanks each as a whole, marks one by one.
  private static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    func kind(_ byte: UInt8) -> Int {
      isNamePart(byte) || byte >= 0x80 ? 1 : byte == 0x20 ? 2 : byte == UInt8(ascii: ".") ? 3 : 0
    }
    var tokens: [Range<Int>] = []
    var start = 0
    for index in 1...bytes.count {
      if index < bytes.count, kind(bytes[index]) == kind(bytes[start]), kind(bytes[index]) > 0 {
        continue
      }
      tokens.append(start..<index)
      start = index
    }
    return tokens
  }
}
