internal import TurnpikeTable

extension GeneratedRoute {
  /// Returns the route that a link matches, or nil if no route matches or the link's query is
  /// invalid.
  @inlinable
  public init?(_ link: String) {
    var reader = _ParameterReader(link, Self._routeTable)
    do throws(_NoRoute) { self = try Self._make(matching: &reader) } catch { return nil }
  }

  /// Matches a link: returns the route, or the reason that no route matches.
  ///
  /// No input traps or throws; the time is linear in the link's length.
  @inlinable
  public static func match(_ link: String) -> RouteMatch<Self> {
    var reader = _ParameterReader(link, _routeTable, notesLines: true)
    do throws(_NoRoute) {
      return .matched(RouteMatch.Match(route: try _make(matching: &reader), reader))
    } catch {
      return _failure(reader, error)
    }
  }

  /// Matches a link from outside: without a scheme it leads to no line with `@internal` or `@from`.
  public static func _match(outside link: String) -> RouteMatch<Self> {
    var reader = _ParameterReader(link, _routeTable, from: .outside, notesLines: true)
    do throws(_NoRoute) {
      return .matched(RouteMatch.Match(route: try _make(matching: &reader), reader))
    } catch {
      return _failure(reader, error)
    }
  }

  /// The reason that no route matches a reader's link.
  public static func _failure(_ reader: borrowing _ParameterReader, _ error: _NoRoute)
    -> RouteMatch<Self>
  {
    // Mounted enums are not tried again.
    if error == .refused { return .unmatched(reason(reader)) }
    var reader = _ParameterReader(reader._link, _routeTable, from: reader.sender)
    return switch failure(&reader) {
    case .invalid(let invalid): .invalid(invalid)
    case .unmatched(let reason): .unmatched(reason)
    // A custom type did not read a text in the same way twice.
    case nil: .unmatched(.noRoute)
    }
  }

  /// Makes the route of the best line that matches a reader's link.
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
    if let mounted { return mounted }
    guard isFound, failure == .refused else { throw failure }
    return try _make(reader._index, from: &reader)
  }

  /// Makes the route that matches the rest of a link after the prefix of a mount in another enum.
  @inlinable
  public static func _make(mountedBy reader: inout _ParameterReader) throws(_NoRoute) -> Self {
    var own = _ParameterReader(restOf: reader, _routeTable)
    defer { reader.learn(from: own) }
    return try _make(matching: &own)
  }
}
