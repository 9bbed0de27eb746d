/// The origins that most links come from: one that the table names, written as it is written there.
/// `OriginCheck` has the rules, and answers for all others.
///
/// Each way out that is not the most usual is a call at the end, so that the usual one saves no
/// registers.
enum OrdinaryOrigin {
  /// Where the path of a link starts, or an answer of `LinkLookUp`.
  ///
  /// - Parameter schemeEnd: where the link's scheme ends, if it has one.
  @inline(__always)
  static func pathStart(_ link: ByteSpan, behind schemeEnd: Int, in table: TableView) -> Int {
    let header = table.header
    let start = schemeEnd &+ 3
    // The longest path among the origins that a link belongs to is no part of its route.
    // In bounds: the start has a byte, so four can be read with it.
    guard !header[HeaderRecord.hasOriginPaths], start < link.count,
      link.word32(at: schemeEnd) & 0xFF_FFFF == colonAndSlashes
    else { return checkedPathStart(link, in: table) }
    if schemeEnd > 8 { return pathStart(link, behindLong: schemeEnd, in: table) }
    let origins = header.origins
    var origin = origins.first
    var count = origins.count
    while count > 0 {
      if origin.hasScheme(of: link, before: schemeEnd) {
        // The others with the scheme are of the web as well, or not either.
        return origin.isWeb
          ? webPathStart(link, start, origin, among: count, in: table)
          : segmentStart(link, start, in: table)
      }
      origin = origin.next
      count &-= 1
    }
    return checkedPathStart(link, in: table)
  }

  /// The same behind a scheme of more than eight bytes, which is none of the web.
  @inline(never)
  private static func pathStart(
    _ link: ByteSpan, behindLong schemeEnd: Int, in table: TableView
  ) -> Int {
    let origins = table.header.origins
    for index in origins.indices {
      let scheme = origins[index].scheme.bytes
      if scheme.count == schemeEnd, link.has(scheme, at: 0) {
        return segmentStart(link, schemeEnd &+ 3, in: table)
      }
    }
    return checkedPathStart(link, in: table)
  }

  /// The same by the rules for any origin.
  @inline(never)
  private static func checkedPathStart(_ link: ByteSpan, in table: TableView) -> Int {
    switch OriginCheck(table: table, link: link).pathStart() {
    case .path(let start, let port): port.isEmpty ? start : LinkLookUp.needsMore
    case .refused(let refusal): refusal.rawValue
    }
  }

  /// Where the path starts behind the host of an origin with the link's scheme.
  ///
  /// - Parameters:
  ///   - first: the first with the scheme.
  ///   - count: how many there are with it and behind it.
  @inline(never)
  private static func webPathStart(
    _ link: ByteSpan, _ start: Int, _ first: OriginRecord, among count: Int, in table: TableView
  ) -> Int {
    var origin = first
    for _ in 0..<count {
      let host = origin.host.bytes
      let end = start &+ host.count
      if !origin.isWildcard, link.has(host, at: start),
        origin.hasScheme(of: link, before: start &- 3)
      {
        if end == link.count { return end }
        let mark = link[end]
        // A walk takes less from behind a slash than from before it.
        if mark == SegmentMark.slash { return end &+ 1 }
        if SegmentMark.endsPath(mark) { return end }
      }
      origin = origin.next
    }
    return checkedPathStart(link, in: table)
  }

  /// `://`, the first byte lowest.
  private static var colonAndSlashes: UInt32 { 0x2F_2F3A }

  /// Where the authority of a custom scheme starts that is a first segment without a user, a port,
  /// and bytes that no authority may have.
  @inline(__always)
  private static func segmentStart(_ link: ByteSpan, _ start: Int, in table: TableView) -> Int {
    var offset = start
    while link.count &- offset >= 8 {
      let word = ByteSpan.word(at: link.start + offset)
      if let answer = SegmentMark.areSmallLettersBeforeSlash(word) {
        return answer ? start : otherSegmentStart(link, start, in: table)
      }
      offset &+= 8
    }
    return otherSegmentStart(link, start, in: table)
  }

  /// The same of any bytes, and near the end of a link.
  @inline(never)
  private static func otherSegmentStart(
    _ link: ByteSpan, _ start: Int, in table: TableView
  ) -> Int {
    var offset = start
    while true {
      let word = link.word(at: offset)
      let marks = SegmentMark.slashesOrColons(word)
      let bits = SegmentMark.bits(before: marks)
      // What stands behind the first slash does not count.
      let text = marks == 0 ? word : word & ~(.max &<< bits) | letters &<< bits
      guard SegmentMark.isHostText(text), marks == 0 || SegmentMark.isSlash(word &>> bits) else {
        return checkedPathStart(link, in: table)
      }
      if marks != 0 { return start }
      offset &+= 8
    }
  }

  private static var letters: UInt64 { 0x6161_6161_6161_6161 }
}

extension ListRecord<OriginRecord> {
  /// In bounds: of a list with elements.
  @inline(__always)
  fileprivate var first: OriginRecord { OriginRecord(table: table, start: start + Self.size) }
}

extension OriginRecord {
  /// The origin behind it in the list.
  @inline(__always)
  fileprivate var next: OriginRecord { OriginRecord(table: table, start: start + Self.size) }

  /// Whether a link with a full word starts with the scheme as the table writes it.
  ///
  /// - Parameter end: at most eight.
  ///
  /// In bounds: eight bytes can be read at the link's start, and at a table's last record.
  @inline(__always)
  fileprivate func hasScheme(of link: ByteSpan, before end: Int) -> Bool {
    let scheme = scheme.bytes
    guard scheme.count == end, let start = scheme.baseAddress else { return false }
    let difference = ByteSpan.word(at: link.start) ^ ByteSpan.word(at: start)
    return difference &<< UInt64(truncatingIfNeeded: 0 &- end &* 8) == 0
  }
}
