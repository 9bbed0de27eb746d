public import TurnpikeTable

/// What follows the prefix of a mount in a link, for the mounted enum to read. It is good for as long
/// as the call that it is handed to.
///
/// Frozen, so that generated code makes it without a call.
@frozen
public struct _LinkRemainder {
  /// That of the reading that has come to the mount.
  @usableFromInline let buffer: UnsafeMutableRawPointer

  @inlinable
  init(_ buffer: UnsafeMutableRawPointer) {
    self.buffer = buffer
  }

  /// The rest as an internal link: path, query and fragment.
  public var text: String { link.text }

  var link: MountedLink { MountedLink(buffer) }

  /// Whether a segment of the rest is `.` or `..`.
  var hasDotSegments: Bool { link.hasDotSegments }

  /// Whether an enum has refused the same before, by another way.
  @inlinable
  func hasRefused(_ type: any TypedRoute.Type) -> Bool {
    LinkLookUp.hasRefused(ObjectIdentifier(type), in: buffer)
  }

  func noteRefused(_ type: any TypedRoute.Type) { note(LinkLookUp.refused, of: type) }
  func noteInvalid(_ type: any TypedRoute.Type) { note(LinkLookUp.invalid, of: type) }

  /// Notes that an enum does not answer, or finds a parameter invalid.
  func note(_ answer: Int, of type: any TypedRoute.Type) {
    LinkLookUp.noteMounted(answer, of: ObjectIdentifier(type), in: buffer)
  }
}
