/// A glob as it is compared with others: each is compared with many, so it is taken apart once.
struct AppLinkOutline {
  private enum Token {
    case byte(UInt8)
    case one
    case many
  }

  private let tokens: [Token]
  /// `/x/*` matches `/x` too; nil for a glob with another end.
  private let withoutEnd: [Token]?
  /// The text before the first wildcard: of most pairs it tells that they have nothing in common.
  private let head: [UInt8]

  init(_ glob: AppLinkGlob) {
    var tokens: [Token] = []
    for piece in glob.pieces {
      switch piece {
      case .text(let text):
        for byte in text.utf8 {
          switch byte {
          case UInt8(ascii: "*"): tokens.append(.many)
          case UInt8(ascii: "?"): tokens.append(.one)
          default: tokens.append(.byte(byte))
          }
        }
      case .variable(.digit): tokens.append(.one)
      case .variable(.number), .variable(.bool), .variable(.words): tokens += [.one, .many]
      }
    }
    self.tokens = tokens
    if tokens.count > 1, case .many = tokens[tokens.count - 1],
      case .byte(UInt8(ascii: "/")) = tokens[tokens.count - 2]
    {
      withoutEnd = Array(tokens.dropLast(2))
    } else {
      withoutEnd = nil
    }
    var head: [UInt8] = []
    for token in tokens {
      guard case .byte(let byte) = token else { break }
      head.append(byte)
    }
    self.head = head
  }

  /// Whether some text may match both; true too where only the words of variables tell.
  func mayOverlap(_ other: AppLinkOutline) -> Bool {
    let common = min(head.count, other.head.count)
    var index = 0
    while index < common {
      if head[index] != other.head[index] { return false }
      index += 1
    }
    if Self.overlap(tokens, other.tokens, behind: common) { return true }
    if let withoutEnd, Self.overlap(withoutEnd, other.tokens, behind: common) { return true }
    if let short = other.withoutEnd { return Self.overlap(tokens, short, behind: common) }
    return false
  }

  /// - Parameter common: how many tokens at the start are the same.
  private static func overlap(_ left: [Token], _ right: [Token], behind common: Int) -> Bool {
    let start = min(common, left.count, right.count)
    // Whether what follows an index of the left and each of the right has a text in common.
    var next: [Bool] = []
    for row in stride(from: left.count, through: start, by: -1) {
      var current = Array(repeating: false, count: right.count + 1)
      for column in stride(from: right.count, through: start, by: -1) {
        current[column] = overlap(left, right, row, column, current, next)
      }
      next = current
    }
    return next[start]
  }

  private static func overlap(
    _ left: [Token], _ right: [Token], _ row: Int, _ column: Int, _ current: [Bool], _ next: [Bool]
  ) -> Bool {
    let (one, other) = (
      row < left.count ? left[row] : nil, column < right.count ? right[column] : nil
    )
    switch (one, other) {
    case (nil, nil): return true
    case (.many?, _): return next[column] || other != nil && current[column + 1]
    case (_, .many?): return current[column + 1] || one != nil && next[column]
    case (nil, _), (_, nil): return false
    case (.byte(let byte)?, .byte(let another)?): return byte == another && next[column + 1]
    case (.one?, _), (_, .one?): return next[column + 1]
    }
  }
}
