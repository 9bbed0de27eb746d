/// The origins that most links come from: one that the table names, written as it is written there.
/// `OriginCheck` has the rules, and answers for all others.
enum OrdinaryOrigin {
  /// Where the path of a link from such an origin starts; nil where that is not known.
  ///
  /// - Parameter schemeEnd: where the link's scheme ends, if it has one.
  @inline(__always)
  static func pathStart(_ link: ByteSpan, behind schemeEnd: Int, in table: TableView) -> Int? {
    let header = table.header
    // The longest path among the origins that a link belongs to is no part of its route.
    if header[HeaderRecord.hasOriginPaths] { return nil }
    let start = schemeEnd &+ 3
    guard start < link.count, link[schemeEnd] == colon,
      link[schemeEnd &+ 1] == SegmentMark.slash, link[schemeEnd &+ 2] == SegmentMark.slash
    else { return nil }
    let origins = header.origins
    for index in origins.indices {
      let origin = origins[index]
      let scheme = origin.scheme.bytes
      guard scheme.count == schemeEnd, link.has(scheme, at: 0) else { continue }
      if !origin.isWeb { return isSegment(link, start) ? start : nil }
      if origin.isWildcard { continue }
      let host = origin.host.bytes
      let end = start &+ host.count
      guard link.has(host, at: start) else { continue }
      if end == link.count { return end }
      let mark = link[end]
      // A walk takes less from behind a slash than from before it.
      if mark == SegmentMark.slash { return end &+ 1 }
      if mark == SegmentMark.question || mark == SegmentMark.hash { return end }
    }
    return nil
  }

  private static var colon: UInt8 { UInt8(ascii: ":") }

  /// Whether the authority of a custom scheme is a first segment without a user, a port, and bytes
  /// that no authority may have.
  @inline(__always)
  private static func isSegment(_ link: ByteSpan, _ start: Int) -> Bool {
    var offset = start
    while true {
      let word = link.word(at: offset)
      let marks = SegmentMark.slashesOrColons(word)
      let bits = SegmentMark.bits(before: marks)
      // What stands behind the first slash does not count.
      let text = marks == 0 ? word : word & ~(.max &<< bits) | letters &<< bits
      guard SegmentMark.isHostText(text) else { return false }
      if marks != 0 { return SegmentMark.isSlash(word &>> bits) }
      offset &+= 8
    }
  }

  private static var letters: UInt64 { 0x6161_6161_6161_6161 }
}
