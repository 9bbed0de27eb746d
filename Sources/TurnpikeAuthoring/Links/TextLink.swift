import TurnpikeCompiler
import TurnpikeTable

/// A link in a text, such as a mail or a web page.
struct TextLink: Sendable {
  /// Where it starts in the file, in bytes.
  let offset: Int
  /// The link as a browser or a mail program reads it, with ``placeholder`` for each value that a
  /// template inserts.
  let text: String
  /// The placeholders as the template has them.
  let placeholders: [String]

  /// A character for private use, which ends a link in a text.
  static let placeholder: Character = "\u{E000}"

  /// A message about the link, with the placeholders as the template has them. If the message repeats
  /// the link, it repeats all of them.
  func restored(_ message: String) -> String {
    if placeholders.isEmpty { return message }
    let parts = message.split(separator: Self.placeholder, omittingEmptySubsequences: false)
    return parts.dropFirst().enumerated().reduce(String(parts[0])) { text, part in
      text + placeholders[part.offset % placeholders.count] + part.element
    }
  }
}

/// Finds the links of declared origins in a text of any format.
///
/// There is no parser for each format. A link starts with a declared scheme or website, and ends at a
/// character that surrounds links, such as a quotation mark. A pattern or a regular expression is not a
/// link.
struct TextLinks {
  private let text: DecodedText
  private let origins: [OriginModel]
  /// The marks that end a link. Fields of a table that contain a comma are in quotes.
  private let ends: [UInt8]

  private var bytes: [UInt8] { text.bytes }

  private init(_ file: SourceFile, _ origins: [OriginModel]) {
    text = DecodedText(file.bytes)
    self.origins = origins
    let isTable = file.path.lowercased().hasSuffix(".csv")
    ends = Array("\"'`<>[]{}|^\\".utf8) + Array((isTable ? ",;" : "").utf8)
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
      let (link, linkEnd) = links.link(from: start)
      if let link { found.append(link) }
      end = max(end, linkEnd)
    }
    return found
  }

  /// The start of a declared scheme that ends before a colon.
  private func schemeStart(before colon: Int) -> Int? {
    var start = colon
    while start > 0, ASCII.isSchemeByte(bytes[start - 1]) { start -= 1 }
    let scheme = String(decoding: bytes[start..<colon], as: UTF8.self).lowercased()
    return origins.contains { $0.scheme == scheme } ? start : nil
  }

  /// Reads what starts with a scheme. The link is nil if that is not a link of an origin.
  private func link(from start: Int) -> (link: TextLink?, end: Int) {
    var link: [UInt8] = []
    var placeholders: [String] = []
    var depth = 0
    var index = start
    while index < bytes.count {
      if let length = bytes[index...].placeholderLength {
        placeholders.append(String(decoding: bytes[index..<(index + length)], as: UTF8.self))
        link += Array(TextLink.placeholder.utf8)
        index += length
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 || isEnd(index) { break }
      link.append(bytes[index])
      index += 1
    }
    if isPattern(link, followedBy: bytes[index...]) { return (nil, index) }
    // In Markdown, '_' can be on both sides of a link.
    let isEmphasized = start > 0 && bytes[start - 1] == UInt8(ascii: "_")
    let trailing = Array((isEmphasized ? ".,!?;:*_" : ".,!?;:*").utf8)
    while let last = link.last, trailing.contains(last) { link.removeLast() }
    guard origins.contains(where: { $0.starts(link) }) else { return (nil, index) }
    let text = String(decoding: link, as: UTF8.self)
    return (
      TextLink(offset: self.text.offset(of: start), text: text, placeholders: placeholders), index
    )
  }

  /// Whether a byte ends a link, or starts a character beyond ASCII that does: a quotation mark, a
  /// full stop of another script, or white space.
  private func isEnd(_ index: Int) -> Bool {
    let byte = bytes[index]
    if byte < 0x80 { return byte <= 0x20 || byte == 0x7F || ends.contains(byte) }
    return "“”‘’«»‹›„…。，、）」』】\u{A0}\u{3000}\u{E000}".contains {
      bytes[index...].starts(with: String($0).utf8)
    }
  }

  /// Whether a text describes links instead of being one: `product/:product_id`, `files/*`,
  /// `product/(\d+)`.
  private func isPattern(_ link: [UInt8], followedBy next: ArraySlice<UInt8>) -> Bool {
    for index in link.indices.dropFirst() {
      let previous = link[index - 1]
      let next = index + 1 < link.count ? link[index + 1] : 0
      switch link[index] {
      case UInt8(ascii: "*") where "/.".utf8.contains(previous): return true
      case UInt8(ascii: "+") where previous == UInt8(ascii: "."): return true
      case UInt8(ascii: "?") where previous == UInt8(ascii: "("): return true
      case UInt8(ascii: ":") where "/=&?".utf8.contains(previous):
        if ASCII.isLetter(next) || next >= 0x80 { return true }
      default: break
      }
    }
    let after = next.first == UInt8(ascii: ")") ? next.dropFirst() : next
    // '\d' is of a regular expression, and '\"' of a string in a string.
    let isEscape = after.first == UInt8(ascii: "\\") && after.count > 1
    let isExpression = isEscape && !"\"'\\".utf8.contains(after[after.startIndex + 1])
    return isExpression || after.first.map { "[{|^*+(".utf8.contains($0) } ?? false
      || next.starts(with: "…".utf8) || link.suffix(4) == Array("/...".utf8)[...]
  }
}

extension OriginModel {
  /// Whether a link begins with the origin and goes on after it: `shop://` alone names the scheme.
  func starts(_ link: [UInt8]) -> Bool {
    let start = Array("\(scheme)://".utf8)
    guard link.count > start.count, link.prefix(start.count).map(ASCII.lowered) == start else {
      return false
    }
    let end = link.dropFirst(start.count).prefix { !"/?#:".utf8.contains($0) }.map(ASCII.lowered)
    let name = String(decoding: end, as: UTF8.self)
    return host.isEmpty || (isWildcard ? name.hasSuffix("." + host) : name == host)
  }
}

extension ArraySlice<UInt8> {
  /// The length of the placeholder at the start, as templates, formats, and code have them.
  fileprivate var placeholderLength: Int? {
    // Nearly all bytes of a link start no placeholder.
    guard let first, "{$#<*\\%@".utf8.contains(first) else { return nil }
    let marks = [
      ("{{{", "}}}"), ("{{${", "}}}"), ("{{", "}}"), ("{%", "%}"), ("${", "}"), ("#{", "}"),
      ("<%", "%>"), ("<?", "?>"), ("*|", "|*"), ("\\(", ")"), ("$(", ")"), ("@(", ")"), ("{", "}"),
    ]
    for (start, end) in marks where starts(with: start.utf8) {
      let inner = dropFirst(start.utf8.count).prefix(100).prefix { $0 >= 0x20 }
      for index in inner.indices where inner[index...].starts(with: end.utf8) {
        return index == inner.startIndex ? nil : index + end.utf8.count - startIndex
      }
      return nil
    }
    let text = String(decoding: prefix(24), as: UTF8.self)
    // '%d0' is an escape, and '%d' a number. No link has the control character '%04'.
    if text.prefixMatch(of: #/%(?!0[0-9]d)[0-9A-Fa-f]{2}/#) != nil { return nil }
    let format = text.prefixMatch(
      of: #/%([0-9]+\$)?(@|[sdiuf]|0[0-9]d|l?l[du]|\.[0-9]f)|\$[A-Za-z_][A-Za-z0-9_]*/#)
    return format.map { $0.output.0.utf8.count }
  }
}
