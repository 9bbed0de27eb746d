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
    elements(origins).filter { hold(self[$0, OriginRecord.conditions]) }.map { origin in
      string(self[origin, OriginRecord.scheme]) + "://"
        + (self[origin, OriginRecord.isWildcard] ? "*." : "")
        + string(self[origin, OriginRecord.host])
        + elements(self[origin, OriginRecord.path]).map { "/" + string($0) }.joined()
    }
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
        return HostName.isHost(
          host.extracting(0..<end), bytes(self[origin, OriginRecord.host]),
          isWildcard: self[origin, OriginRecord.isWildcard])
      }
    }
  }
}
