public import TurnpikeTable

/// What reading a link leads to besides a route.
@frozen
@usableFromInline
struct LinkReading {
  @usableFromInline var search: LinkSearch
  /// The entry that answers.
  @usableFromInline var match: LinkMatch?
  /// Why there is no route.
  @usableFromInline var failure = _NoRoute.refused
  /// The line of a mounted enum that answers the link.
  @usableFromInline var line: AnsweringLine?
  /// How many mounts lead to that line.
  @usableFromInline var mountCount = 0
  /// The aliases of these mounts that led there, the innermost first.
  @usableFromInline var aliases: [MountAlias] = []
  @usableFromInline var refusals: MountRefusals

  @inlinable
  init(isOutside: Bool = false) {
    search = LinkSearch(isOutside: isOutside)
    refusals = MountRefusals()
  }

  /// For the rest of a link after the prefix of a mount.
  @inlinable
  init(path: PathSegments, _ refusals: MountRefusals, isOutside: Bool) {
    search = LinkSearch(path: path, isOutside: isOutside)
    self.refusals = refusals
  }
}
