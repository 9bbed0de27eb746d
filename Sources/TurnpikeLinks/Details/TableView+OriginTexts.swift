package import TurnpikeTable

extension TableView {
  /// Whether the build accepts links of an origin without a wildcard.
  package var hasPrintableOrigin: Bool {
    indices(origins).contains { index in
      let origin: Address<OriginRecord> = origins.element(index)
      return !self[origin, OriginRecord.isWildcard]
        && hold(self[origin, OriginRecord.conditions])
    }
  }

  /// The origins of the build as written in the file.
  package var originTexts: [String] {
    elements(origins).filter { hold(self[$0, OriginRecord.conditions]) }.map { text(of: $0) }
  }

  private func text(of origin: Address<OriginRecord>) -> String {
    let path = pathText(of: self[origin, OriginRecord.path])
    return string(self[origin, OriginRecord.scheme]) + "://"
      + (self[origin, OriginRecord.isWildcard] ? "*." : "")
      + string(self[origin, OriginRecord.host])
      // After a custom scheme, the path follows the slashes.
      + (self[origin, OriginRecord.isWeb] ? path : String(path.dropFirst()))
  }

  /// The links that a restriction allows: `only links from https`.
  func allowedLinks(_ restriction: Address<RestrictionRecord>) -> String {
    let asked = self[restriction, RestrictionRecord.conditions].map { list in
      indices(list).map { self[list, $0] }.filter { !conditions.contains($0) }
    }
    if let asked, !asked.isEmpty {
      let names = elements(self[header, HeaderRecord.conditions]).map { string($0) }
      let texts = asked.map { number in
        let name = names.indices.contains(number) ? names[number] : ""
        return name.hasPrefix("!") ? "without " + name.dropFirst() : "with " + name
      }
      return "only in builds " + texts.joined(separator: " and ")
    }
    guard !self[restriction, RestrictionRecord.isInternal],
      let allowed = self[restriction, RestrictionRecord.origins]
    else { return "only links of the app itself" }
    let schemes = self[restriction, RestrictionRecord.schemes].map { list in
      elements(list).map { string(self[$0, OriginRecord.scheme]) }
    }
    let others = elements(allowed)
      .filter { !(schemes ?? []).contains(string(self[$0, OriginRecord.scheme])) }
      .map { text(of: $0) }
    let names = (schemes ?? []) + others
    // A mount may leave none of the origins that a line names.
    return names.isEmpty
      ? "only links of the app itself" : "only links from " + names.joined(separator: ", ")
  }

  /// The link of a path under an origin, whose text is given.
  ///
  /// - Returns: The link, or nil if links of the origin do not lead to the path, because the origin
  ///   is a separate site.
  package func link(of path: String, under origin: String) -> String? {
    let site = elements(origins).first {
      count(self[$0, OriginRecord.site]) > 0 && text(of: $0) == origin
    }
    return rest(of: path, below: site).map { Self.link(under: origin, $0) }
  }

  /// The link of a path on a host. If an `https` origin has the host, the link has the path of that
  /// origin; see ``link(of:under:)``.
  ///
  /// - Parameter host: The host, optionally with a port.
  package func link(of path: String, host: String) -> String? {
    let origin = origin(ofHost: host)
    let base = origin.map { pathText(of: self[$0, OriginRecord.path]) } ?? ""
    return rest(of: path, below: origin).map { Self.link(under: "https://" + host + base, $0) }
  }

  /// The link of a path with an origin: `shop://`, or `https://shop.example.com/app`.
  ///
  /// After a custom scheme, a first segment that contains an `@` or a `:` would be read as a user or a
  /// port. After a third slash it is read as a segment.
  package static func link(under origin: String, _ path: Substring) -> String {
    let first = path.utf8.prefix { !"/?#".utf8.contains($0) }
    let needsSlash =
      origin.hasSuffix("://")
      ? first.dropFirst().contains { "@:".utf8.contains($0) } : !path.hasPrefix("/")
    return origin + (needsSlash ? "/" : "") + path
  }

  /// Whether a declared origin is a separate site.
  package func isSite(_ origin: String) -> Bool {
    elements(origins).contains {
      count(self[$0, OriginRecord.site]) > 0 && text(of: $0) == origin
    }
  }

  /// The segments of the path below which the table reads a link, because it comes from a separate
  /// site.
  package func siteSegments(of link: Span<UInt8>) -> [String] {
    guard let origin = origin(of: link) else { return [] }
    return elements(self[origin, OriginRecord.site]).map { string($0) }
  }

  /// Whether a pattern starts with these literals.
  func starts(_ entry: Address<EntryRecord>, with literals: [String]) -> Bool {
    let segments = elements(segments(entry))
    return segments.count >= literals.count
      && zip(segments, literals).allSatisfy { segment, literal in
        guard self[segment, PieceRecord.kind] == .literal else { return false }
        let text = string(self[segment, PieceRecord.text]).utf8
        return ignoresCase
          ? text.map(ASCII.lowered) == literal.utf8.map(ASCII.lowered)
          : text.elementsEqual(literal.utf8)
      }
  }

  /// The path of a link from a declared origin as the app has it: with the path of its site, and
  /// without that of the origin.
  package func canonicalPath(of link: Span<UInt8>) throws(Refusal) -> String {
    let path = try path(of: link)
    let site = origin(of: link).map { pathText(of: self[$0, OriginRecord.site]) } ?? ""
    return site + path.rest(of: link)
  }

  /// Returns a path without the path of a site, or nil if it is not below it.
  private func rest(of path: String, below origin: Address<OriginRecord>?) -> Substring? {
    guard let origin, count(self[origin, OriginRecord.site]) > 0 else { return path[...] }
    let site = pathText(of: self[origin, OriginRecord.site])
    let whole = path.hasPrefix("/") ? path : "/" + path
    let isBelow =
      whole.utf8.starts(with: site.utf8)
      || ignoresCase && whole.utf8.map(ASCII.lowered).starts(with: site.utf8.map(ASCII.lowered))
    guard isBelow else { return nil }
    let rest = whole[whole.utf8.index(whole.startIndex, offsetBy: site.utf8.count)...]
    guard let mark = rest.utf8.first else { return rest }
    return "/?#".utf8.contains(mark) ? (mark == Mark.slash ? rest.dropFirst() : rest) : nil
  }

  /// Segments as a path, percent-encoded: `/app`.
  private func pathText(of segments: Address<ListRecord<Address<TextRecord>>>) -> String {
    var path: [UInt8] = []
    for segment in elements(segments) {
      path.append(Mark.slash)
      PercentCoding.append(string(segment).utf8, as: .segment, to: &path)
    }
    return String(decoding: path, as: UTF8.self)
  }

  private func origin(ofHost host: String) -> Address<OriginRecord>? {
    elements(origins).first { origin in
      guard string(self[origin, OriginRecord.scheme]) == "https",
        hold(self[origin, OriginRecord.conditions])
      else { return false }
      return LinkBytes.read(host) { host in
        let end = Authority(host, host.indices, keepsEmptyUser: false).hostEnd
        return isHost(0..<end, of: host, origin)
      }
    }
  }
}
