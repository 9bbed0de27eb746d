import Foundation

/// A pattern of an association file: `*` is any text, slashes too, `?` one character, `$(name)` one
/// of some alternatives.
struct AppLinksGlob {
  private indirect enum Part {
    case byte(UInt8)
    case one
    case any
    case choice([[Part]])
  }

  private var parts: [Part]

  init(_ text: String, _ variables: [String: [String]]) {
    parts = []
    var rest = text[...]
    while let start = rest.range(of: "$("), let end = rest[start.upperBound...].firstIndex(of: ")")
    {
      let words = variables[String(rest[start.upperBound..<end])]
      parts += Self.parts(rest[..<(words == nil ? start.upperBound : start.lowerBound)].utf8)
      rest = rest[(words == nil ? start.upperBound : rest.index(after: end))...]
      if let words { parts.append(.choice(words.map { Self.parts($0.utf8) })) }
    }
    parts += Self.parts(rest.utf8)
  }

  /// A pattern without variables.
  init(_ bytes: [UInt8]) {
    parts = Self.parts(bytes)
  }

  private static func parts(_ bytes: some Sequence<UInt8>) -> [Part] {
    bytes.map { byte in
      switch byte {
      case UInt8(ascii: "*"): .any
      case UInt8(ascii: "?"): .one
      default: .byte(byte)
      }
    }
  }

  func matches(_ text: [UInt8]) -> Bool {
    Self.ends(parts, in: text, from: [0]).last == text.count
  }

  /// As of a path: slashes at the end do not count, and `/x/*` matches `/x` too.
  func matchesPath(_ path: [UInt8]) -> Bool {
    var (glob, path) = (self, path)
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    while glob.endsWithSlash { glob.parts.removeLast() }
    if glob.matches(path) { return true }
    guard case .any = glob.parts.last else { return false }
    glob.parts.removeLast()
    guard glob.endsWithSlash else { return false }
    glob.parts.removeLast()
    return glob.matches(path)
  }

  private var endsWithSlash: Bool {
    if case .byte(UInt8(ascii: "/")) = parts.last { true } else { false }
  }

  /// Where texts that the parts match may end, of those that start at some places: each place once,
  /// in order.
  private static func ends(_ parts: [Part], in text: [UInt8], from starts: [Int]) -> [Int] {
    var ends = starts
    for part in parts {
      guard let first = ends.first else { break }
      switch part {
      case .byte(let byte):
        ends = ends.compactMap { $0 < text.count && text[$0] == byte ? $0 + 1 : nil }
      case .one: ends = ends.compactMap { $0 < text.count ? $0 + 1 : nil }
      case .any: ends = Array(first...text.count)
      case .choice(let choices):
        ends = Set(choices.flatMap { Self.ends($0, in: text, from: ends) }).sorted()
      }
    }
    return ends
  }
}
