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
  package static func proposal(
    _ links: [NearLink], pathStart: Int, pattern: (String) -> String?
  ) -> String? {
    let nearest = links.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(maximumCount)
    for (_, near) in nearest {
      guard let pattern = pattern(near.link) else { continue }
      let path = String(decoding: near.link.utf8.dropFirst(pathStart), as: UTF8.self)
        .drop { $0 == "/" }
      let isBare = path.isEmpty || path.hasPrefix("?") || path.hasPrefix("#")
      return "did you mean '\((isBare ? "/" : "") + path)'? ('\(pattern)')".harmless
    }
    return nil
  }

  /// More are not tried, because each is matched.
  static var maximumCount: Int { 8 }
}

extension TableView {
  /// The index in a link at which the path of its route starts.
  package func pathStart(of link: Span<UInt8>) -> Int {
    (try? path(of: link))?.position ?? 0
  }
}
