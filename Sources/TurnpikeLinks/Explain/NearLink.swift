package import TurnpikeTable

/// A link that is similar to the given link: literals and keys of a pattern replace similar texts.
package struct NearLink: Sendable {
  /// The complete link. It is not known whether a route matches it.
  package let link: String
  /// The number of edits.
  let distance: Int

  /// The line that proposes the nearest link, without its scheme and origin. It is nil if no
  /// similar link matches.
  ///
  /// - Parameters:
  ///   - pathStart: The start of the path in all of the links.
  ///   - pattern: Returns the pattern that matches a link, or nil if no pattern matches.
  ///   - near: Returns the links that are similar to a link that no pattern matches. A similar link of
  ///     a table may differ from the links of a table that it mounts.
  package static func proposal(
    _ links: [NearLink], pathStart: Int, pattern: (String) -> String?,
    near: (String) -> [NearLink]
  ) -> String? {
    var links = links
    for _ in 0..<maximumDepth {
      let nearest = links.enumerated()
        .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
        .prefix(maximumCount).map(\.element)
      for near in nearest {
        guard let pattern = pattern(near.link) else { continue }
        let path = String(decoding: near.link.utf8.dropFirst(pathStart), as: UTF8.self)
          .drop { $0 == "/" }
        let isBare = path.isEmpty || path.hasPrefix("?") || path.hasPrefix("#")
        return "did you mean '\((isBare ? "/" : "") + path)'? ('\(pattern)')".harmless
      }
      links = nearest.prefix(2).flatMap { near($0.link) }
    }
    return nil
  }

  private static var maximumDepth: Int { 3 }

  /// More are not tried, because each is matched.
  static var maximumCount: Int { 8 }
}

extension EditDistance {
  /// The number of edits between two segments, ignoring case. It is nil if most of their characters
  /// differ, as in `auth` and `u`.
  package static func ofSlip(_ first: String, _ second: String) -> Int? {
    let edits = between(Array(first.lowercased().utf8), Array(second.lowercased().utf8))
    return edits > min(16, max(first.utf8.count, second.utf8.count) / 2) ? nil : edits
  }
}

extension TableView {
  /// The index in a link at which the path of its route starts.
  package func pathStart(of link: Span<UInt8>) -> Int {
    (try? path(of: link))?.position ?? 0
  }

  /// The hint for a link without a scheme that starts with the host of a declared website, or nil for
  /// any other link.
  func missingScheme(of link: Span<UInt8>) -> String? {
    // `shop.example.com:443` is a scheme by its syntax.
    if LinkHead(link).authority != nil { return nil }
    let text = link.string.drop { $0 == "/" }
    for scheme in ["https", "http"] {
      let whole = "\(scheme)://\(text)"
      if LinkBytes.read(whole, { (try? path(of: $0)) != nil }) {
        return "the scheme is missing; write '\(whole)'"
      }
    }
    return nil
  }
}
