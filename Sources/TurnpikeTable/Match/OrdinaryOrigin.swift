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
    // In bounds: the start has a byte, so four can be read with it.
    guard start < link.count, link.word32(at: schemeEnd) & 0xFF_FFFF == colonAndSlashes
    else { return nil }
    let origins = header.origins
    for index in origins.indices where origins[index].hasScheme(of: link, before: schemeEnd) {
      // The others with the scheme are of the web as well, or not either.
      if origins[index].isWeb { return webPathStart(link, start, among: origins, from: index) }
      return isSegment(link, start) ? start : nil
    }
    return nil
  }

  /// Where the path starts behind the host of an origin with the link's scheme.
  ///
  /// - Parameter first: the index of the first with the scheme.
  @inline(never)
  private static func webPathStart(
    _ link: ByteSpan, _ start: Int, among origins: ListRecord<OriginRecord>, from first: Int
  ) -> Int? {
    for index in first..<origins.count {
      let origin = origins[index]
      guard !origin.isWildcard, origin.hasScheme(of: link, before: start &- 3) else { continue }
      let host = origin.host.bytes
      let end = start &+ host.count
      guard link.has(host, at: start) else { continue }
      if end == link.count { return end }
      let mark = link[end]
      // A walk takes less from behind a slash than from before it.
      if mark == SegmentMark.slash { return end &+ 1 }
      if SegmentMark.endsPath(mark) { return end }
    }
    return nil
  }

  /// `://`, the first byte lowest.
  private static var colonAndSlashes: UInt32 { 0x2F_2F3A }

  /// Whether the authority of a custom scheme is a first segment without a user, a port, and bytes
  /// that no authority may have.
  @inline(__always)
  private static func isSegment(_ link: ByteSpan, _ start: Int) -> Bool {
    var offset = start
    while link.count &- offset >= 8 {
      let word = ByteSpan.word(at: link.start + offset)
      if let answer = SegmentMark.areSmallLettersBeforeSlash(word) {
        return answer || isOtherSegment(link, start)
      }
      offset &+= 8
    }
    return isOtherSegment(link, start)
  }

  /// The same of any bytes, and near the end of a link.
  @inline(never)
  private static func isOtherSegment(_ link: ByteSpan, _ start: Int) -> Bool {
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

extension OriginRecord {
  /// Whether a link with a full word starts with the scheme as the table writes it.
  ///
  /// In bounds: eight bytes can be read at the link's start, and at a table's last record.
  @inline(__always)
  fileprivate func hasScheme(of link: ByteSpan, before end: Int) -> Bool {
    let scheme = scheme.bytes
    guard scheme.count == end, let start = scheme.baseAddress else { return false }
    if end > 8 { return hasLongScheme(of: link) }
    let difference = ByteSpan.word(at: link.start) ^ ByteSpan.word(at: start)
    return difference &<< UInt64(truncatingIfNeeded: 0 &- end &* 8) == 0
  }

  @inline(never)
  private func hasLongScheme(of link: ByteSpan) -> Bool { link.has(scheme.bytes, at: 0) }
}
