/// What follows a mount's prefix in a link, for the mounted enum to read.
package struct MountedLink {
  /// The reading that has come to the mount, as long as it is tried.
  let reading: UnsafeMutablePointer<LinkReading>

  init(_ reading: UnsafeMutablePointer<LinkReading>) {
    self.reading = reading
  }

  /// - Parameter buffer: that of the reading that has come to the mount.
  package init(_ buffer: UnsafeMutableRawPointer) {
    reading = LinkLookUp.reading(buffer)
  }

  package var buffer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(reading) }

  /// The index of the case that mounts.
  package var route: Int { reading.pointee.entry.route }

  /// Where the rest of the path starts in the link.
  package var start: Int {
    let (link, start) = LinkReading.mountedPath(reading)
    return start - link.start
  }

  /// What follows as a link of its own: without a scheme, since a slash stands first.
  package var text: String {
    let (link, start) = LinkReading.mountedPath(reading)
    let rest = UnsafeRawBufferPointer(start: start, count: link.end - start)
    let text = String(decoding: rest, as: UTF8.self)
    return text.hasPrefix("/") ? text : "/" + text
  }

  /// Whether a segment of the rest is `.` or `..`.
  package var hasDotSegments: Bool {
    let (link, start) = LinkReading.mountedPath(reading)
    return link.restEnd(from: start - link.start, passesEscapes: true).mark == SegmentMark.dot
  }
}
