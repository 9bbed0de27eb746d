internal import TurnpikeTable

/// The parameters of a link that a route answers, one after the other in the pattern's order.
///
/// Generated code reads them; each has been checked against its built-in type before. It reads the
/// link where it lies, so it is valid only inside the call that hands it on.
public struct RouteReader {
  private let match: LinkMatch
  private let mountedRoute: MountedBox?
  private var index = 0

  init(_ match: LinkMatch, mounted: (any TypedRoute)? = nil) {
    self.match = match
    mountedRoute = mounted.map(MountedBox.init)
  }

  /// One reference, so that a reader without a mounted route costs nothing to pass on.
  private final class MountedBox {
    let route: any TypedRoute

    init(route: any TypedRoute) {
      self.route = route
    }
  }

  /// The index of the case that answers the link.
  public var routeCase: Int { match.route }

  /// A value that a type of the user's did not read, though it had accepted the text before.
  struct Unreadable: Error {
    let parameter: String
    let text: String?
  }

  /// The next parameter, a text.
  public mutating func string() -> String {
    defer { index &+= 1 }
    if let bytes = match.segmentBytes(index) { return String(decoding: bytes, as: UTF8.self) }
    return nextText() ?? ""
  }

  /// The next parameter, a whole number.
  public mutating func int() -> Int {
    defer { index &+= 1 }
    if let bytes = match.segmentBytes(index), let value = NumberText.signed(bytes) {
      return Int(truncatingIfNeeded: value)
    }
    return nextText().flatMap { Int($0) } ?? 0
  }

  /// The next parameter, a value of any type that links carry.
  public mutating func value<Value: RouteValue>(_ type: Value.Type = Value.self) throws -> Value {
    defer { index &+= 1 }
    let text = nextText()
    guard let text, let value = Value(routeText: text) else { throw unreadable(text) }
    return value
  }

  /// The next parameter, nil where the link leaves it out.
  public mutating func optional<Value: RouteValue>(
    _ type: Value.Type = Value.self
  ) throws -> Value? {
    defer { index &+= 1 }
    guard let text = nextText() else { return nil }
    guard let value = Value(routeText: text) else { throw unreadable(text) }
    return value
  }

  /// The next parameter, every value that the link has for it.
  public mutating func list<Value: RouteValue>(
    _ type: Value.Type = Value.self
  ) throws -> [Value] {
    defer { index &+= 1 }
    var values: [Value] = []
    for text in match.texts(index) {
      guard let value = Value(routeText: text) else { throw unreadable(text) }
      values.append(value)
    }
    return values
  }

  /// The route of the mounted enum that answers the rest of the link.
  public mutating func mounted<Route: TypedRoute>(_ type: Route.Type = Route.self) throws -> Route {
    guard let route = mountedRoute?.route as? Route else { throw unreadable(nil) }
    return route
  }

  /// The text in the link, or the default.
  private func nextText() -> String? {
    match.text(index) ?? match.parameter(index).defaultText
  }

  private func unreadable(_ text: String?) -> Unreadable {
    Unreadable(
      parameter: index < match.parameterCount ? match.parameter(index).name : "", text: text)
  }
}
