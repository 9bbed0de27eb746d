/// A pattern of an association file: text with the wildcards `*` and `?`, and variables.
struct AppLinkGlob: Hashable {
  enum Piece: Hashable {
    case text(String)
    case variable(AppLinkVariable)
  }

  var pieces: [Piece] = []

  init(_ pieces: [Piece] = []) {
    for piece in pieces { append(piece) }
  }

  init(_ text: String) {
    self.init([.text(text)])
  }

  mutating func append(_ piece: Piece) {
    if case .text(let text) = piece {
      if text.isEmpty { return }
      if case .text(let last) = pieces.last {
        pieces[pieces.count - 1] = .text(last + text)
        return
      }
    }
    pieces.append(piece)
  }

  mutating func append(_ other: AppLinkGlob) {
    for piece in other.pieces { append(piece) }
  }

  static func + (left: AppLinkGlob, right: AppLinkGlob) -> AppLinkGlob {
    var glob = left
    glob.append(right)
    return glob
  }

  /// The text with each variable by its name.
  func text(_ names: (AppLinkVariable) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .variable(let variable): "$(\(names(variable)))"
      }
    }.joined()
  }

  /// How many texts the variables stand for; no more than a limit is counted.
  func count(atMost limit: Int, _ alternatives: (AppLinkVariable) -> [String]) -> Int {
    var count = 1
    for case .variable(let variable) in pieces where count <= limit {
      count *= alternatives(variable).count
    }
    return count
  }

  /// Every text that the variables stand for.
  func spelledOut(_ alternatives: (AppLinkVariable) -> [String]) -> [String] {
    var texts = [""]
    for piece in pieces {
      switch piece {
      case .text(let text): texts = texts.map { $0 + text }
      case .variable(let variable):
        let words = alternatives(variable)
        texts = texts.flatMap { head in words.map { head + $0 } }
      }
    }
    return texts
  }
}

/// What stands for some alternatives.
enum AppLinkVariable: Hashable {
  /// One digit: Apple's own.
  case digit
  /// Something that begins as a number does.
  case number
  case bool
  /// An index into the words of the file.
  case words(Int)
}

extension AppLinkGlob {
  /// Whether some text may match both; true too where only the words of variables tell.
  func mayOverlap(_ other: AppLinkGlob) -> Bool {
    let (left, right) = (tokens, other.tokens)
    return Self.overlap(left, right) || Self.overlap(Self.withoutEnd(left), right)
      || Self.overlap(left, Self.withoutEnd(right))
  }

  private enum Token {
    case byte(UInt8)
    case one
    case many
  }

  private var tokens: [Token] {
    var tokens: [Token] = []
    for piece in pieces {
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
    return tokens
  }

  /// `/x/*` matches `/x` too.
  private static func withoutEnd(_ tokens: [Token]) -> [Token] {
    if tokens.count > 1, case .many = tokens[tokens.count - 1],
      case .byte(UInt8(ascii: "/")) = tokens[tokens.count - 2]
    {
      return Array(tokens.dropLast(2))
    }
    return tokens
  }

  private static func overlap(_ left: [Token], _ right: [Token]) -> Bool {
    // Whether what follows an index of the left and each of the right has a text in common.
    var next: [Bool] = []
    for row in stride(from: left.count, through: 0, by: -1) {
      var current = Array(repeating: false, count: right.count + 1)
      for column in stride(from: right.count, through: 0, by: -1) {
        current[column] = overlap(left, right, row, column, current, next)
      }
      next = current
    }
    return next.first ?? false
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
