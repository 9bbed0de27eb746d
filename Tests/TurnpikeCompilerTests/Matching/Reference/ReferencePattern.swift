/// A pattern as the reference matcher sees it: what the generator knows of a line that it wrote.
struct ReferencePattern {
  /// What stands in one place of a path.
  enum Piece {
    case literal(String)
    case capture(ReferenceCapture)
    case rest(ReferenceCapture)
  }

  /// `key=value` or `key:name<type>`.
  enum Item {
    case condition(key: String, value: String)
    case parameter(key: String, ReferenceCapture)
  }

  var route: String
  /// The line of the file up to its arrow.
  var text: String
  var isAlias = false
  var pieces: [Piece]
  var items: [Item] = []
  var fragment: ReferenceCapture?

  /// The line of the file.
  var line: String { isAlias ? "\(text) => \(route)" : "\(text) -> C\(route.dropFirst())" }

  var conditions: [(key: String, value: String)] {
    items.compactMap { item in
      if case .condition(let key, let value) = item { (key, value) } else { nil }
    }
  }

  /// Every sequence of pieces that the pattern stands for: what is optional at the end left out.
  var expansions: [[Piece]] {
    var result = [pieces]
    while case .capture(let capture) = result[result.count - 1].last, capture.mayBeMissing {
      result.append(result[result.count - 1].dropLast())
    }
    return result
  }
}

/// One capture of a pattern.
struct ReferenceCapture {
  var name: String
  var prefix = ""
  var suffix = ""
  var type: ReferenceType
  var isOptional = false
  var hasDefault = false
  var isList = false

  var mayBeMissing: Bool { isOptional || hasDefault }

  /// What stands between the affixes, where something of the type does.
  func value(of segment: String) -> String? {
    let bytes = Array(segment.utf8)
    let (head, tail) = (Array(prefix.utf8), Array(suffix.utf8))
    guard bytes.count > head.count + tail.count, bytes.starts(with: head),
      bytes.reversed().starts(with: tail.reversed())
    else { return nil }
    let value = String(
      decoding: bytes[head.count..<(bytes.count - tail.count)], as: UTF8.self)
    return type.accepts(value) ? value : nil
  }
}

/// A type, with what language.md says of its texts in the plainest words.
enum ReferenceType: Hashable {
  case string, bool, uuid, date, custom
  case integer(name: String, least: Int, greatest: Int)
  case double(least: Double, greatest: Double, includesGreatest: Bool)
  case words([String])

  func accepts(_ text: String) -> Bool {
    switch self {
    case .string, .custom: return true
    case .bool: return text == "true" || text == "false"
    case .words(let words): return words.contains { Array($0.utf8) == Array(text.utf8) }
    case .integer(_, let least, let greatest):
      guard !text.hasPrefix("+"), let value = Int(text) else { return false }
      return least <= value && value <= greatest
    case .double(let least, let greatest, let includesGreatest):
      // No text of the generators but these is a number to Swift and none to language.md.
      guard let value = Double(text), value.isFinite, !text.hasPrefix("+"), !text.hasPrefix("."),
        !text.hasSuffix(".")
      else { return false }
      return least <= value && (includesGreatest ? value <= greatest : value < greatest)
    case .uuid:
      let lengths = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        .map(\.count)
      return lengths == [8, 4, 4, 4, 12]
        && text.utf8.allSatisfy { "0123456789abcdefABCDEF-".utf8.contains($0) }
    case .date:
      // The generators write no other dates than days of one month.
      return text.utf8.count == 10 && text.hasPrefix("2026-01-")
        && Int(text.suffix(2)).map { 1...31 ~= $0 } ?? false
    }
  }

  /// Its place among the types: built-in, the user's own, `String`.
  var rank: Int {
    switch self {
    case .words: 1
    case .bool, .uuid, .date, .integer, .double: 3
    case .custom: 4
    case .string: 5
    }
  }
}

extension ReferencePattern.Piece {
  /// Rank as the sentence of language.md lists it; the first number that differs decides, less is
  /// better.
  var rank: [Int] {
    switch self {
    case .literal: [0]
    case .rest: [6]
    case .capture(let capture) where capture.prefix.isEmpty && capture.suffix.isEmpty:
      [capture.type.rank]
    case .capture(let capture):
      [2, -capture.prefix.utf8.count, -capture.suffix.utf8.count, capture.type.rank]
    }
  }
}
