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

  /// The origin that it is under; nil for an example with another origin.
  let origin: OriginModel?

  private init(_ text: String, scheme: String, origin: OriginModel?) {
    self.text = text
    self.origin = origin
    isFollowed = !Self.ownSchemes.contains(scheme)
  }

  /// The links of an example, one for each origin that leads there; none if the table has no origin
  /// and the example no scheme.
  static func all(of example: String, under origins: [OriginModel]) -> [PageLink] {
    let own = scheme(of: example)
    let origin =
      own == nil
      ? nil
      : origins.filter { example.hasPrefix($0.text) && !$0.isWildcard }
        .max { $0.text.utf8.count < $1.text.utf8.count }
    if let own, origin == nil { return [PageLink(example, scheme: own, origin: nil)] }
    var path = String(example.dropFirst(origin?.text.count ?? 0).drop { $0 == "/" })
    if let site = origin?.siteText { path = site + "/" + path }
    return origins.filter { !$0.isWildcard }.compactMap { origin in
      origin.rest(of: path, among: origins).map {
        PageLink(origin.link(to: $0), scheme: origin.scheme, origin: origin)
      }
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

extension OriginModel {
  /// A path without that of the origin's site, or nil if no link of the origin leads there.
  ///
  /// - Parameter origins: The origins of the table.
  fileprivate func rest(of path: String, among origins: [OriginModel]) -> Substring? {
    if let siteText { return path.rest(below: siteText) }
    let isOfSite = origins.contains { $0.siteText.map { path.rest(below: $0) != nil } ?? false }
    return isWeb && isOfSite ? nil : path[...]
  }

  /// The link of a path, in the same form as the `url` of a route. It has a third slash for the root,
  /// and if the first segment would be read as a user or a port.
  fileprivate func link(to path: Substring) -> String {
    let first = path.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let needsSlash =
      !text.hasSuffix("://") || first.isEmpty || first.dropFirst().contains("@")
      || first.contains(":")
    return text + (needsSlash ? "/" : "") + path
  }
}

extension String {
  /// The text after a path and its slash, or nil if it does not start with the path.
  fileprivate func rest(below path: String) -> Substring? {
    guard hasPrefix(path) else { return nil }
    let rest = dropFirst(path.count)
    guard let mark = rest.first else { return rest }
    return mark == "/" ? rest.dropFirst() : "?#".contains(mark) ? rest : nil
  }
}
