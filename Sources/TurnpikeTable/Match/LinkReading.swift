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
  /// Where the table says which entry answers: it is read where one asks for it.
  private let answer: Location<Address<EntryRecord>>
  let path: WalkedPath
  /// The segments that the next parameters are.
  var captures: CaptureIndices
  /// How many parameters have been read behind those that `captures` counts.
  private var laterCount: UInt32 = 0
  /// The index behind that of the entry that is read in the list of those that end at its state.
  private let nextCandidate: UInt32
  /// The state that the path ends at, where more entries than one may; nil where there is but one.
  private let accepting: Location<StateRecord>?
  /// Whether the values of the query stand behind the segments.
  private let hasItems: Bool
  var mountAnswer = MountAnswer.none

  /// How many segments an ordinary buffer remembers.
  package static var segmentCapacity: Int { 14 }
  static var placesOffset: Int { 176 }
  /// Sixteen bytes.
  static var shortLinkOffset: Int { placesOffset + segmentCapacity * 16 }

  /// Between the reading and the places.
  static var refusalsOffset: Int { placesOffset - MountRefusals.fewCount * 16 }

  /// A reading in a buffer that has the segments behind it.
  @inline(__always)
  init(
    _ table: TableView, _ answer: Location<Address<EntryRecord>>, captures: CaptureIndices,
    _ path: WalkedPath, in outer: UnsafeMutablePointer<LinkReading>?,
    candidates: (state: StateRecord, next: Int)? = nil, hasItems: Bool = false
  ) {
    refusals = MountRefusals(in: outer)
    self.table = table
    self.answer = answer
    self.captures = captures
    accepting = candidates?.state.location
    nextCandidate = UInt32(truncatingIfNeeded: candidates?.next ?? 0)
    self.hasItems = hasItems
    self.path = path
    self.outer = outer
  }

  /// The entry that answers.
  @inline(__always)
  package var entry: EntryRecord { table[answer] }

  /// The match that is read.
  package static func match(of reading: UnsafeMutablePointer<LinkReading>) -> LinkMatch {
    LinkMatch(
      entry: reading.pointee.entry, path: reading.pointee.path,
      items: reading.pointee.hasItems ? UnsafePointer(reading.pointee.path.placesEnd) : nil,
      reading: reading)
  }

  /// What follows the prefix of the mount whose entry is read.
  static func mountedPath(
    _ reading: UnsafeMutablePointer<LinkReading>
  ) -> (link: LinkBytes, start: UnsafeRawPointer) {
    let path = reading.pointee.path
    let place = places(of: reading) + reading.pointee.entry.segments.count
    if place >= path.placesEnd { return (path.link, path.end) }
    return (path.link, path.written(place.pointee.start))
  }

  /// Where the next entry is found, to be tried where the enum that this one mounts does not answer.
  var following: (state: StateRecord, first: Int)? {
    accepting.map { (table[$0], Int(nextCandidate)) }
  }

  @inline(__always)
  static func places(
    of reading: UnsafeMutablePointer<LinkReading>
  ) -> UnsafeMutablePointer<PathSegments.Place> {
    (UnsafeMutableRawPointer(reading) + placesOffset)
      .assumingMemoryBound(to: PathSegments.Place.self)
  }
}

extension LinkReading {
  /// The index of the next parameter, in the route's order.
  package var nextIndex: Int { captures.removedCount + Int(laterCount) }

  /// The next parameter, which must be read.
  package mutating func next() -> ParameterRecord {
    let parameter = entry.parameter(nextIndex)
    if captures.isEmpty { laterCount &+= 1 }
    captures.removeFirst()
    return parameter
  }

  /// The next parameter of a reading, a text.
  ///
  /// Nearly all are short and stand in the link as they are. The others are a call at the end, and
  /// the reading is a pointer: so this keeps nothing on the stack.
  @inline(__always)
  package static func nextString(_ reading: UnsafeMutablePointer<LinkReading>) -> String {
    guard let place = nextCapture(reading) else { return laterString(reading) }
    reading.pointee.captures.removeFirst()
    return String(shortSegment: place, of: reading.pointee.path.link)
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
    String(segment: place, of: reading.pointee.path.link)
  }

  /// The text of the next parameter in the link, or its default.
  package static func nextText(_ reading: UnsafeMutablePointer<LinkReading>) -> String? {
    if let place = nextCapture(reading) {
      reading.pointee.captures.removeFirst()
      return String(segment: place, of: reading.pointee.path.link)
    }
    let parameter = reading.pointee.next()
    return match(of: reading).text(parameter) ?? parameter.defaultText
  }

  /// Calls the body with the bytes of the next parameter, or of its default.
  @inline(__always)
  static func withNext<Result>(
    _ reading: UnsafeMutablePointer<LinkReading>,
    _ body: (CheckRecord, UnsafeRawBufferPointer) -> Result
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
  /// In bounds: captures are of segments that the walk has remembered in the buffer, or of the
  /// query's values behind them.
  @inline(__always)
  private static func nextCapture(
    _ reading: UnsafeMutablePointer<LinkReading>
  ) -> PathSegments.Place? {
    guard let index = reading.pointee.captures.next else { return nil }
    return places(of: reading)[index]
  }
}
