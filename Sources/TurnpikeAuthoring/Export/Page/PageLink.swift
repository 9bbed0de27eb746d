import TurnpikeCompiler

/// An example as a link under an origin.
struct PageLink {
  let text: String
  /// Whether it is a link of the page. A link that runs a script is only shown.
  let isFollowed: Bool

  /// Schemes that a browser handles itself.
  private static let ownSchemes: Set<String> = [
    "about", "blob", "data", "file", "filesystem", "javascript", "vbscript", "view-source",
  ]

  private init(_ text: String, scheme: String) {
    self.text = text
    isFollowed = !Self.ownSchemes.contains(scheme)
  }

  /// The links of an example; none if the table has no origin and the example no scheme.
  static func all(of example: String, under origins: [OriginModel]) -> [PageLink] {
    let own = scheme(of: example)
    let origin = own == nil ? nil : origins.first { example.hasPrefix($0.text) && !$0.isWildcard }
    if let own, origin == nil { return [PageLink(example, scheme: own)] }
    let rest = example.dropFirst(origin?.text.count ?? 0).drop { $0 == "/" }
    return origins.filter { !$0.isWildcard }.map { origin in
      let first = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      // The link has the same form as the `url` of a route. It has a third slash for the root, and
      // if the first segment would be read as a user or a port.
      let needsSlash =
        first.isEmpty || first.dropFirst().contains("@") || first.contains(":")
      let slash = origin.host.isEmpty && !needsSlash ? "" : "/"
      return PageLink(origin.text + slash + rest, scheme: origin.scheme)
    }
  }

  /// Returns the scheme of a link in lower case, or nil if the link has no scheme.
  static func scheme(of link: String) -> String? {
    guard let end = link.firstIndex(where: { ":/?#".contains($0) }), link[end] == ":",
      end > link.startIndex
    else { return nil }
    return link[..<end].lowercased()
  }

  /// Whether it is a link of a website.
  static func isWeb(_ link: String) -> Bool {
    scheme(of: link).map { $0 == "http" || $0 == "https" } ?? false
  }

  var html: String {
    let shown = HTML.code(text)
    return isFollowed ? "<a href=\"\(HTML.value(text))\" rel=\"noreferrer\">\(shown)</a>" : shown
  }
}
