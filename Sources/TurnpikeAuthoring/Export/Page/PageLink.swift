import TurnpikeCompiler

/// An example as links under the origins of a table.
struct PageLink {
  let text: String
  /// Whether a browser may follow it: never where that would run a script.
  let isFollowed: Bool

  /// Schemes with which a browser does something of its own.
  private static let ownSchemes: Set<String> = [
    "about", "blob", "data", "file", "filesystem", "javascript", "vbscript", "view-source",
  ]

  private init(_ text: String, scheme: String) {
    self.text = text
    isFollowed = !Self.ownSchemes.contains(scheme)
  }

  /// The links of one example; none where the table declares no origin and the example has no scheme.
  static func all(of example: String, under origins: [OriginModel]) -> [PageLink] {
    let own = scheme(of: example)
    let origin = own == nil ? nil : origins.first { example.hasPrefix($0.text) && !$0.isWildcard }
    if let own, origin == nil { return [PageLink(example, scheme: own)] }
    let rest = example.dropFirst(origin?.text.count ?? 0).drop { $0 == "/" }
    return origins.filter { !$0.isWildcard }.map { origin in
      let first = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      // As `url` of a route prints it: a third slash for the root, and where a user or a port would be
      // dropped.
      let needsSlash =
        first.isEmpty || first.dropFirst().contains("@") || first.contains(":")
      let slash = origin.host.isEmpty && !needsSlash ? "" : "/"
      return PageLink(origin.text + slash + rest, scheme: origin.scheme)
    }
  }

  /// In lower case; nil for a link without one.
  static func scheme(of link: String) -> String? {
    guard let end = link.firstIndex(where: { ":/?#".contains($0) }), link[end] == ":",
      end > link.startIndex
    else { return nil }
    return link[..<end].lowercased()
  }

  /// Whether browsers and systems take the link for one of a site.
  static func isWeb(_ link: String) -> Bool {
    scheme(of: link).map { $0 == "http" || $0 == "https" } ?? false
  }

  var html: String {
    let shown = HTML.code(text)
    return isFollowed ? "<a href=\"\(HTML.value(text))\" rel=\"noreferrer\">\(shown)</a>" : shown
  }
}
