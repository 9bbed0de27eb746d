/// The paths of a manifest, matched as Android does (`android.os.PatternMatcher`): with the decoded
/// path, as a whole, and without backtracking.
package struct AndroidManifestMatcher {
  private let paths: [(attribute: String, text: [UInt16])]

  package init(_ manifest: String) {
    paths = manifest.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "<data android:path")?.lowerBound,
        let equals = line[start...].firstIndex(of: "="), let end = line.lastIndex(of: "\"")
      else { return nil }
      let attribute = line[line.index(start, offsetBy: 14)..<equals]
      let value = line[line.index(equals, offsetBy: 2)..<end]
      return (String(attribute), Array(Self.resource(Self.xml(String(value))).utf16))
    }
  }

  private static func xml(_ text: String) -> String {
    var text = text
    for (name, character) in [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">")] {
      text = text.replacing(name, with: character)
    }
    for code in [9, 10, 13] as [UInt8] {
      text = text.replacing("&#\(code);", with: String(Unicode.Scalar(code)))
    }
    return text.replacing("&amp;", with: "&")
  }

  /// A resource without its escapes.
  private static func resource(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
      } else {
        shown.append(scalar)
        isEscaped = false
      }
    }
    return String(shown)
  }

  /// Whether the app opens a link of one of its hosts.
  package func opens(_ link: String) -> Bool {
    let start = link.firstRange(of: "://")?.upperBound ?? link.startIndex
    let rest = Array(link[start...].utf8).drop { !"/?#".utf8.contains($0) }
    let path = Self.decoded(rest.prefix { !"?#".utf8.contains($0) })
    return paths.contains { attribute, text in
      switch attribute {
      case "path": text == path
      case "pathPattern": Self.matches(text, path)
      case "pathAdvancedPattern": Self.matchesAdvanced(text, path)
      default: false
      }
    }
  }

  private static func decoded(_ path: ArraySlice<UInt8>) -> [UInt16] {
    var bytes: [UInt8] = []
    var rest = path
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return Array(String(decoding: bytes, as: UTF8.self).utf16)
  }

  // MARK: pathPattern

  private static let (dot, star, backslash) = (UInt16(0x2E), UInt16(0x2A), UInt16(0x5C))

  /// `.*` matches all characters before the first one that equals the next of the pattern.
  private static func matches(_ pattern: [UInt16], _ text: [UInt16]) -> Bool {
    func at(_ index: Int) -> UInt16 { index < pattern.count ? pattern[index] : 0 }
    var (index, place) = (0, 0)
    while index < pattern.count, place < text.count {
      var character = at(index)
      index += 1
      let isEscaped = character == backslash
      if isEscaped {
        character = at(index)
        index += 1
      }
      guard at(index) == star else {
        if isEscaped || character != dot, text[place] != character { return false }
        place += 1
        continue
      }
      if !isEscaped, character == dot {
        if index >= pattern.count - 1 { return true }
        index += 1
        if at(index) == backslash { index += 1 }
        guard let found = text[place...].firstIndex(of: at(index)) else { return false }
        place = found + 1
      } else {
        while place < text.count, text[place] == character { place += 1 }
      }
      index += 1
    }
    if index >= pattern.count, place >= text.count { return true }
    return index == pattern.count - 2 && at(index) == dot && at(index + 1) == star
  }

  // MARK: pathAdvancedPattern

  /// Each part of the pattern matches as many characters as it can.
  private static func matchesAdvanced(_ pattern: [UInt16], _ text: [UInt16]) -> Bool {
    var rest = pattern[...]
    var place = 0
    while let first = rest.popFirst() {
      let isMatch: (UInt16) -> Bool
      switch first {
      case dot: isMatch = { _ in true }
      case backslash:
        let character = rest.popFirst()
        isMatch = { $0 == character }
      case 0x5B:  // [
        let isNegated = rest.first == 0x5E  // ^
        let set = Array(rest.prefix { $0 != 0x5D }.dropFirst(isNegated ? 1 : 0))
        rest = rest.drop { $0 != 0x5D }.dropFirst()
        isMatch = { set.contains($0) != isNegated }
      default: isMatch = { $0 == first }
      }
      let counts = counts(&rest)
      let count = text[place...].prefix(while: isMatch).count
      if count < counts.lowerBound { return false }
      place += min(count, counts.upperBound)
    }
    return place == text.count
  }

  /// Removes the modifier of a part, and returns how many characters the part matches.
  private static func counts(_ rest: inout ArraySlice<UInt16>) -> ClosedRange<Int> {
    switch rest.first {
    case star:
      rest.removeFirst()
      return 0...Int.max
    case 0x2B:  // +
      rest.removeFirst()
      return 1...Int.max
    case 0x7B:  // {
      let numbers = String(decoding: rest.dropFirst().prefix { $0 != 0x7D }, as: UTF16.self)
        .split(separator: ",").compactMap { Int($0) }
      rest = rest.drop { $0 != 0x7D }.dropFirst()
      return (numbers.first ?? 1)...(numbers.last ?? 1)
    default: return 1...1
    }
  }
}
