import TurnpikeCompiler
import TurnpikeTable

/// A link in a text, such as a mail or a web page.
struct TextLink: Sendable {
  /// Where it starts in the file, in bytes.
  let offset: Int
  /// The link as a browser or a mail program reads it, with ``placeholder`` for each value that a
  /// template inserts.
  let text: String

  /// A control character, which no link contains.
  static let placeholder: Character = "\u{1}"

  var hasPlaceholders: Bool { text.contains(Self.placeholder) }
}

/// Finds the links of declared origins in a text of any format.
///
/// There is no parser for each format. A link starts with a declared scheme or website, and ends at a
/// character that surrounds links, such as a quotation mark. A pattern or a regular expression is not a
/// link.
struct TextLinks {
  private let text: DecodedText
  private let origins: [OriginModel]
  /// Whether a comma ends a link, because fields of a table that contain one are in quotes.
  private let hasFields: Bool

  private var bytes: [UInt8] { text.bytes }

  private init(_ file: SourceFile, _ origins: [OriginModel]) {
    text = DecodedText(file.bytes)
    self.origins = origins
    hasFields = file.path.lowercased().hasSuffix(".csv")
  }

  /// Finds the links of a file, in time linear in its length.
  static func find(in file: SourceFile, of origins: [OriginModel]) -> [TextLink] {
    let links = TextLinks(file, origins)
    var found: [TextLink] = []
    var end = 0
    for colon in links.bytes.indices where links.bytes[colon] == UInt8(ascii: ":") {
      guard colon >= end, let start = links.schemeStart(before: colon), start >= end else {
        continue
      }
      let link = links.link(from: start)
      if let text = link.text {
        found.append(TextLink(offset: links.text.offset(of: start), text: text))
      }
      end = max(end, link.end)
    }
    return found
  }

  /// The start of a declared scheme that ends before a colon.
  private func schemeStart(before colon: Int) -> Int? {
    var start = colon
    while start > 0, bytes[start - 1].isSchemeByte { start -= 1 }
    let scheme = String(decoding: bytes[start..<colon], as: UTF8.self).lowercased()
    return origins.contains { $0.scheme == scheme } ? start : nil
  }

  /// Reads what starts with a scheme. The text is nil if that is not a link of an origin.
  private func link(from start: Int) -> (text: String?, end: Int) {
    var link: [UInt8] = []
    var depth = 0
    var index = start
    while index < bytes.count {
      guard let (text, length) = piece(at: index, after: link) else { break }
      if text == [UInt8(ascii: "(")] { depth += 1 }
      if text == [UInt8(ascii: ")")] {
        depth -= 1
        if depth < 0 { break }
      }
      link += text
      index += length
    }
    if isPattern(link, followedBy: bytes[index...].prefix(2)) { return (nil, index) }
    while let last = link.last, Self.trailing.contains(last) { link.removeLast() }
    return (isOfOrigin(link) ? String(decoding: link, as: UTF8.self) : nil, index)
  }

  private static let trailing = Array(".,!?;:*".utf8)

  /// Returns the next part of a link and its length in the text, or nil at the end of the link.
  private func piece(at index: Int, after link: [UInt8]) -> (text: [UInt8], length: Int)? {
    let rest = bytes[index...]
    if let length = rest.placeholderLength { return (Array(TextLink.placeholder.utf8), length) }
    switch bytes[index] {
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"),
      UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "|"), UInt8(ascii: "^"):
      return nil
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      return hasFields ? nil : ([bytes[index]], 1)
    case UInt8(ascii: "\\"):
      if rest.starts(with: "\\/".utf8) { return ([UInt8(ascii: "/")], 2) }
      // JSON and JavaScript: \u0026 is '&'.
      guard rest.dropFirst().first == UInt8(ascii: "u"), rest.count >= 6,
        let code = UInt8(String(decoding: rest.dropFirst(2).prefix(4), as: UTF8.self), radix: 16),
        code > 0x20, code < 0x7F, code != UInt8(ascii: "\""), code != UInt8(ascii: "'")
      else { return nil }
      return ([code], 6)
    case UInt8(ascii: "&"):
      for entity in ["&amp;", "&#38;", "&#x26;"] where rest.starts(with: entity.utf8) {
        return ([UInt8(ascii: "&")], entity.utf8.count)
      }
      let ends = [
        "&quot;", "&#34;", "&apos;", "&#39;", "&lt;", "&gt;", "&nbsp;", "&#x27;", "&#x22;",
      ]
      return ends.contains { rest.starts(with: $0.utf8) } ? nil : ([bytes[index]], 1)
    case let byte where byte >= 0x80:
      return Self.isEnd(rest) ? nil : ([byte], 1)
    case let byte:
      return ([byte], 1)
    }
  }

  /// Whether the text begins with a character beyond ASCII that ends a link: a quotation mark, a full
  /// stop of another script, or white space.
  private static func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
    "“”‘’«»‹›„…。，、）」』】\u{A0}\u{3000}".unicodeScalars.contains { rest.starts(with: String($0).utf8) }
  }

  /// Whether a link begins with an origin and goes on after it: `shop://` alone names the scheme.
  private func isOfOrigin(_ link: [UInt8]) -> Bool {
    let scheme = link.prefix { $0 != UInt8(ascii: ":") }
    guard link[scheme.endIndex...].starts(with: "://".utf8), link.count > scheme.count + 3 else {
      return false
    }
    let host = link.dropFirst(scheme.count + 3).prefix { !"/?#:".utf8.contains($0) }
    let names = [scheme, host].map { String(decoding: $0, as: UTF8.self).lowercased() }
    return origins.contains { origin in
      guard origin.scheme == names[0] else { return false }
      if origin.host.isEmpty { return true }
      return origin.isWildcard ? names[1].hasSuffix("." + origin.host) : names[1] == origin.host
    }
  }

  /// Whether a text describes links instead of being one: `product/:product_id`, `files/*`,
  /// `product/(\d+)`.
  private func isPattern(_ link: [UInt8], followedBy next: ArraySlice<UInt8>) -> Bool {
    var isInParentheses = false
    for index in link.indices.dropFirst() {
      let previous = link[index - 1]
      switch link[index] {
      case UInt8(ascii: "("): isInParentheses = true
      case UInt8(ascii: ")"): isInParentheses = false
      case UInt8(ascii: "*") where "/.".utf8.contains(previous): return true
      case UInt8(ascii: "+") where previous == UInt8(ascii: "."): return true
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"):
        if isInParentheses { return true }
      case UInt8(ascii: ":") where "/=&?".utf8.contains(previous):
        if index + 1 < link.count, link[index + 1].isLetter { return true }
      default: break
      }
    }
    let afterParenthesis = next.first == UInt8(ascii: ")") ? next.dropFirst() : next
    return afterParenthesis.first.map { "[{|\\^*+(".utf8.contains($0) } ?? false
      || next.starts(with: "…".utf8.prefix(2)) || link.suffix(4) == Array("/...".utf8)[...]
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII, or a part of another character.
  fileprivate var isLetter: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: self >= 0x80
    }
  }

  fileprivate var isSchemeByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// The length of the placeholder at the start, as templates, formats, and code have them.
  fileprivate var placeholderLength: Int? {
    // Nearly all bytes of a link start no placeholder.
    guard let first, "{$#<*\\%".utf8.contains(first) else { return nil }
    let marks = [
      ("{{", "}}"), ("{%", "%}"), ("${", "}"), ("#{", "}"), ("<%", "%>"), ("<?", "?>"),
      ("*|", "|*"), ("\\(", ")"), ("{", "}"),
    ]
    for (start, end) in marks where starts(with: start.utf8) {
      let inner = dropFirst(start.utf8.count).prefix(100).prefix { $0 >= 0x20 }
      for index in inner.indices where inner[index...].starts(with: end.utf8) {
        return index == inner.startIndex ? nil : index + end.utf8.count - startIndex
      }
      return nil
    }
    let text = String(decoding: prefix(24), as: UTF8.self)
    // '%d0' is an escape, and '%d' a number.
    if text.prefixMatch(of: #/%[0-9A-Fa-f]{2}/#) != nil { return nil }
    let format = text.prefixMatch(
      of: #/%([0-9]+\$)?(@|[sdiuf]|l?l[du]|\.[0-9]f)|\$[A-Za-z_][A-Za-z0-9_]*/#)
    return format.map { $0.output.0.utf8.count }
  }
}
