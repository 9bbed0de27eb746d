/// What follows a mount's prefix in a link, for the mounted enum to read.
package struct MountedLink {
  /// The index of the case that mounts.
  package let route: Int
  /// The whole link, a port in its first segment blanked.
  let link: LinkBytes
  /// Where the rest of the path starts.
  package let start: Int

  /// What follows as a link of its own: without a scheme, since a slash stands first.
  package var text: String {
    let rest = UnsafeRawBufferPointer(start: link.start + start, count: link.count - start)
    let text = String(decoding: rest, as: UTF8.self)
    return text.hasPrefix("/") ? text : "/" + text
  }
}
