/// An iterator over the segments of a path as written. Empty segments are skipped.
package struct PathSegments: Sendable {
  /// The start of the search for the next segment; after the last one, the end of the path.
  package internal(set) var position: Int
  /// The port of a custom scheme's authority, which is not part of the segment before it.
  private let port: Range<Int>
  /// The number of segments of a pattern that a separate site replaces. They precede the path.
  package internal(set) var siteCount = 0

  @inline(__always)
  package init(from position: Int, port: Range<Int> = 0..<0) {
    self.position = position
    self.port = port
  }

  /// A segment of a path.
  package struct Segment {
    let start: Int
    let end: Int
    /// The first eight bytes; slashes follow the last one of a shorter segment.
    let head: UInt64
    /// Whether it has a `%`.
    let hasPercent: Bool

    var range: Range<Int> { start..<end }

    @inline(__always)
    package func text(of link: Span<UInt8>) -> EncodedText {
      hasPercent ? EncodedText(range, of: link) : EncodedText(plain: range)
    }

    /// Whether the segment is `.` or `..` as written (RFC 3986, section 3.3).
    @inline(__always)
    var isDots: Bool {
      guard UInt8(truncatingIfNeeded: head) == Mark.dot else { return false }
      return head == 0x2F2F_2F2F_2F2F_2F2E || head == 0x2F2F_2F2F_2F2F_2E2E
    }
  }

  /// Returns the next segment, or nil at the end of the path.
  @inline(__always)
  package mutating func next(in link: Span<UInt8>) -> Segment? {
    while true {
      let start = position
      guard start < link.count else { return nil }
      let word = ByteWord(link, at: start)
      if word[0] == Mark.slash {
        position = start + 1
        continue
      }
      let (end, hasPercent) = Self.end(of: link, from: start, word)
      if end == start { return nil }
      position = end < link.count && link[end] == Mark.slash ? end + 1 : end
      if end != port.upperBound {
        return Segment(
          start: start, end: end, head: word.first(end - start), hasPercent: hasPercent)
      }
      if port.lowerBound > start {
        return Segment(
          start: start, end: port.lowerBound, head: word.first(port.lowerBound - start),
          hasPercent: hasPercent)
      }
    }
  }

  /// The end of the segment that starts at an index, and whether it contains a `%`.
  @inline(__always)
  private static func end(
    of link: Span<UInt8>, from start: Int, _ first: ByteWord
  ) -> (end: Int, hasPercent: Bool) {
    var (index, word, hasPercent) = (start, first, false)
    while true {
      for position in word.marks {
        let mark = word[position]
        if mark == Mark.slash || mark == Mark.question || mark == Mark.hash {
          return (index + position, hasPercent)
        }
        if mark == Mark.percent { hasPercent = true }
      }
      index += 8
      word = ByteWord(link, at: index)
    }
  }
}

extension PathSegments {
  /// The segments after a number of a pattern's segments.
  package func dropFirst(_ count: Int, in link: Span<UInt8>) -> PathSegments {
    var segments = self
    for _ in siteCount..<max(count, siteCount) { _ = segments.next(in: link) }
    return segments
  }

  /// The next segments as texts, up to the end of the path.
  package func texts(of link: Span<UInt8>) -> [String] {
    var segments = self
    var texts: [String] = []
    while let segment = segments.next(in: link) {
      texts.append(segment.text(of: link).string(in: link))
    }
    return texts
  }

  /// The number of segments that the path of a link can have.
  package static var maximumCount: Int { 255 }

  /// Returns the end of the path. It is nil if a segment is `.` or `..` as written, or if there are
  /// too many segments.
  package func matchableEnd(in link: Span<UInt8>) -> Int? {
    var segments = self
    var count = siteCount
    while let segment = segments.next(in: link) {
      count += 1
      if segment.isDots || count > Self.maximumCount { return nil }
    }
    return segments.position
  }

  /// Whether there are too many segments.
  func isLong(in link: Span<UInt8>) -> Bool {
    var segments = self
    var count = siteCount
    while count <= Self.maximumCount, segments.next(in: link) != nil { count += 1 }
    return count > Self.maximumCount
  }

  /// Whether a segment is `.` or `..` as written.
  package func hasDots(in link: Span<UInt8>) -> Bool {
    var segments = self
    while let segment = segments.next(in: link) {
      if segment.isDots { return true }
    }
    return false
  }

  /// The end of the path: a `?`, a `#` or the end of the link.
  package func end(in link: Span<UInt8>) -> Int {
    var segments = self
    while segments.next(in: link) != nil {}
    return segments.position
  }

  /// The rest of the link as an internal link, which starts with a slash.
  package func rest(of link: Span<UInt8>) -> String {
    let text = link.extracting(position..<link.count).string
    guard position < port.lowerBound else { return text.hasPrefix("/") ? text : "/" + text }
    return "/" + link.extracting(position..<port.lowerBound).string
      + link.extracting(port.upperBound..<link.count).string
  }
}
