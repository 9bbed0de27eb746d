public import TurnpikeTable

// What is inlined here is so for the enum at hand: generic code would cost more than the match.

extension _RouteTable {
  /// Reads a link; inlined, so that the route is made in memory and moved once.
  ///
  /// - Throws: `_NoRoute` where no route answers the link.
  /// - Complexity: linear in the link's length.
  @inlinable
  @inline(__always)
  public func read<Route: GeneratedRoute>(
    _ link: borrowing String
  ) throws(_NoRoute) -> Route {
    try make { place in read(link, findsEntry: false, to: place) }
  }

  /// Reads a link, and notes where what else there is to tell is found.
  @inlinable
  @inline(__always)
  func read<Route: GeneratedRoute>(
    _ link: String, source: inout _MatchSource
  ) throws(_NoRoute) -> Route {
    try make { place in
      let entry = read(link, findsEntry: true, to: place)
      source = _MatchSource(entry: entry, of: self)
      return entry
    }
  }

  /// Reads what follows the prefix of a mount.
  @inlinable
  @inline(__always)
  func read<Route: GeneratedRoute>(_ link: _LinkRemainder) throws(_NoRoute) -> Route {
    if link.hasRefused(Route.self) { throw _NoRoute() }
    return try make { place in
      let answer = readOrdinary(link, to: place)
      return answer >= 0 ? answer : readOther(link, answer, to: place)
    }
  }

  /// Moves a route out of the place that the body makes it at; none where the body's answer is less
  /// than 0.
  @inlinable
  @inline(__always)
  func make<Route: GeneratedRoute>(
    _ body: (UnsafeMutablePointer<Route>) -> Int
  ) throws(_NoRoute) -> Route {
    #if compiler(>=6.3)
    try withUnsafeTemporaryAllocation(of: Route.self, capacity: 1) {
      memory throws(_NoRoute) -> Route in
      guard let place = memory.baseAddress, body(place) >= 0 else { throw _NoRoute() }
      return place.move()
    }
    #else
    // A result, since this compiler loses the type of an error that is thrown through the call.
    try withUnsafeTemporaryAllocation(of: Route.self, capacity: 1) {
      memory -> Result<Route, _NoRoute> in
      guard let place = memory.baseAddress, body(place) >= 0 else { return .failure(_NoRoute()) }
      return .success(place.move())
    }.get()
    #endif
  }

  /// Reads a link, and makes its route at a place.
  ///
  /// - Returns: the entry, if it is to be found; or an answer of `LinkLookUp`.
  @inlinable
  @inline(__always)
  func read<Route: GeneratedRoute>(
    _ link: borrowing String, findsEntry: Bool, to place: UnsafeMutablePointer<Route>
  ) -> Int {
    let answer = link.utf8.withContiguousStorageIfAvailable { bytes in
      withUnsafeTemporaryAllocation(byteCount: LinkLookUp.bufferSize, alignment: 8) { buffer in
        guard let buffer = buffer.baseAddress else { return LinkLookUp.needsMore }
        let index = LinkLookUp.find(bytes, in: buffer, decodes: Route._decodes, by: base)
        let answer = make(index, in: buffer, to: place)
        return findsEntry && answer >= 0 ? LinkLookUp.entry(in: buffer) : answer
      }
    }
    if let answer, answer >= 0 { return answer }
    return readAny(copy link, answer ?? LinkLookUp.needsMore, to: place)
  }

  @inlinable
  @inline(__always)
  func readOrdinary<Route: GeneratedRoute>(
    _ link: _LinkRemainder, to place: UnsafeMutablePointer<Route>
  ) -> Int {
    withUnsafeTemporaryAllocation(byteCount: LinkLookUp.bufferSize, alignment: 8) { buffer in
      guard let buffer = buffer.baseAddress else { return LinkLookUp.needsMore }
      let index = LinkLookUp.findMounted(
        behind: link.buffer, in: buffer, decodes: Route._decodes, by: base)
      return make(index, in: buffer, to: place)
    }
  }

  /// Makes the route of a case at a place, or of the next that may answer: where a mounted enum
  /// refuses, and only there.
  @inlinable
  @inline(__always)
  func make<Route: GeneratedRoute>(
    _ index: Int, in buffer: UnsafeMutableRawPointer, to place: UnsafeMutablePointer<Route>
  ) -> Int {
    var index = index
    var hasFailed = false
    while index >= 0 {
      do throws(_NoRoute) {
        try Route._makeCase(index, from: _ParameterReader(buffer), in: _RouteMemory(place))
        break
      } catch {
        hasFailed = true
        index = LinkLookUp.findNext(in: buffer, decodes: Route._decodes)
      }
    }
    if hasFailed { LinkLookUp.end(buffer) }
    return index
  }

  /// Reads any link: also one with escapes in its path, one that is not a string of Swift's own, and
  /// by tables with captures deep in their paths. Gives the entry.
  ///
  /// - Parameter answer: that of the first way; only one that needs more is not the last word.
  @usableFromInline
  func readAny<Route: GeneratedRoute>(
    _ link: String, _ answer: Int, to place: UnsafeMutablePointer<Route>
  ) -> Int {
    if answer != LinkLookUp.needsMore { return answer }
    var link = link
    var entry = 0
    let answer = link.withUTF8 { bytes in
      LinkLookUp.findAny(bytes, decodes: Route._decodes, by: base) { index, buffer in
        entry = LinkLookUp.entry(in: buffer)
        return make(index, in: buffer, to: place)
      }
    }
    return answer < 0 ? answer : entry
  }

  /// Reads any rest of a link by the table of a mounted enum, or notes that it does not answer.
  @usableFromInline
  func readOther<Route: GeneratedRoute>(
    _ link: _LinkRemainder, _ answer: Int, to place: UnsafeMutablePointer<Route>
  ) -> Int {
    var answer = answer
    if answer == LinkLookUp.needsMore {
      answer = LinkLookUp.findAnyMounted(behind: link.buffer, decodes: Route._decodes, by: base) {
        index, buffer in
        make(index, in: buffer, to: place)
      }
    }
    if answer < 0 { link.note(answer, of: Route.self) }
    return answer
  }
}
