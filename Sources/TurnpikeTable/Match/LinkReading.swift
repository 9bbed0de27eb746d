/// What a table found in a link, and how far its parameters have been read: the state behind a
/// reader, at the start of a buffer of whoever reads the link. The places of the segments stand
/// behind it in the buffer, and behind those the places of the query's values.
///
/// It has what the walk knows anyway, since most readers ask for texts alone; a `LinkMatch` is put
/// together where one asks for more.
package struct LinkReading {
  /// What a mounted enum has said to what follows the prefix of its mount.
  enum MountAnswer: UInt8 {
    case none, refused, invalid
  }

  /// Which mounted enums have refused: what the outermost reading remembers, and how many all know
  /// of. Inlined code loads the number from the buffer's start.
  var refusals: MountRefusals
  /// The reading of the enum that mounts this one; nil for the outermost.
  let outer: UnsafeMutablePointer<LinkReading>?
  let table: TableView
  /// A state that has the entry's number, or as far before that as a state is; nil where no entry
  /// answers. The number is read where one asks for it.
  private let state: UnsafeRawPointer?
  private let link: LinkBytes
  private let pathEnd: UnsafeRawPointer
  /// The start of the memory that segments with escapes have been decoded in, each as far behind it
  /// as it stands behind the link's start; nil where there are none.
  private let decoded: UnsafeRawPointer?
  /// Behind the places of the segments.
  private let placesEnd: UnsafeMutablePointer<PathSegments.Place>
  /// A byte for each of the next parameters, the lowest first: see `TableLayout.Node.captures`. None
  /// is 0 but those that have been shifted in, so that they count the parameters read.
  var captures: UInt32
  /// How many parameters have been read behind those that `captures` counts.
  private var laterCount: UInt32 = 0
  /// The place behind that of the entry that is read in the list of those that end at its state.
  private let nextCandidate: UInt32
  /// The state that the path ends at, where more entries than one may; nil where there is but one.
  private let accepting: UnsafeRawPointer?
  /// Whether the values of the query stand behind the segments.
  private let hasItems: Bool
  var mountAnswer = MountAnswer.none

  /// How many segments there is space for in an ordinary buffer.
  package static var nearSegments: Int { 14 }
  static var placesOffset: Int { 176 }
  /// Sixteen bytes.
  static var shortLinkOffset: Int { placesOffset + nearSegments * 16 }

  /// Between the reading and the places.
  static var refusalsOffset: Int { placesOffset - MountRefusals.fewCount * 16 }

  /// Four parameters of which none is a whole segment of every link.
  static var noCaptures: UInt32 {
    0x0101_0101 &* UInt32(TableLayout.byte(TableLayout.Node.noCapture))
  }

  /// A reading in a buffer that has the segments behind it.
  @inline(__always)
  init(
    _ table: TableView, _ state: UnsafeRawPointer?, captures: UInt32, _ path: WalkedPath,
    in outer: UnsafeMutablePointer<LinkReading>?,
    candidates: (state: UnsafeRawPointer, next: Int)? = nil, hasItems: Bool = false
  ) {
    refusals = MountRefusals(in: outer)
    self.table = table
    self.state = state
    self.captures = captures
    accepting = candidates?.state
    nextCandidate = UInt32(truncatingIfNeeded: candidates?.next ?? 0)
    self.hasItems = hasItems
    link = path.link
    pathEnd = path.end
    placesEnd = path.placesEnd
    decoded = path.decoded
    self.outer = outer
  }

  var entry: Int {
    state.map { TableView.number(at: $0 + TableLayout.Node.accept) } ?? 0
  }

  /// The match that is read.
  package static func match(of reading: UnsafeMutablePointer<LinkReading>) -> LinkMatch {
    let segments = places(of: reading)
    let count = reading.pointee.placesEnd - segments
    let link = reading.pointee.link
    return LinkMatch(
      table: reading.pointee.table, entry: reading.pointee.entry, link: link, segments: segments,
      segmentCount: count, pathEnd: reading.pointee.pathEnd - link.start,
      decoded: reading.pointee.decoded,
      items: reading.pointee.hasItems ? UnsafePointer(reading.pointee.placesEnd) : nil,
      reading: reading)
  }

  /// What follows the prefix of the mount whose entry is read.
  static func mountedPath(
    _ reading: UnsafeMutablePointer<LinkReading>
  ) -> (link: LinkBytes, start: UnsafeRawPointer) {
    let table = reading.pointee.table
    let list = table.number(reading.pointee.entry &+ TableLayout.Entry.segments)
    let prefix = table.number(list)
    let place = places(of: reading) + prefix
    let isBehind = place < reading.pointee.placesEnd
    let link = reading.pointee.link
    if !isBehind { return (link, reading.pointee.pathEnd) }
    let start = WalkedPath.written(place.pointee.start, in: link, decoded: reading.pointee.decoded)
    return (link, start)
  }

  /// Where the next entry is found, to be tried where the enum that this one mounts does not answer.
  var following: (state: UnsafeRawPointer, first: Int, path: WalkedPath)? {
    guard let accepting else { return nil }
    let path = WalkedPath(link: link, end: pathEnd, placesEnd: placesEnd, decoded: decoded)
    return (accepting, Int(nextCandidate), path)
  }
}

extension LinkReading {
  /// The index of the next parameter, in the route's order.
  package var nextIndex: Int { captures.leadingZeroBitCount / 8 + Int(laterCount) }

  /// The next parameter, which must be read.
  package mutating func next() -> MatchedParameter {
    let parameter = MatchedParameter(
      table: table,
      offset: entry &+ TableLayout.Entry.size &+ nextIndex &* TableLayout.Parameter.size)
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
    nextText(reading) ?? ""
  }

  @inline(never)
  private static func longString(
    _ place: PathSegments.Place, _ reading: UnsafeMutablePointer<LinkReading>
  ) -> String {
    String(segment: place, of: reading.pointee.link)
  }

  /// The text of the next parameter in the link, or its default.
  package static func nextText(_ reading: UnsafeMutablePointer<LinkReading>) -> String? {
    if let place = nextCapture(reading) {
      reading.pointee.captures &>>= 8
      return String(segment: place, of: reading.pointee.link)
    }
    let parameter = reading.pointee.next()
    return match(of: reading).text(parameter) ?? parameter.defaultText
  }

  /// Calls the body with the bytes of the next parameter, or of its default.
  @inline(__always)
  static func withNext<Result>(
    _ reading: UnsafeMutablePointer<LinkReading>,
    _ body: (ValueCheck, UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let place = nextCapture(reading)
    let parameter = reading.pointee.next()
    let check = parameter.check
    if let place { return body(check, place.bytes) }
    return match(of: reading).withText(of: parameter) {
      body(check, $0 ?? parameter.defaultBytes)
    }
  }

  /// Where the next parameter stands, if that is a whole segment of every link.
  ///
  /// In bounds: only a reading in a buffer has captures, and they are of segments that the walk has
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
  static func places(
    of reading: UnsafeMutablePointer<LinkReading>
  ) -> UnsafeMutablePointer<PathSegments.Place> {
    (UnsafeMutableRawPointer(reading) + placesOffset)
      .assumingMemoryBound(to: PathSegments.Place.self)
  }
}

extension LinkMatch {
  /// The parameter that was read last, or was tried.
  package var lastParameter: MatchedParameter { parameter(max(0, reading.pointee.nextIndex - 1)) }
}
