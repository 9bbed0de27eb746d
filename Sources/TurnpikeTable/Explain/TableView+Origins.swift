// What explanations say of a link's origin and path.

extension TableView {
  /// The decoded segments of a link's path, as the match splits it; none for a link from an origin
  /// that is not answered.
  @_optimize(none)
  func pathSegments(_ bytes: UnsafeRawBufferPointer) -> [String] {
    let link = ByteSpan(bytes, orEmptyAt: base)
    guard case .path(let start, let port) = OriginCheck(table: self, link: link).pathStart() else {
      return []
    }
    let end = link.pathEnd
    let path = (start..<max(start, end)).map { port.contains($0) ? SegmentMark.slash : link[$0] }
    return path.split(separator: SegmentMark.slash).map { segment in
      segment.withUnsafeBytes { PercentCoding.string(decoding: $0, plusIsSpace: false) }
    }
  }

  /// The declared origins as the file has them.
  var originTexts: [String] {
    header.origins.map { origin in
      origin.scheme.string + "://" + (origin.isWildcard ? "*." : "") + origin.host.string
        + origin.path.map { "/" + $0.string }.joined()
    }
  }
}
