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
    try _RouteMemory.route { place in read(link, findsEntry: false, to: place) }
  }

  /// Reads a link, and notes where what else there is to tell is found.
  @inlinable
  @inline(__always)
  func read<Route: GeneratedRoute>(
    _ link: String, source: inout _MatchSource
  ) throws(_NoRoute) -> Route {
    try _RouteMemory.route { place in
      let entry = read(link, findsEntry: true, to: place)
      source = _MatchSource(entry: entry, of: self)
      return entry
    }
  }

  /// Reads what follows the prefix of a mount, and makes its route at a place.
  ///
  /// - Returns: 0 or more where there is a route; or an answer of `LinkLookUp`.
  @inlinable
  @inline(__always)
  func read<Route: GeneratedRoute>(
    _ link: _LinkRemainder, to place: UnsafeMutablePointer<Route>
  ) -> Int {
    if link.hasRefused(Route.self) { return LinkLookUp.refused }
    let answer = readOrdinary(link, to: place)
    return answer >= 0 ? answer : readOther(link, answer, to: place)
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
        let found =
          switch extent {
          case .small:
            LinkLookUp.find(bytes, in: buffer, decodes: Route._decodes, bySmall: base)
          case .large:
            LinkLookUp.find(bytes, in: buffer, decodes: Route._decodes, byLarge: base)
          case .beyondBuffer: LinkLookUp.needsMore
          }
        let answer = make(found, in: buffer, to: place)
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
      let found =
        switch extent {
        case .small:
          LinkLookUp.findMounted(
            behind: link.buffer, in: buffer, decodes: Route._decodes, bySmall: base)
        case .large:
          LinkLookUp.findMounted(
            behind: link.buffer, in: buffer, decodes: Route._decodes, byLarge: base)
        case .beyondBuffer: LinkLookUp.needsMore
        }
      return make(found, in: buffer, to: place)
    }
  }

  /// Makes the route of a case at a place, or of the next that may answer: where a mounted enum
  /// refuses, and only there.
  ///
  /// - Returns: 0 or more where there is a route; or an answer of `LinkLookUp`.
  @inlinable
  @inline(__always)
  func make<Route: GeneratedRoute>(
    _ answer: Int, in buffer: UnsafeMutableRawPointer, to place: UnsafeMutablePointer<Route>
  ) -> Int {
    if answer >= 0 {
      do throws(_NoRoute) {
        try Route._makeCase(answer, from: _ParameterReader(buffer), in: _RouteMemory(place))
        return answer
      } catch {
        return makeNext(in: buffer, to: place)
      }
    }
    guard let index = LinkLookUp.mountIndex(answer) else { return answer }
    do throws(_NoRoute) {
      try Route._makeMount(index, from: _ParameterReader(buffer), in: _RouteMemory(place))
      return 0
    } catch {
      return makeNext(in: buffer, to: place)
    }
  }

  /// Makes the route of the next case that may answer.
  @usableFromInline
  func makeNext<Route: GeneratedRoute>(
    in buffer: UnsafeMutableRawPointer, to place: UnsafeMutablePointer<Route>
  ) -> Int {
    defer { LinkLookUp.end(buffer) }
    while true {
      let answer = LinkLookUp.findNext(in: buffer, decodes: Route._decodes)
      do throws(_NoRoute) {
        if let index = LinkLookUp.mountIndex(answer) {
          try Route._makeMount(index, from: _ParameterReader(buffer), in: _RouteMemory(place))
          return 0
        }
        if answer < 0 { return answer }
        try Route._makeCase(answer, from: _ParameterReader(buffer), in: _RouteMemory(place))
        return answer
      } catch {}
    }
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
      LinkLookUp.findAny(bytes, decodes: Route._decodes, by: base) { found, buffer in
        entry = LinkLookUp.entry(in: buffer)
        return make(found, in: buffer, to: place)
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
        found, buffer in
        make(found, in: buffer, to: place)
      }
    }
    if answer < 0 { link.note(answer, of: Route.self) }
    return answer
  }
}
