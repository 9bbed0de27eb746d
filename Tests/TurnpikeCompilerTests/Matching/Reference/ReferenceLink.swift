/// An internal link, taken apart as language.md says: 3 and 7.
struct ReferenceLink {
  var writtenSegments: [String]
  var segments: [String] = []
  var query: [(key: String, value: String)] = []
  var fragment: String?

  init(_ link: String) {
    var rest = Substring(link)
    if let hash = rest.firstIndex(of: "#") {
      fragment = Self.decoded(String(rest[hash...].dropFirst()))
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      for item in rest[mark...].dropFirst().split(separator: "&") {
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let texts = parts.map {
          Self.decoded($0.map { $0 == "+" ? " " : $0 }.map(String.init).joined())
        }
        query.append((texts[0], texts.count > 1 ? texts[1] : ""))
      }
      rest = rest[..<mark]
    }
    writtenSegments = rest.split(separator: "/").map(String.init)
    segments = writtenSegments.map { Self.decoded($0) }
  }

  func values(of key: String) -> [String] {
    query.filter { $0.key.isSameText(as: key) }.map(\.value)
  }

  /// Percent-decoded once; as written where an escape is broken or the bytes are not UTF-8.
  static func decoded(_ text: String) -> String {
    if !text.utf8.contains(UInt8(ascii: "%")) { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, !digits.hasPrefix("+"), let value = UInt8(digits, radix: 16)
      else { return text }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self) ?? text
  }

  /// The first parameter of the query and fragment that is missing or does not decode.
  func problem(_ pattern: ReferencePattern) -> String? {
    for item in pattern.items {
      guard case .parameter(let key, let capture) = item else { continue }
      if let problem = problem(capture, values(of: key)) { return problem }
    }
    return pattern.fragment.flatMap { problem($0, fragment.map { [$0] } ?? []) }
  }

  private func problem(_ capture: ReferenceCapture, _ values: [String]) -> String? {
    if capture.isList {
      return values.first { !capture.type.accepts($0) }
        .map { "'\(capture.name)' cannot be read from '\($0)'" }
    }
    guard let text = values.first else {
      return capture.mayBeMissing ? nil : "'\(capture.name)' is missing"
    }
    if text.isEmpty, capture.mayBeMissing { return nil }
    return capture.type.accepts(text) ? nil : "'\(capture.name)' cannot be read from '\(text)'"
  }
}
