public import TurnpikeTable

/// What follows the prefix of a mount in a link, for the mounted enum to read. It is good for as long
/// as the call that it is handed to.
///
/// Frozen, so that generated code makes it without a call.
@frozen
public struct MountedRouteLink {
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

  /// Whether the enum of a table has refused the same before, by another way.
  @inlinable
  func hasRefused(_ table: UnsafeRawPointer) -> Bool {
    LinkLookUp.hasRefused(table, in: buffer)
  }

  /// Notes that the enum of a table does not answer, or finds a parameter invalid.
  func note(_ answer: Int, of table: UnsafeRawPointer) {
    LinkLookUp.noteMounted(answer, of: table, in: buffer)
  }
}

/// The same for types that have no table, or may have one.
extension MountedRouteLink {
  func hasRefused(_ type: any TypedRoute.Type) -> Bool { hasRefused(identity(type)) }
  func noteInvalid(_ type: any TypedRoute.Type) { note(LinkLookUp.invalid, of: identity(type)) }
  func noteRefused(_ type: any TypedRoute.Type) { note(LinkLookUp.refused, of: identity(type)) }

  private func identity(_ type: any TypedRoute.Type) -> UnsafeRawPointer {
    if let type = type as? any TableRoute.Type { return type.routeTable.base }
    return unsafeBitCast(ObjectIdentifier(type), to: UnsafeRawPointer.self)
  }
}
