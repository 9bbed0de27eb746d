internal import TurnpikeTable

extension RouteTable {
  /// Reads a link that the table matches: the body is handed the index of the case and its
  /// parameters, and is not called for any other link. Generated code calls it, and takes it in: so
  /// the route that the body makes is made where it is to be, and not copied on its way out.
  ///
  /// - Parameters:
  ///   - decodes: whether a text is a value of the user's own type with this number.
  ///   - mount: the enum that the case with this index mounts.
  /// - Complexity: linear in the link's length.
  @inlinable
  @inline(__always)
  public func read<Route>(
    _ link: borrowing String, decodes: (Int, String) -> Bool = { _, _ in false },
    mount: ((Int) -> (any TypedRoute.Type)?)? = nil, _ body: (Int, inout RouteReader) -> Route?
  ) -> Route? {
    var route: Route?
    let isRead: Void? = link.utf8.withContiguousStorageIfAvailable { bytes in
      // As many bytes as `find` asks for.
      withUnsafeTemporaryAllocation(byteCount: 320, alignment: 8) { room in
        guard let room = room.baseAddress else { return }
        let index = mount == nil ? find(bytes, room, decodes) : -2
        if index >= 0 {
          var reader = RouteReader(room)
          route = body(index, &reader)
        } else if index != -1 {
          route = readFar(bytes, decodes, mount, body)
        }
      }
    }
    if isRead == nil { route = readForeign(copy link, decodes, mount, body) }
    return route
  }

  /// Looks a link up with little room: `LinkReading.size` bytes.
  ///
  /// - Returns: the index of the case; -1 where there is none, -2 where that takes more room.
  @usableFromInline
  func find(
    _ link: UnsafeBufferPointer<UInt8>, _ room: UnsafeMutableRawPointer,
    _ decodes: (Int, String) -> Bool
  ) -> Int {
    TableView.read(link, in: room, custom: decodes, by: base)
  }

  /// The same for links with escapes in their path, and for tables with captures far behind or with
  /// mounts.
  @usableFromInline
  func readFar<Route>(
    _ link: UnsafeBufferPointer<UInt8>, _ decodes: (Int, String) -> Bool,
    _ mount: ((Int) -> (any TypedRoute.Type)?)?, _ body: (Int, inout RouteReader) -> Route?
  ) -> Route? {
    var route: Route?
    var mounted: MountedMatch?
    view.match(
      UnsafeRawBufferPointer(link),
      custom: decodes,
      mount: { rest in
        mounted = mount?(rest.route).flatMap { MountedMatch($0, rest) }
        return mounted != nil
      }
    ) { match, outcome in
      guard case .matched = outcome, !match.isMount || mounted?.invalid == nil else { return }
      route = RouteReader.read(match, mounted: match.isMount ? mounted?.route : nil) {
        body(match.route, &$0)
      }
    }
    return route
  }

  /// A link of another kind of string than Swift's own.
  @usableFromInline
  func readForeign<Route>(
    _ link: String, _ decodes: (Int, String) -> Bool,
    _ mount: ((Int) -> (any TypedRoute.Type)?)?, _ body: (Int, inout RouteReader) -> Route?
  ) -> Route? {
    var link = link
    return link.withUTF8 { readFar($0, decodes, mount, body) }
  }
}
