public import TurnpikeTable

/// The parameters of a link that a route answers, one after the other in the pattern's order.
///
/// Generated code reads them; each has been checked against its built-in type before. It reads the
/// link where it lies, so it cannot be copied out of the call that hands it on.
///
/// It is lent, not changed: how far it has read stands with the link. So it is one register, and the
/// optimizer need not ask of each call what else that may change, which takes a time that grows with
/// the square of the routes. Frozen, so that generated code makes it without a call, with library
/// evolution as well.
@frozen
public struct RouteReader: ~Copyable {
  /// Where the reading stands, in memory that is lent as long as there is a reader.
  @usableFromInline let room: UnsafeMutableRawPointer

  private var reading: UnsafeMutablePointer<LinkReading> {
    room.assumingMemoryBound(to: LinkReading.self)
  }

  /// - Parameter room: where a reading stands.
  @inlinable
  init(_ room: UnsafeMutableRawPointer) {
    self.room = room
  }

  /// The route of a mounted enum, as one reference.
  final class MountedBox {
    let route: any TypedRoute

    init(_ route: any TypedRoute) {
      self.route = route
    }
  }

  /// Calls the body with a reader of what a match has found.
  static func read<Result>(
    _ match: LinkMatch, mounted: (any TypedRoute)? = nil, _ body: (borrowing RouteReader) -> Result
  ) -> Result {
    let box = mounted.map(MountedBox.init)
    return withExtendedLifetime(box) {
      let far = LinkReading.Far(match, mounted: box.map { Unmanaged.passUnretained($0) })
      return withUnsafePointer(to: far) { far in
        var reading = LinkReading(far)
        return withUnsafeMutablePointer(to: &reading) {
          body(RouteReader(UnsafeMutableRawPointer($0)))
        }
      }
    }
  }

  /// A value that a type of the user's did not read, though it had accepted the text before.
  struct Unreadable: Error {
    let parameter: String
    let text: String?
  }

  /// The next parameter, a text.
  @inlinable
  public func string() -> String { LinkLookUp.nextString(room) }

  /// The next parameter, a whole number.
  public func int() -> Int { Int(string()) ?? 0 }

  /// The next parameter, a value of any type that links carry.
  public func value<Value: RouteValue>(_ type: Value.Type = Value.self) throws -> Value {
    let (parameter, text) = LinkReading.nextText(reading)
    guard let text, let value = Value(routeText: text) else {
      throw Unreadable(parameter: parameter.key, text: text)
    }
    return value
  }

  /// The next parameter, nil where the link leaves it out.
  public func optional<Value: RouteValue>(
    _ type: Value.Type = Value.self
  ) throws -> Value? {
    let (parameter, text) = LinkReading.nextText(reading)
    guard let text else { return nil }
    guard let value = Value(routeText: text) else {
      throw Unreadable(parameter: parameter.key, text: text)
    }
    return value
  }

  /// The next parameter, every value that the link has for it.
  public func list<Value: RouteValue>(
    _ type: Value.Type = Value.self
  ) throws -> [Value] {
    let parameter = reading.pointee.next()
    var values: [Value] = []
    for text in LinkReading.match(of: reading).texts(parameter) {
      guard let value = Value(routeText: text) else {
        throw Unreadable(parameter: parameter.key, text: text)
      }
      values.append(value)
    }
    return values
  }

  /// The route of the mounted enum that answers the rest of the link.
  public func mounted<Route: TypedRoute>(_ type: Route.Type = Route.self) throws -> Route {
    let box = reading.pointee.mounted?.takeUnretainedValue() as? MountedBox
    guard let route = box?.route as? Route else {
      throw Unreadable(parameter: "", text: nil)
    }
    return route
  }
}
