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
      if case .text(var last)? = pieces.last {
        // Joined in place: a path of many segments is appended to for each.
        pieces.removeLast()
        last += text
        pieces.append(.text(last))
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

  /// Whether one of the variables is of numbers.
  var hasNumber: Bool {
    pieces.contains { $0 == .variable(.digit) || $0 == .variable(.number) }
  }

  /// The text with a wildcard for each variable, which matches more texts.
  var widenedText: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .variable(.digit): "?"
      case .variable(.number), .variable(.bool), .variable(.words): "?*"
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
