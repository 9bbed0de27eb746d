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
    string(self[origin, OriginRecord.scheme]) + "://"
      + (self[origin, OriginRecord.isWildcard] ? "*." : "")
      + string(self[origin, OriginRecord.host])
      + elements(self[origin, OriginRecord.path]).map { "/" + string($0) }.joined()
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

  /// The path of the first `https` origin with a host, percent-encoded: `/app`.
  ///
  /// It is empty if the origin has no path, or if no origin has the host.
  ///
  /// - Parameter host: The host, optionally with a port.
  package func originPath(ofHost host: String) -> String {
    var path: [UInt8] = []
    for segment in origin(ofHost: host).map({ elements(self[$0, OriginRecord.path]) }) ?? [] {
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
