/// What a table found in a link, and how far its parameters have been read: the state behind a
/// reader, in memory that whoever reads the link lends.
///
/// Of an ordinary link it has what the walk knows anyway, since most readers ask for texts alone;
/// the match is put together where one asks for more.
package struct LinkReading {
  /// A match of any other link, and the mounted route's box, both kept by the reading's owner.
  package struct Far {
    let match: LinkMatch
    let mounted: Unmanaged<AnyObject>?

    package init(_ match: LinkMatch, mounted: Unmanaged<AnyObject>?) {
      self.match = match
      self.mounted = mounted
    }
  }

  private let table: TableView
  /// A state that has the entry's number, or as far before that as a state is: it is read where one
  /// asks for it.
  private let state: UnsafeRawPointer
  private let linkStart: UnsafeRawPointer
  private let linkEnd: UnsafeRawPointer
  /// Behind the segments, which stand in the room behind the reading.
  private let placesEnd: UnsafeMutablePointer<PathSegments.Place>?
  private let far: UnsafePointer<Far>?
  /// How many bytes stand behind the path.
  private let tailCount: UInt32
  /// How many parameters have been read behind those that `captures` counts.
  private var laterCount: UInt32 = 0
  /// A byte for each of the next parameters, the lowest first: see `TableLayout.Node.captures`. None
  /// is 0 but those that have been shifted in, so that they count the parameters read.
  private var captures: UInt32

  /// How many segments there is room for, behind the reading.
  package static var nearSegments: Int { 14 }
  static var placesOffset: Int { 80 }
  /// Sixteen bytes.
  static var shortLinkOffset: Int { 304 }

  /// Four parameters of which none is a whole segment of every link.
  static var noCaptures: UInt32 {
    0x0101_0101 &* UInt32(TableLayout.byte(TableLayout.Node.noCapture))
  }

  package init(_ far: UnsafePointer<Far>) {
    table = far.pointee.match.table
    state = table.base
    linkStart = far.pointee.match.link.start
    linkEnd = far.pointee.match.link.end
    placesEnd = nil
    tailCount = 0
    self.far = far
    captures = Self.noCaptures
  }

  /// A reading in a room that has the segments behind it, of a link with less than two gigabytes
  /// behind its path.
  @inline(__always)
  init(
    _ table: TableView, _ state: UnsafeRawPointer, captures: UInt32, _ end: PathWalk.End,
    _ link: LinkBytes
  ) {
    self.table = table
    self.state = state
    linkStart = link.start
    linkEnd = link.end
    self.captures = captures
    placesEnd = end.places
    tailCount = UInt32(truncatingIfNeeded: link.count &- end.pathEnd)
    far = nil
  }

  package var mounted: Unmanaged<AnyObject>? { far?.pointee.mounted }

  private var entry: Int {
    far?.pointee.match.entry ?? TableView.number(at: state + TableLayout.Node.accept)
  }

  private var link: LinkBytes { LinkBytes(start: linkStart, count: linkEnd - linkStart) }

  /// The match that is read.
  package static func match(of reading: UnsafeMutablePointer<LinkReading>) -> LinkMatch {
    if let far = reading.pointee.far { return far.pointee.match }
    let segments = places(of: reading)
    let count = (reading.pointee.placesEnd ?? segments) - segments
    let link = reading.pointee.link
    return LinkMatch(
      table: reading.pointee.table, entry: reading.pointee.entry, link: link, segments: segments,
      segmentCount: count, pathEnd: link.count - Int(reading.pointee.tailCount),
      plainCount: count)
  }

  /// The next parameter, which must be read.
  package mutating func next() -> MatchedParameter {
    let index = captures.leadingZeroBitCount / 8 + Int(laterCount)
    let parameter = MatchedParameter(
      table: table,
      offset: entry &+ TableLayout.Entry.size &+ index &* TableLayout.Parameter.size)
    if captures == 0 { laterCount &+= 1 }
    captures &>>= 8
    return parameter
  }

  /// The next parameter of a reading, a text.
  ///
  /// Nearly all are short and stand in the link as they are. The others are a call at the end, and
  /// the reading is a pointer: so this keeps nothing on the stack.
  @inline(__always)
  package static func nextString(_ reading: UnsafeMutablePointer<LinkReading>) -> String {
    guard let place = nextCapture(reading) else { return laterString(reading) }
    reading.pointee.captures &>>= 8
    return String(shortSegment: place, of: reading.pointee.link)
      ?? longString(place, reading)
  }

  @inline(never)
  private static func laterString(_ reading: UnsafeMutablePointer<LinkReading>) -> String {
    nextText(reading).text ?? ""
  }

  @inline(never)
  private static func longString(
    _ place: PathSegments.Place, _ reading: UnsafeMutablePointer<LinkReading>
  ) -> String {
    String(segment: place, of: reading.pointee.link)
  }

  /// The next parameter of a reading, and its text in the link, or its default.
  package static func nextText(
    _ reading: UnsafeMutablePointer<LinkReading>
  ) -> (parameter: MatchedParameter, text: String?) {
    let place = nextCapture(reading)
    let parameter = reading.pointee.next()
    if let place { return (parameter, String(segment: place, of: reading.pointee.link)) }
    return (parameter, match(of: reading).text(parameter) ?? parameter.defaultText)
  }

  /// Where the next parameter stands, if that is a whole segment of every link.
  ///
  /// In bounds: only a reading in a room has captures, and they are of segments that the walk has
  /// remembered there.
  @inline(__always)
  private static func nextCapture(
    _ reading: UnsafeMutablePointer<LinkReading>
  ) -> PathSegments.Place? {
    let byte = UInt8(truncatingIfNeeded: reading.pointee.captures)
    if byte < TableLayout.byte(0) { return nil }
    let index = Int(truncatingIfNeeded: byte) &- Int(truncatingIfNeeded: TableLayout.byte(0))
    return places(of: reading)[index]
  }

  @inline(__always)
  private static func places(
    of reading: UnsafeMutablePointer<LinkReading>
  ) -> UnsafeMutablePointer<PathSegments.Place> {
    (UnsafeMutableRawPointer(reading) + placesOffset)
      .assumingMemoryBound(to: PathSegments.Place.self)
  }
}
