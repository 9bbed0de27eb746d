import TurnpikeTable

/// The numbers by which a `LiteralWindow` tells the literals of a state apart: found by trying.
struct WindowSearch {
  let slotShift: Int
  let multiplier: [UInt8]
  /// The index of the literal in each slot, nil for a free one.
  private(set) var slots: [Int?]

  private static let mostLiterals = 48
  private static let mostTries = 200

  /// Nil where a window does not do: for many literals, for those that agree in their first bytes,
  /// and for those that a link may write in several ways.
  init?(_ literals: [[UInt8]]) {
    guard !literals.isEmpty, literals.count <= Self.mostLiterals,
      literals.allSatisfy(Self.isPlain)
    else { return nil }
    let keys = literals.map { LiteralWord($0).key }
    guard Set(keys).count == keys.count else { return nil }
    var bits = 1
    while 1 << bits < literals.count { bits += 1 }
    for bits in bits...(bits + 3) {
      for seed in 0..<Self.mostTries {
        self.init(
          slotShift: 64 - bits, seed: seed, slots: Array(repeating: nil, count: 1 << bits))
        if place(keys) { return }
      }
    }
    return nil
  }

  private init(slotShift: Int, seed: Int, slots: [Int?]) {
    self.slotShift = slotShift
    self.slots = slots
    var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    var bytes: [UInt8] = []
    for _ in 0..<8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.append(TableWriter.digit(Int(truncatingIfNeeded: state >> 40)))
    }
    multiplier = bytes
  }

  private mutating func place(_ keys: [UInt64]) -> Bool {
    var factor: UInt64 = 0
    for byte in multiplier.reversed() { factor = factor << 8 | UInt64(byte) }
    for (index, key) in keys.enumerated() {
      let slot = LiteralWindow.slot(of: key, multiplier: factor, slotShift: UInt64(slotShift))
      if slots[slot] != nil { return false }
      slots[slot] = index
    }
    return true
  }

  /// A literal that a link can write in one way only, whose first bytes stand in a table as they
  /// are: no byte that would end a segment or start an escape, and none that a literal of Swift
  /// cannot hold.
  private static func isPlain(_ literal: [UInt8]) -> Bool {
    // As written, `.` and `..` are refused, so a link has to write these with escapes.
    let dot = UInt8(ascii: ".")
    if literal.count <= 2, literal.allSatisfy({ $0 == dot }) { return false }
    for (index, byte) in literal.enumerated() {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"):
        return false
      default: if index < 8, !LiteralWord.mayStand(byte) { return false }
      }
    }
    return true
  }
}

/// The first bytes of a literal and the slash behind it, as a link has them.
struct LiteralWord {
  /// Whether a byte of a literal may stand in a table's word: a literal of Swift can hold it as it
  /// is.
  static func mayStand(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x21, 0x23...0x7E: true
    default: false
    }
  }

  /// The first one lowest.
  let key: UInt64
  /// As they stand in a table: slashes for the bytes behind the first.
  let bytes: [UInt8]

  init(_ literal: [UInt8]) {
    var key: UInt64 = 0
    var bytes: [UInt8] = []
    for index in 0..<8 {
      let byte = index < literal.count ? literal[index] : UInt8(ascii: "/")
      bytes.append(byte)
      if index <= literal.count { key |= UInt64(byte) << UInt64(index * 8) }
    }
    self.key = key
    self.bytes = bytes
  }
}
