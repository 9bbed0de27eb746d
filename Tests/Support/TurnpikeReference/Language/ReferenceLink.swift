/// A link without its scheme and authority: the segments of its path, its query, and its fragment.
package struct ReferenceLink {
  package var writtenSegments: [[UInt8]] = []
  package var segments: [[UInt8]] = []
  package var query: [(key: [UInt8], value: [UInt8])] = []
  package var fragment: [UInt8]?
  /// In small letters; nil for an internal link.
  package var scheme: String?
  /// The declared origin that it comes from.
  var origin: ReferenceOrigin?
  /// The segments that stand for its origin, before its own.
  var site: [[UInt8]] = []

  package init(_ link: ArraySlice<UInt8>) {
    var rest = link
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = Self.decoded(Array(rest[(hash + 1)...]))
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      for item in rest[(mark + 1)...].split(separator: UInt8(ascii: "&")) {
        let parts = item.split(
          separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        let texts = parts.map { part in
          Self.decoded(part.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
        }
        query.append((texts[0], texts.count > 1 ? texts[1] : []))
      }
      rest = rest[..<mark]
    }
    writtenSegments = rest.split(separator: UInt8(ascii: "/")).map { Array($0) }
    segments = writtenSegments.map { Self.decoded($0) }
  }

  package var isLong: Bool { segments.count > 255 }

  package var hasDotSegment: Bool {
    writtenSegments.contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
  }

  package func values(of key: [UInt8]) -> [[UInt8]] {
    query.filter { $0.key == key }.map(\.value)
  }

  /// Percent-decoded once; as written where an escape is broken or the bytes are not UTF-8.
  package static func decoded(_ text: [UInt8]) -> [UInt8] {
    if !text.contains(UInt8(ascii: "%")) { return text }
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      let isEscape =
        digits.count == 2
        && digits.allSatisfy { "0123456789abcdefABCDEF".utf8.contains($0) }
      guard isEscape, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
        return text
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self) == nil ? text : bytes
  }
}

/// Why a link is unmatched, in the words of the table.
package enum ReferenceRefusal: String {
  case noRoute = "no route matches this path"
  case undeclaredScheme = "the scheme is not a declared origin"
  case undeclaredHostScheme = "the scheme is not declared for this host"
  case noWebsite = "the file declares no website"
  case undeclaredOrigin = "the host or path is not a declared origin"
  case malformed = "the host is malformed or missing"
  case userBeforeHost = "a web link cannot have a user before its host"
  case dotSegment = "a segment is '.' or '..'"
  case longPath = "the path has more than 255 segments"
}

extension ReferenceTable {
  /// The path, query and fragment of a link, or why the link is refused.
  package func inside(_ text: [UInt8]) -> (link: ReferenceLink, refusal: ReferenceRefusal?) {
    let start = text.drop { $0 <= 0x20 }
    let link = Array(start.dropLast(start.reversed().prefix { $0 <= 0x20 }.count))
    let whole = ReferenceLink(link[...])
    let name = link.prefix { !":/?#".utf8.contains($0) }
    guard name.count < link.count, link[name.count] == UInt8(ascii: ":"), isScheme(name) else {
      return (whole, nil)
    }
    let scheme = String(decoding: name, as: UTF8.self).lowercased()
    let rest = link[(name.count + 1)...]
    var authority: ArraySlice<UInt8>?
    var path = rest
    if rest.starts(with: "//".utf8) {
      let text = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
      authority = text
      path = rest[text.endIndex...]
    }
    var inside =
      scheme == "http" || scheme == "https"
      ? web(scheme, authority, path, whole) : custom(scheme, authority, path, whole)
    inside.link.scheme = scheme
    return inside
  }

  private func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  private func custom(
    _ scheme: String, _ authority: ArraySlice<UInt8>?, _ path: ArraySlice<UInt8>,
    _ whole: ReferenceLink
  ) -> (link: ReferenceLink, refusal: ReferenceRefusal?) {
    let schemes = origins.filter { $0.host == nil }.map(\.scheme)
    if !origins.isEmpty, !schemes.contains(scheme) { return (whole, .undeclaredScheme) }
    guard let authority else { return below(scheme, nil, ReferenceLink(path), whole) }
    if isMalformed(authority) { return (whole, .malformed) }
    // Only a user that is not empty is one.
    let at = authority.lastIndex(of: UInt8(ascii: "@")).flatMap {
      $0 > authority.startIndex ? $0 : nil
    }
    let first = withoutPort(at.map { authority[($0 + 1)...] } ?? authority)
    return below(scheme, nil, ReferenceLink((Array(first) + path)[...]), whole)
  }

  /// A link without the path of its origin, after the path of the origin's site. Of the origins that
  /// it starts with, the one with the longest path counts, and then a host before a wildcard.
  private func below(
    _ scheme: String, _ host: String?, _ link: ReferenceLink, _ whole: ReferenceLink
  ) -> (link: ReferenceLink, refusal: ReferenceRefusal?) {
    if origins.isEmpty, host == nil { return (link, nil) }
    let found = origins.filter { origin in
      guard origin.scheme == scheme, link.segments.count >= origin.path.count else { return false }
      if let host { return origin.accepts(host) && link.segments.starts(with: origin.path) }
      guard origin.host == nil else { return false }
      guard let first = origin.path.first else { return true }
      return ReferenceOrigin.host(first[...]) == ReferenceOrigin.host(link.segments[0][...])
        && link.segments.dropFirst().starts(with: origin.path.dropFirst())
    }
    let best = found.max { left, right in
      (left.path.count, left.isWildcard ? 0 : 1, left.host?.count ?? 0)
        < (right.path.count, right.isWildcard ? 0 : 1, right.host?.count ?? 0)
    }
    guard let best else { return (whole, host.map { refusal(scheme, $0) } ?? .undeclaredOrigin) }
    var inside = link
    inside.origin = best
    inside.site = best.site
    inside.segments = best.site + link.segments.dropFirst(best.path.count)
    inside.writtenSegments = best.site + link.writtenSegments.dropFirst(best.path.count)
    return (inside, nil)
  }

  private func web(
    _ scheme: String, _ authority: ArraySlice<UInt8>?, _ path: ArraySlice<UInt8>,
    _ whole: ReferenceLink
  ) -> (link: ReferenceLink, refusal: ReferenceRefusal?) {
    guard let authority, !authority.isEmpty, !isMalformed(authority) else {
      return (whole, .malformed)
    }
    if authority.contains(UInt8(ascii: "@")) { return (whole, .userBeforeHost) }
    let host = ReferenceOrigin.host(withoutPort(authority))
    return below(scheme, host, ReferenceLink(path), whole)
  }

  private func refusal(_ scheme: String, _ host: String) -> ReferenceRefusal {
    let websites = origins.filter { $0.host != nil }
    let schemes = websites.filter { $0.accepts(host) }.map(\.scheme)
    if websites.isEmpty { return .noWebsite }
    return schemes.isEmpty || schemes.contains(scheme) ? .undeclaredOrigin : .undeclaredHostScheme
  }

  private func withoutPort(_ authority: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = authority.reversed().prefix { isDigit($0) }.count
    let rest = authority.dropLast(digits)
    return rest.last == UInt8(ascii: ":") ? rest.dropLast() : authority
  }

  private func isMalformed(_ authority: ArraySlice<UInt8>) -> Bool {
    String(decoding: authority, as: UTF8.self).unicodeScalars.contains { scalar in
      scalar == "\\" || scalar.properties.isWhitespace
        || scalar.properties.generalCategory == .control
    }
  }
}

extension ReferenceOrigin {
  /// A valid origin; nil for what is none.
  package init?(_ text: String) {
    guard let colon = text.range(of: "://") else { return nil }
    scheme = text[..<colon.lowerBound].lowercased()
    let rest = Array(text[colon.upperBound...].utf8)
    guard scheme == "http" || scheme == "https" else {
      path = ReferenceLink(rest[...]).segments
      return
    }
    let authority = rest.prefix { $0 != UInt8(ascii: "/") }
    isWildcard = authority.starts(with: "*.".utf8)
    host = Self.host(isWildcard ? authority.dropFirst(2) : authority)
    path = ReferenceLink(rest[authority.count...]).segments
  }

  /// In small letters, without a trailing dot.
  static func host(_ text: ArraySlice<UInt8>) -> String {
    let text = text.last == UInt8(ascii: ".") ? text.dropLast() : text
    return String(
      decoding: text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The host itself, or with a wildcard one with labels before it.
  fileprivate func accepts(_ other: String) -> Bool {
    guard let host else { return false }
    if !isWildcard { return other.utf8.elementsEqual(host.utf8) }
    guard other.hasSuffix("." + host) else { return false }
    return other.dropLast(host.count + 1).split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { isName(String($0)) }
  }

  /// A label of a name: letters, digits and `_`, and `-` inside.
  private func isName(_ label: String) -> Bool {
    if label.isEmpty || label.hasPrefix("-") || label.hasSuffix("-") { return false }
    if label.utf8.count > 63 { return false }
    return label.utf8.allSatisfy {
      isDigit($0) || "abcdefghijklmnopqrstuvwxyz_-".utf8.contains($0)
    }
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<String.Index>? { firstRange(of: part) }
}
