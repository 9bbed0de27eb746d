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
  init?(_ literals: [ArraySlice<UInt8>]) {
    var places: [UInt64: Int] = [:]
    var groups: [[Int]] = []
    var keys: [UInt64] = []
    for (index, literal) in literals.enumerated() {
      let key = LiteralWord(literal).key
      if let place = places[key] {
        groups[place].append(index)
      } else {
        places[key] = groups.count
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

  /// The bytes of the node.
  var size: Int {
    switch search {
    case .window(let window): TableLayout.Node.slots + window.slots.count * TableLayout.Slot.size
    case .hash(let hash): hash.size
    }
  }

  /// Whether a link can write each of the literals in one way only, with bytes that can stand in a
  /// table: so that they are looked up as they are.
  static func takes(_ literals: [[UInt8]]) -> Bool {
    literals.allSatisfy { literal in
      // As written, `.` and `..` are refused, so a link has to write these with escapes.
      let isDots = literal.count <= 2 && literal.allSatisfy { $0 == UInt8(ascii: ".") }
      return !isDots && literal.allSatisfy(LiteralWord.mayStand)
    }
  }
}

/// The first bytes of a literal and the slash behind it, as a link has them.
struct LiteralWord {
  /// The first one lowest.
  let key: UInt64
  /// As they stand in a table: slashes for the bytes behind the first.
  let bytes: [UInt8]

  init(_ literal: ArraySlice<UInt8>) {
    var key: UInt64 = 0
    var bytes: [UInt8] = []
    for index in 0..<8 {
      let byte =
        index < literal.count ? literal[literal.startIndex + index] : UInt8(ascii: "/")
      bytes.append(byte)
      if index <= literal.count { key |= UInt64(byte) << UInt64(index * 8) }
    }
    self.key = key
    self.bytes = bytes
  }

  /// Whether a byte of a literal may stand in a table's word: a literal of Swift can hold it as it
  /// is, and it neither ends a segment nor starts an escape.
  static func mayStand(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"),
      UInt8(ascii: "\""):
      false
    default: 0x20..<0x7F ~= byte
    }
  }
}
