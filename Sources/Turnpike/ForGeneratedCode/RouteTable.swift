public import TurnpikeTable

/// The match table of a generated enum: a string literal that is read in place.
@frozen
public struct _RouteTable: Sendable {
  @usableFromInline let literal: TableLiteral

  /// Creates a table from a literal that the same version of Turnpike has generated.
  @inlinable
  public init(format1 text: StaticString) {
    literal = TableLiteral(text)
  }

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
  /// Creates the route of the best entry that a search finds for a link.
  ///
  /// If that entry mounts an enum that does not answer the rest of the link, the next entry is
  /// tried.
  ///
  /// - Parameters:
  ///   - match: Is set to the entry that has answered.
  ///   - mounted: Is set to the line that has answered if the entry is a mount.
  /// - Complexity: Linear in the link's length.
  @inlinable
  @inline(__always)
  func read<Route: GeneratedRoute>(
    _ link: String, _ search: inout LinkSearch, _ match: inout LinkMatch?,
    _ mounted: inout AnsweringLine?, _ refusals: inout MountRefusals
  ) throws(_NoRoute) -> Route {
    while let found = search.next(in: link, literal, Route._decodes) {
      match = found
      let reader = _ParameterReader(LinkReader(link, literal, found))
      if !found.isMount { return try Route._make(found.route, from: reader) }
      var rest = _LinkRemainder(link, literal, found, refusals)
      do throws(_NoRoute) {
        let route = try Route._makeMount(found.route, from: reader, mounting: &rest)
        mounted = rest.line
        return route
      } catch {
        if error == .invalid { throw error }
        refusals = rest.refusals
      }
    }
    throw .refused
  }
}
