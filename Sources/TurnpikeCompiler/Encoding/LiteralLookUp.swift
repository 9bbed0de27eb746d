import TurnpikeTable

/// How a node finds the literal that stands in a link among its own: by eight bytes at a time, those
/// that agree in them told apart by the next eight.
struct LiteralLookUp {
  enum Search {
    case window(WindowSearch)
    case hash(PerfectHash)
  }

  let search: Search
  /// The literals, by their index, that agree in their first eight bytes.
  let groups: [[Int]]

  /// Nil where there is no perfect hash.
  @_optimize(none)
  init?(_ literals: [ArraySlice<UInt8>]) {
    if literals.count == 1 {
      // Most states have one literal.
      groups = [[0]]
      guard let window = WindowSearch([LiteralWord(literals[0]).key]) else { return nil }
      search = .window(window)
      return
    }
    var groupIndices: [UInt64: Int] = [:]
    var groups: [[Int]] = []
    var keys: [UInt64] = []
    for (index, literal) in literals.enumerated() {
      let key = LiteralWord(literal).key
      if let group = groupIndices[key] {
        groups[group].append(index)
      } else {
        groupIndices[key] = groups.count
        groups.append([index])
        keys.append(key)
      }
    }
    self.groups = groups
    if let window = WindowSearch(keys) {
      search = .window(window)
    } else if let hash = PerfectHash(keys) {
      search = .hash(hash)
    } else {
      return nil
    }
  }

  /// Whether eight bytes tell the literals apart, and they are few.
  var isSmall: Bool { !isHashed && groups.allSatisfy { $0.count == 1 } }

  var isHashed: Bool {
    if case .hash = search { true } else { false }
  }

  /// The group in each slot, nil for a free one.
  var slots: [Int?] {
    switch search {
    case .window(let window): window.slots
    case .hash(let hash): hash.slots
    }
  }

  /// The bytes of the record.
  var size: Int { LiteralsRecord.size(slots: slots.count) }

  /// Whether a link can write each of the literals in one way only, with bytes that can stand in a
  /// table: so that they are looked up as they are.
  static func takes(_ literals: [[UInt8]]) -> Bool {
    for literal in literals where !takes(literal) { return false }
    return true
  }

  private static func takes(_ literal: [UInt8]) -> Bool {
    var index = 0
    while index < literal.count {
      if !LiteralWord.mayStand(literal[index]) { return false }
      index += 1
    }
    // A link has to write these with escapes.
    return !DotSegment.isDots(literal)
  }
}

/// The first bytes of a literal and the slash behind it, as a link has them.
struct LiteralWord {
  /// The first one lowest.
  let key: UInt64
  /// As it stands in a table: slashes for the bytes behind the first.
  let word: UInt64

  static let slashes: UInt64 = 0x2F2F_2F2F_2F2F_2F2F

  @_optimize(none)
  init(_ literal: ArraySlice<UInt8>) {
    let count = min(literal.count, 8)
    var word: UInt64 = 0
    var index = count
    while index > 0 {
      index -= 1
      word = word &<< 8 | UInt64(literal[literal.startIndex + index])
    }
    if count == 8 {
      key = word
      self.word = word
    } else {
      let end = UInt64(truncatingIfNeeded: count * 8)
      key = word | UInt64(UInt8(ascii: "/")) &<< end
      self.word = word | Self.slashes &<< end
    }
  }

  /// Whether a byte of a literal may stand in a table's word: a literal of Swift can hold it as it
  /// is, and it neither ends a segment nor starts an escape.
  static func mayStand(_ byte: UInt8) -> Bool {
    // Most are small letters, which are compared first: see `SyntaxByte`.
    if byte >= 0x61 && byte <= 0x7A { return true }
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"),
      UInt8(ascii: "\""):
      return false
    default: return byte >= 0x20 && byte < 0x7F
    }
  }
}
