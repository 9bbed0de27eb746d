public import TurnpikeTable

/// The match table of a generated enum: a string literal that is read in place.
@frozen
public struct _RouteTable: Sendable {
  @usableFromInline var literal: TableLiteral

  /// Creates a table from a literal that the same version of Turnpike has generated.
  @inlinable
  public init(format1 text: StaticString) {
    literal = TableLiteral(text)
  }

  /// Notes that the build condition with a number holds.
  @inlinable
  public mutating func _insert(condition: Int) { literal.insert(condition: condition) }

  @usableFromInline var view: TableView {
    @_lifetime(immortal)
    get { literal.view }
  }

  /// Whether a text decodes to a type of the user's own; for generated code.
  public static func decodes<Value: RouteValue>(_ text: String, as type: Value.Type) -> Bool {
    Value(routeText: text) != nil
  }

  /// Whether a text decodes to the property's type.
  public static func decodes<Destination, Value: RouteValue>(
    _ text: String, as property: (Destination) -> Value?
  ) -> Bool {
    decodes(text, as: Value.self)
  }

  /// Whether a text decodes to the type of the list's elements.
  public static func decodes<Destination, Value: RouteValue>(
    _ text: String, as property: (Destination) -> [Value]
  ) -> Bool {
    decodes(text, as: Value.self)
  }
}

extension _RouteTable {
  /// Creates the route of the best entry that a search finds for a link; nil if there is none.
  ///
  /// If that entry mounts an enum that does not answer the rest of the link, the next entry is
  /// tried.
  ///
  /// - Complexity: Linear in the link's length.
  @inlinable
  @inline(__always)
  func read<Route: GeneratedRoute>(_ link: String, _ reading: inout LinkReading) -> Route? {
    LinkBytes.read(link) { bytes in
      guard let found = reading.search.next(in: bytes, view, Route._decodes) else { return nil }
      reading.match = found
      if found.isMount { return readMount(link, bytes, &reading) }
      return route(MatchedLink(bytes, view, found), &reading.failure)
    }
  }

  @inlinable
  @inline(__always)
  func route<Route: GeneratedRoute>(_ matched: MatchedLink, _ failure: inout _NoRoute) -> Route? {
    var reader = _ParameterReader(matched)
    do throws(_NoRoute) {
      return try Route._make(matched.match.route, from: &reader)
    } catch {
      failure = error
      return nil
    }
  }

  /// Creates the route if the best entry mounts another enum.
  @inlinable
  @inline(never)
  func readMount<Route: GeneratedRoute>(
    _ link: String, _ bytes: Span<UInt8>, _ reading: inout LinkReading
  ) -> Route? {
    while let found = reading.match {
      let matched = MatchedLink(bytes, view, found)
      guard found.isMount else { return route(matched, &reading.failure) }
      var (rest, reader) = (
        _LinkRemainder(
          link, matched.rest, reading.refusals, isOutside: reading.search.isOutside),
        _ParameterReader(matched)
      )
      do throws(_NoRoute) {
        let route = try Route._makeMount(found.route, from: &reader, mounting: &rest)
        reading.line = rest.line
        reading.aliases = rest.aliases
        reading.mountCount = rest.mountCount + 1
        let line = AnsweringLine(found, of: self)
        if line.isAlias {
          reading.aliases.append(MountAlias(line, innerMountCount: rest.mountCount))
        }
        return route
      } catch {
        reading.failure = error
        if error == .invalid { return nil }
        reading.refusals = rest.refusals
      }
      reading.match = reading.search.next(in: bytes, view, Route._decodes)
    }
    return nil
  }
}
