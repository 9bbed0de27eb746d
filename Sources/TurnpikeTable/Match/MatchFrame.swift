/// What a table found in a link, and how far its parameters have been read: the state behind a
/// reader, at the start of a buffer of whoever reads the link. Where the segments stand is said
/// behind it in the buffer, and behind that where the query's values do.
///
/// It has what the walk knows anyway, since most readers ask for texts alone; a `LinkMatch` is put
/// together where one asks for more.
package struct MatchFrame {
  /// What a mounted enum has said to what follows the prefix of its mount.
  enum MountAnswer: UInt8 {
    case none, refused, invalid
  }

  /// Which mounted enums have refused: what the outermost frame remembers, and how many all know
  /// of. Inlined code loads the number from the buffer's start.
  var refusals: MountRefusals
  /// The frame of the enum that mounts this one; nil for the outermost.
  let outer: UnsafeMutablePointer<MatchFrame>?
  /// The state that the path ends at, where more entries than one may; nil where there is but one.
  private let accepting: Location<StateRecord>?
  /// The index behind that of the entry that is read in the list of those that end at its state.
  private let nextCandidate: UInt32
  /// How many parameters have been read behind those that `captures` counts.
  private var laterCount: UInt32 = 0
  /// That of the path. What nearly all frames have nothing of ends with it, so that it is initialised
  /// at once.
  private let decoded: UnsafeRawPointer?
  private let pathEnd: UnsafeRawPointer
  private let segmentsEnd: UnsafeMutablePointer<ByteSpan>
  let table: TableView
  /// Where the table says which entry answers: it is read where one asks for it.
  private let answer: Location<Address<EntryRecord>>
  /// The segments that the next parameters are.
  var captures: CaptureIndices
  /// Whether the values of the query stand behind the segments.
  private let hasItems: Bool
  var mountAnswer = MountAnswer.none

  /// How many segments an ordinary buffer remembers.
  package static var segmentCapacity: Int { 14 }
  static var segmentsOffset: Int { 240 }
  /// Sixteen bytes.
  static var shortLinkOffset: Int { segmentsOffset + segmentCapacity * 16 }
  /// Where segments with escapes are decoded of a link that is no longer than there are bytes.
  static var decodedOffset: Int { shortLinkOffset + 16 }
  static var decodedCapacity: Int { 256 }

  /// The memory that segments are decoded in, of the frame whose segments those are.
  @inline(__always)
  static func decoded(
    behind segments: UnsafeMutablePointer<ByteSpan>
  ) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(segments) + (decodedOffset - segmentsOffset)
  }

  /// Between the frame and the refusals: sixteen bytes.
  static var linkOffset: Int { refusalsOffset - 16 }

  /// Where what follows a mount's prefix starts is noted before the link.
  static var restStartOffset: Int { linkOffset - 8 }

  /// Between the frame and the segments.
  static var refusalsOffset: Int { segmentsOffset - MountRefusals.fewCount * 16 }

  /// A frame in a buffer that has the segments behind it.
  @inline(__always)
  init(
    _ table: TableView, _ answer: Location<Address<EntryRecord>>, captures: CaptureIndices,
    _ path: WalkedPath, in outer: UnsafeMutablePointer<MatchFrame>?,
    candidates: (state: StateRecord, next: Int)? = nil, hasItems: Bool = false
  ) {
    refusals = MountRefusals(in: outer)
    self.table = table
    self.answer = answer
    self.captures = captures
    accepting = candidates?.state.location
    nextCandidate = UInt32(truncatingIfNeeded: candidates?.next ?? 0)
    self.hasItems = hasItems
    decoded = path.decoded
    pathEnd = path.end
    segmentsEnd = path.segmentsEnd
    self.outer = outer
  }

  /// The link that is read. It stands behind the frame, noted before the walk, which so need not keep
  /// all of it.
  @inline(__always)
  static func link(of frame: UnsafeMutablePointer<MatchFrame>) -> ByteSpan {
    UnsafeMutableRawPointer(frame).load(fromByteOffset: linkOffset, as: ByteSpan.self)
  }

  @inline(__always)
  static func note(_ link: ByteSpan, in buffer: UnsafeMutableRawPointer) {
    (buffer + linkOffset).initializeMemory(as: ByteSpan.self, to: link)
  }

  /// The path that was walked.
  static func path(of frame: UnsafeMutablePointer<MatchFrame>) -> WalkedPath {
    WalkedPath(
      decoded: frame.pointee.decoded, link: link(of: frame), end: frame.pointee.pathEnd,
      segmentsEnd: frame.pointee.segmentsEnd)
  }

  /// The entry that answers.
  @inline(__always)
  package var entry: EntryRecord { table[answer] }

  /// The match that is read.
  package static func match(of frame: UnsafeMutablePointer<MatchFrame>) -> LinkMatch {
    LinkMatch(
      entry: frame.pointee.entry, path: path(of: frame),
      items: frame.pointee.hasItems ? UnsafePointer(frame.pointee.segmentsEnd) : nil,
      frame: frame)
  }

  /// Where what follows the prefix of the mount whose entry is read starts in the link.
  @inline(__always)
  static func restStart(of frame: UnsafeMutablePointer<MatchFrame>) -> UnsafeRawPointer {
    UnsafeMutableRawPointer(frame).load(
      fromByteOffset: restStartOffset, as: UnsafeRawPointer.self)
  }

  @inline(__always)
  static func note(restStart: UnsafeRawPointer, in buffer: UnsafeMutableRawPointer) {
    (buffer + restStartOffset).initializeMemory(as: UnsafeRawPointer.self, to: restStart)
  }

  /// Notes where it starts by the segments that the prefix has.
  @inline(never)
  static func noteRest(of frame: UnsafeMutablePointer<MatchFrame>) {
    let path = path(of: frame)
    let segments = segments(of: frame)
    let segment = segments + frame.pointee.entry.segments.count
    note(
      restStart: segment < path.segmentsEnd
        ? path.written(segment.pointee.start, of: segments) : path.end,
      in: UnsafeMutableRawPointer(frame))
  }

  /// Where the next entry is found, to be tried where the enum that this one mounts does not answer.
  var following: (state: StateRecord, first: Int)? {
    accepting.map { (table[$0], Int(nextCandidate)) }
  }

  @inline(__always)
  static func segments(
    of frame: UnsafeMutablePointer<MatchFrame>
  ) -> UnsafeMutablePointer<ByteSpan> {
    (UnsafeMutableRawPointer(frame) + segmentsOffset)
      .assumingMemoryBound(to: ByteSpan.self)
  }
}

extension MatchFrame {
  /// The index of the next parameter, in the route's order.
  package var nextIndex: Int { captures.removedCount + Int(laterCount) }

  /// The next parameter, which must be read.
  package mutating func next() -> ParameterRecord {
    let parameter = entry.parameter(nextIndex)
    if captures.isEmpty { laterCount &+= 1 }
    captures.removeFirst()
    return parameter
  }

  /// The next parameter of a frame, a text.
  ///
  /// Nearly all are short and stand in the link as they are. The others are a call at the end, and
  /// the frame is a pointer: so this keeps nothing on the stack.
  @inline(__always)
  package static func nextString(_ frame: UnsafeMutablePointer<MatchFrame>) -> String {
    guard let segment = nextCapture(frame) else { return laterString(frame) }
    frame.pointee.captures.removeFirst()
    return String(shortSegment: segment, of: link(of: frame))
      ?? longString(segment)
  }

  @inline(never)
  private static func laterString(_ frame: UnsafeMutablePointer<MatchFrame>) -> String {
    nextText(frame) ?? ""
  }

  @inline(never)
  private static func longString(_ segment: ByteSpan) -> String { String(segment: segment) }

  /// The text of the next parameter in the link, or its default.
  package static func nextText(_ frame: UnsafeMutablePointer<MatchFrame>) -> String? {
    if let segment = nextCapture(frame) {
      frame.pointee.captures.removeFirst()
      return String(shortSegment: segment, of: link(of: frame))
        ?? String(segment: segment)
    }
    let parameter = frame.pointee.next()
    return match(of: frame).text(parameter) ?? parameter.defaultText
  }

  /// Calls the body with the bytes of the next parameter, or of its default.
  @inline(__always)
  static func withNext<Result>(
    _ frame: UnsafeMutablePointer<MatchFrame>,
    _ body: (CheckRecord, UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let segment = nextCapture(frame)
    let parameter = frame.pointee.next()
    let check = parameter.check
    if let segment { return body(check, segment.bytes) }
    return match(of: frame).withText(of: parameter) {
      body(check, $0 ?? parameter.defaultBytes)
    }
  }

  /// Where the next parameter stands, if that is a whole segment of every link.
  ///
  /// In bounds: captures are of segments that the walk has remembered in the buffer, or of the
  /// query's values behind them.
  @inline(__always)
  private static func nextCapture(
    _ frame: UnsafeMutablePointer<MatchFrame>
  ) -> ByteSpan? {
    guard let index = frame.pointee.captures.next else { return nil }
    return segments(of: frame)[index]
  }
}
