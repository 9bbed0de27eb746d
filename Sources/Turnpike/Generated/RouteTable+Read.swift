public import TurnpikeTable

extension RouteTable {
  /// Makes a route of the index of a case and its parameters.
  public typealias Making<Route> =
    (_ index: Int, _ reader: borrowing RouteReader) throws(NoRoute) -> Route

  /// Reads a link. Generated code calls it, and inlines it: so the route is made in memory and moved
  /// once.
  ///
  /// - Parameters:
  ///   - decodes: whether a text is a value of the user's own type with this number.
  ///   - body: makes the route.
  /// - Throws: `NoRoute` where no route answers the link.
  /// - Complexity: linear in the link's length.
  @inlinable
  @inline(__always)
  public func read<Route>(
    _ link: borrowing String, decodes: (Int, String) -> Bool = { _, _ in false },
    _ body: Making<Route>
  ) throws(NoRoute) -> Route {
    try make { place in read(link, decodes, findsEntry: false, to: place, body) }
  }

  /// Reads a link, and notes where what else there is to tell is found.
  @inlinable
  @inline(__always)
  func read<Route>(
    _ link: String, decodes: (Int, String) -> Bool, source: inout MatchSource,
    _ body: Making<Route>
  ) throws(NoRoute) -> Route {
    try make { place in
      let entry = read(link, decodes, findsEntry: true, to: place, body)
      source = MatchSource(entry: entry, of: self)
      return entry
    }
  }

  /// Reads what follows the prefix of a mount.
  @inlinable
  @inline(__always)
  func read<Route: TypedRoute>(
    _ link: MountedRouteLink, decodes: (Int, String) -> Bool, _ body: Making<Route>
  ) throws(NoRoute) -> Route {
    try make { place in
      if link.hasRefused(Route.self) { return LinkLookUp.refused }
      let answer = readOrdinary(link, decodes, to: place, body)
      if answer >= 0 { return answer }
      return readOther(link, answer, decodes, to: place, body)
    }
  }

  /// Moves a route out of the place that the body makes it at; none where the body's answer is less
  /// than 0.
  @inlinable
  @inline(__always)
  func make<Route>(
    _ body: (UnsafeMutablePointer<Route>) -> Int
  ) throws(NoRoute) -> Route {
    #if compiler(>=6.3)
    try withUnsafeTemporaryAllocation(of: Route.self, capacity: 1) {
      memory throws(NoRoute) -> Route in
      guard let place = memory.baseAddress, body(place) >= 0 else { throw NoRoute() }
      return place.move()
    }
    #else
    // A result, since this compiler loses the type of an error that is thrown through the call.
    try withUnsafeTemporaryAllocation(of: Route.self, capacity: 1) {
      memory -> Result<Route, NoRoute> in
      guard let place = memory.baseAddress, body(place) >= 0 else { return .failure(NoRoute()) }
      return .success(place.move())
    }.get()
    #endif
  }

  /// Reads a link, and makes its route at a place.
  ///
  /// - Returns: the entry, if it is to be found; or an answer of `LinkLookUp`.
  @inlinable
  @inline(__always)
  func read<Route>(
    _ link: borrowing String, _ decodes: (Int, String) -> Bool, findsEntry: Bool,
    to place: UnsafeMutablePointer<Route>, _ body: Making<Route>
  ) -> Int {
    let answer = link.utf8.withContiguousStorageIfAvailable { bytes in
      withUnsafeTemporaryAllocation(byteCount: LinkLookUp.bufferSize, alignment: 8) { buffer in
        guard let buffer = buffer.baseAddress else { return LinkLookUp.needsMore }
        let index = LinkLookUp.find(bytes, in: buffer, decodes: decodes, by: base)
        let answer = make(index, in: buffer, decodes, to: place, body)
        return findsEntry && answer >= 0 ? LinkLookUp.entry(in: buffer) : answer
      }
    }
    if let answer, answer != LinkLookUp.needsMore { return answer }
    return readAny(copy link, decodes, to: place, body)
  }

  @inlinable
  @inline(__always)
  func readOrdinary<Route>(
    _ link: MountedRouteLink, _ decodes: (Int, String) -> Bool,
    to place: UnsafeMutablePointer<Route>, _ body: Making<Route>
  ) -> Int {
    withUnsafeTemporaryAllocation(byteCount: LinkLookUp.bufferSize, alignment: 8) { buffer in
      guard let buffer = buffer.baseAddress else { return LinkLookUp.needsMore }
      let index = LinkLookUp.findMounted(
        behind: link.buffer, in: buffer, decodes: decodes, by: base)
      return make(index, in: buffer, decodes, to: place, body)
    }
  }

  /// Makes the route of a case at a place, or of the next that may answer: where a mounted enum
  /// refuses, and only there.
  @inlinable
  @inline(__always)
  func make<Route>(
    _ index: Int, in buffer: UnsafeMutableRawPointer, _ decodes: (Int, String) -> Bool,
    to place: UnsafeMutablePointer<Route>, _ body: Making<Route>
  ) -> Int {
    var index = index
    var hasFailed = false
    while index >= 0 {
      do throws(NoRoute) {
        place.initialize(to: try body(index, RouteReader(buffer)))
        break
      } catch {
        hasFailed = true
        index = LinkLookUp.findNext(in: buffer, decodes: decodes)
      }
    }
    if hasFailed { LinkLookUp.end(buffer) }
    return index
  }

  /// Reads any link: also one with escapes in its path, one that is not a string of Swift's own, and
  /// by tables with captures far behind. Gives the entry.
  @usableFromInline
  func readAny<Route>(
    _ link: String, _ decodes: (Int, String) -> Bool, to place: UnsafeMutablePointer<Route>,
    _ body: Making<Route>
  ) -> Int {
    var link = link
    var entry = 0
    let answer = link.withUTF8 { bytes in
      LinkLookUp.findAny(bytes, decodes: decodes, by: base) { index, buffer in
        entry = LinkLookUp.entry(in: buffer)
        return make(index, in: buffer, decodes, to: place, body)
      }
    }
    return answer < 0 ? answer : entry
  }

  /// Reads any rest of a link by the table of a mounted enum, or notes that it does not answer.
  @usableFromInline
  func readOther<Route: TypedRoute>(
    _ link: MountedRouteLink, _ answer: Int, _ decodes: (Int, String) -> Bool,
    to place: UnsafeMutablePointer<Route>, _ body: Making<Route>
  ) -> Int {
    var answer = answer
    if answer == LinkLookUp.needsMore {
      answer = LinkLookUp.findAnyMounted(behind: link.buffer, decodes: decodes, by: base) {
        index, buffer in
        make(index, in: buffer, decodes, to: place, body)
      }
    }
    if answer < 0 { link.note(answer, of: Route.self) }
    return answer
  }
}
