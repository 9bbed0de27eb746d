internal import TurnpikeTable

extension GeneratedRoute {
  /// Creates the route that a link matches, or returns `nil` if the link is unmatched or invalid.
  ///
  /// Text without a scheme counts as a link of your own code. For a path from outside your app,
  /// call ``TypedRoute/match(_:source:)``.
  @inlinable
  public init?(_ link: String) {
    var reader = _ParameterReader(link, Self._routeTable)
    do throws(_NoRoute) { self = try Self._make(matching: &reader) } catch { return nil }
  }

  /// Matches a link: returns the route, or the reason that no route matches.
  ///
  /// ```swift
  /// switch ShopRoute.match("shop://product/1988") {
  /// case .matched(let match): show(match.route)
  /// case .invalid(let link): print(link)  // 'page' of 'search' cannot be read from 'abc'
  /// case .unmatched(let reason): print(reason)
  /// }
  /// ```
  ///
  /// Text without a scheme counts as a link of your own code. For a path from outside your app,
  /// call ``TypedRoute/match(_:source:)``. Matching never traps and takes time linear in the
  /// link's length.
  @inlinable
  public static func match(_ link: String) -> RouteMatch<Self> {
    var reader = _ParameterReader(link, _routeTable, notesLines: true)
    return _match(&reader)
  }

  /// Matches a link, possibly from outside your app.
  @inlinable
  public static func _match(_ link: String, isOutside: Bool) -> RouteMatch<Self> {
    var reader = _ParameterReader(link, _routeTable, isOutside: isOutside, notesLines: true)
    return _match(&reader)
  }

  /// Matches a reader's link.
  @inlinable
  static func _match(_ reader: inout _ParameterReader) -> RouteMatch<Self> {
    do throws(_NoRoute) {
      return .matched(RouteMatch.Match(route: try _make(matching: &reader), reader))
    } catch {
      return _failure(reader, error)
    }
  }

  /// The reason that no route matches a reader's link.
  @usableFromInline
  static func _failure(
    _ reader: borrowing _ParameterReader, _ error: _NoRoute
  ) -> RouteMatch<Self> {
    // A custom type can refuse a text, and accept the same text afterwards.
    guard error == .invalid, let link = reader._source(Self.self).invalidLink(reader._link) else {
      return .unmatched(reader.reason)
    }
    return .invalid(link)
  }

  /// Creates the route of the best line that matches a reader's link.
  @inlinable
  public static func _make(matching reader: inout _ParameterReader) throws(_NoRoute) -> Self {
    if _hasMounts { return try _makeMounting(&reader) }
    guard reader._find(_decodes) else { throw .refused }
    return try _make(reader._index, from: &reader)
  }

  /// Creates the route of the best line that matches a reader's link. Lines can be mounts.
  @inlinable
  @inline(never)
  static func _makeMounting(_ reader: inout _ParameterReader) throws(_NoRoute) -> Self {
    var mounted: Self?
    var failure = _NoRoute.refused
    let isFound = reader._find(_decodes) { reader in
      do throws(_NoRoute) { mounted = try _make(reader._index, from: &reader) } catch {
        failure = error
        return error == .invalid
      }
      return true
    }
    // Taking the route does not copy it.
    if let route = mounted.take() { return route }
    guard isFound, failure == .refused else { throw failure }
    return try _make(reader._index, from: &reader)
  }

  /// Creates the route that matches the rest of a link after the prefix of a mount in another enum.
  @inlinable
  public static func _make(mountedBy reader: inout _ParameterReader) throws(_NoRoute) -> Self {
    let line = reader._beginRest(_routeTable)
    defer { reader._endRest(line, Self.self) }
    return try _make(matching: &reader)
  }
}

extension TypedRoute {
  /// Creates the route of a hand-written type that matches the rest of a link.
  public static func _make(mountedBy reader: inout _ParameterReader) throws(_NoRoute) -> Self {
    switch matchRest(of: reader) {
    case .matched(let match):
      reader.note(match.source.lines)
      return match.route
    case .invalid(let link):
      reader.note([.invalid(link)])
      throw .invalid
    case .unmatched: throw .refused
    }
  }

  /// Matches the rest of a link as a link of the app itself.
  static func matchRest(of reader: borrowing _ParameterReader) -> RouteMatch<Self> {
    let path = reader.match.rest
    return LinkBytes.read(reader._link) { bytes in
      if path.matchableEnd(in: bytes) != nil { return match(path.rest(of: bytes)) }
      return .unmatched(path.hasDots(in: bytes) ? .dotSegment : .noRoute)
    }
  }
}
