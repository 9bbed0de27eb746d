internal import TurnpikeTable

/// What follows the prefix of a mount in a link, for the mounted enum to read.
public struct MountedRouteLink {
  let link: MountedLink
  /// Of the whole reading, borrowed from whoever began it.
  let refusals: UnsafeMutablePointer<MountRefusals>

  /// The rest as an internal link: path, query and fragment.
  public var text: String { link.text }
}
