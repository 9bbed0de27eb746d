internal import TurnpikeTable

extension RouteTable {
  /// Reads a link that the table matches: the body is handed its parameters, and is not called for
  /// any other link. Generated code calls it, so that nothing on the way is generic.
  ///
  /// - Parameters:
  ///   - decodes: whether a text is a value of the user's own type with this number.
  ///   - mount: the enum that the case with this index mounts.
  public func read(
    _ link: String, decodes: ((Int, String) -> Bool)? = nil,
    mount: ((Int) -> (any TypedRoute.Type)?)? = nil, _ body: (inout RouteReader) -> Void
  ) {
    var link = link
    link.withUTF8 { bytes in
      var mounted: MountedMatch?
      view.match(
        UnsafeRawBufferPointer(bytes),
        custom: { type, text in decodes?(type, String(decoding: text, as: UTF8.self)) ?? false },
        mount: { rest in
          guard let type = mount?(rest.route) else { return false }
          mounted = MountedMatch(type, rest)
          return mounted != nil
        }
      ) { match, outcome in
        guard case .matched = outcome, !match.isMount || mounted?.invalid == nil else { return }
        var reader = RouteReader(match, mounted: match.isMount ? mounted?.route : nil)
        body(&reader)
      }
    }
  }
}
