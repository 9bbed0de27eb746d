// The second way of a look-up, for what the first leaves: links with escapes in their path or a port
// in a first segment, tables with captures behind what a buffer remembers, or with forks.

/// Why a look-up gives no route.
enum LookUpFailure {
  case refused(Refusal, ByteSpan)
  /// An entry answers the path, but not its query or fragment, or what a mounted enum reads.
  case invalid(UnsafeMutablePointer<MatchFrame>)
}

extension TableView {
  /// Is told why a look-up gives no route.
  typealias Failure = (LookUpFailure) -> Void

  /// Looks a link up. Nothing is allocated unless it is longer than half a kilobyte, or the
  /// table's captures are of more segments than a stack holds.
  ///
  /// - Returns: what the attempt did, or another answer of `LinkLookUp`.
  /// - Complexity: linear in the link's length.
  func readAny(
    _ bytes: UnsafeRawBufferPointer, custom: CustomCheck, attempt: LinkLookUp.Attempt,
    failed: Failure
  ) -> Int {
    let link = ByteSpan(bytes, orEmptyAt: base)
    if link.possibleSchemeEnd == nil {
      return readAny(link, from: 0, 0..<0, in: nil, custom, attempt, failed)
    }
    switch OriginCheck(table: self, link: link).pathStart() {
    case .path(let start, let port):
      return readAny(link, from: start, port, in: nil, custom, attempt, failed)
    case .refused(let refusal):
      failed(.refused(refusal, link))
      return refusal.rawValue
    }
  }

  /// Looks up what follows the prefix of the mount that an outer frame has come to.
  func readAnyMounted(
    in outer: UnsafeMutablePointer<MatchFrame>, custom: CustomCheck,
    attempt: LinkLookUp.Attempt, failed: Failure
  ) -> Int {
    readAny(
      MatchFrame.link(of: outer), from: MountedLink(outer).start, 0..<0, in: outer, custom, attempt,
      failed)
  }

  /// Looks on in a list of entries.
  static func readNext(
    in frame: UnsafeMutablePointer<MatchFrame>, custom: CustomCheck
  ) -> Int {
    guard frame.pointee.mountAnswer == .refused else { return LinkLookUp.invalid }
    guard let (state, first) = frame.pointee.following else { return LinkLookUp.refused }
    let end = PathEnd(
      table: frame.pointee.table, path: MatchFrame.path(of: frame), outer: frame.pointee.outer,
      buffer: UnsafeMutableRawPointer(frame), refusals: frame.pointee.refusals)
    return end.read(at: state, from: first, custom)
  }

  // It is large, and would be copied into each caller.
  @inline(never)
  private func readAny(
    _ link: ByteSpan, from start: Int, _ port: Range<Int>,
    in outer: UnsafeMutablePointer<MatchFrame>?, _ custom: CustomCheck,
    _ attempt: LinkLookUp.Attempt, _ failed: Failure
  ) -> Int {
    let capacity = max(header[HeaderRecord.segmentCapacity], MatchFrame.segmentCapacity)
    let size = MatchFrame.segmentsOffset + (capacity + 1) * MemoryLayout<ByteSpan>.stride
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      // A buffer with bytes has an address.
      let buffer = buffer.baseAddress.unsafelyUnwrapped
      let frame = LinkLookUp.frame(buffer)
      let segments = PathSegments(start: MatchFrame.segments(of: frame), capacity: capacity)
      return withUnsafeTemporaryAllocation(byteCount: link.count * 2 + 8, alignment: 8) { memory in
        let memory = memory.baseAddress.unsafelyUnwrapped + 8
        var link = link
        if !port.isEmpty {
          // Empty segments do not count: a copy with slashes in the port's place.
          let copy = memory + link.count
          copy.copyMemory(from: link.start, byteCount: link.count)
          for index in port {
            copy.storeBytes(of: SegmentMark.slash, toByteOffset: index, as: UInt8.self)
          }
          link = ByteSpan(start: copy, count: link.count)
        }
        var walk = WholePathWalk(
          table: self, link: link, decoded: memory, segments: segments, outer: outer,
          buffer: buffer)
        let answer = walk.run(from: start, custom: custom, attempt: attempt)
        if answer < 0 {
          failed(Refusal(rawValue: answer).map { .refused($0, link) } ?? .invalid(frame))
        }
        return answer
      }
    }
  }
}
