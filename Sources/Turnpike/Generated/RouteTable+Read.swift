public import TurnpikeTable

extension RouteTable {
  /// Reads a link: the body makes a route of the index of the case and its parameters. Generated
  /// code calls it, and takes it in: so the route is made in memory and moved once.
  ///
  /// - Parameters:
  ///   - decodes: whether a text is a value of the user's own type with this number.
  ///   - mount: the enum that the case with this index mounts.
  /// - Throws: `NoRoute` where no route answers the link.
  /// - Complexity: linear in the link's length.
  @inlinable
  @inline(__always)
  public func read<Route>(
    _ link: borrowing String, decodes: (Int, String) -> Bool = { _, _ in false },
    mount: ((Int) -> (any TypedRoute.Type)?)? = nil,
    _ body: (Int, borrowing RouteReader) throws -> Route
  ) throws(NoRoute) -> Route {
    // A result, since Swift before 6.3 loses the type of an error that is thrown through the call.
    try withUnsafeTemporaryAllocation(of: Route.self, capacity: 1) {
      memory -> Result<Route, NoRoute> in
      guard let place = memory.baseAddress else { return .failure(NoRoute()) }
      // One place for the routes of all ways to one: each way more would copy them.
      let answer = readNear(link, decodes, mount, to: place, body)
      if answer < 0 {
        guard answer == LinkLookUp.needsRoom,
          let route = readFar(copy link, decodes, mount, body)
        else { return .failure(NoRoute()) }
        place.initialize(to: route)
      }
      return .success(place.move())
    }.get()
  }

  /// Reads an ordinary link, and makes its route at a place.
  ///
  /// - Returns: what `LinkLookUp.find` does; `refused` as well where the body throws.
  @inlinable
  @inline(__always)
  func readNear<Route>(
    _ link: borrowing String, _ decodes: (Int, String) -> Bool,
    _ mount: ((Int) -> (any TypedRoute.Type)?)?, to place: UnsafeMutablePointer<Route>,
    _ body: (Int, borrowing RouteReader) throws -> Route
  ) -> Int {
    if mount != nil { return LinkLookUp.needsRoom }
    let answer = link.utf8.withContiguousStorageIfAvailable { bytes in
      withUnsafeTemporaryAllocation(byteCount: LinkLookUp.roomSize, alignment: 8) { room in
        guard let room = room.baseAddress else { return LinkLookUp.needsRoom }
        let index = LinkLookUp.find(bytes, in: room, decodes: decodes, by: base)
        if index < 0 { return index }
        do {
          place.initialize(to: try body(index, RouteReader(room)))
        } catch {
          return LinkLookUp.refused
        }
        return index
      }
    }
    return answer ?? LinkLookUp.needsRoom
  }

  /// Reads any link: also one with escapes in its path, one that is not a string of Swift's own,
  /// and by tables with captures far behind or with mounts.
  @usableFromInline
  func readFar<Route>(
    _ link: String, _ decodes: (Int, String) -> Bool,
    _ mount: ((Int) -> (any TypedRoute.Type)?)?,
    _ body: (Int, borrowing RouteReader) throws -> Route
  ) -> Route? {
    var link = link
    var refusals = MountRefusals()
    return withUnsafeMutablePointer(to: &refusals) { refusals in
      link.withUTF8 { link in
        var route: Route?
        var mounted: MountedMatch?
        view.match(
          UnsafeRawBufferPointer(link),
          custom: decodes,
          mount: { rest in
            mounted = mount?(rest.route).flatMap { MountedMatch($0, rest, refusals) }
            return mounted != nil
          }
        ) { match, outcome in
          guard case .matched = outcome, !match.isMount || mounted?.invalid == nil else { return }
          route = RouteReader.read(match, mounted: match.isMount ? mounted?.route : nil) {
            try? body(match.route, $0)
          }
        }
        return route
      }
    }
  }
}
