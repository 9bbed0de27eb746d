public import TurnpikeTable

/// The rest of a link after the prefix of a mount, which the mounted enum matches.
public struct _LinkRemainder {
  @usableFromInline let link: String
  @usableFromInline let path: PathSegments
  @usableFromInline var refusals: MountRefusals
  /// Whether a link without a scheme does not come from the app itself.
  @usableFromInline let isOutside: Bool
  /// The line that answers the rest.
  @usableFromInline var line: AnsweringLine?
  /// How many mounts lead to that line.
  @usableFromInline var mountCount = 0
  /// The aliases of these mounts that led there, the innermost first.
  @usableFromInline var aliases: [MountAlias] = []

  @usableFromInline
  init(_ link: String, _ path: PathSegments, _ refusals: MountRefusals, isOutside: Bool) {
    self.isOutside = isOutside
    self.link = link
    self.path = path
    self.refusals = refusals
  }

  /// The rest as an internal link: path, query and fragment.
  public var text: String { LinkBytes.read(link) { path.rest(of: $0) } }

  /// Whether a segment of the rest is `.` or `..`.
  var hasDotSegments: Bool { LinkBytes.read(link) { path.hasDots(in: $0) } }

  /// Whether an enum has already refused this rest, reached through another mount.
  @usableFromInline
  func hasRefused(_ type: any TypedRoute.Type) -> Bool {
    refusals.contains(type, at: path.position)
  }

  @usableFromInline
  mutating func noteRefused(_ type: any TypedRoute.Type) {
    refusals.insert(type, at: path.position)
  }

  /// Matches the rest with the mounted enum and returns its route.
  @inlinable
  public mutating func route<Route: TypedRoute>(
    _ type: Route.Type = Route.self
  ) throws(_NoRoute) -> Route {
    if hasRefused(type) { throw .refused }
    do throws(_NoRoute) {
      return try Route._make(mounted: &self)
    } catch {
      if error == .refused { noteRefused(type) }
      throw error
    }
  }
}
