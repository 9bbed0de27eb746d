/// What follows a mount's prefix in a link, for the mounted enum to read.
package struct MountedLink {
  /// The frame that has come to the mount, as long as it is tried.
  let frame: UnsafeMutablePointer<MatchFrame>

  init(_ frame: UnsafeMutablePointer<MatchFrame>) {
    self.frame = frame
  }

  /// - Parameter buffer: that of the frame that has come to the mount.
  package init(_ buffer: UnsafeMutableRawPointer) {
    frame = LinkLookUp.frame(buffer)
  }

  package var buffer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(frame) }

  /// The index of the case that mounts.
  package var route: Int { frame.pointee.entry.route }

  /// Where the rest of the path starts in the link.
  package var start: Int {
    MatchFrame.restStart(of: frame) - MatchFrame.link(of: frame).start
  }

  /// What follows as a link of its own: without a scheme, since a slash stands first.
  package var text: String {
    let rest = ByteSpan(
      start: MatchFrame.restStart(of: frame), end: MatchFrame.link(of: frame).end)
    let text = String(decoding: rest.bytes, as: UTF8.self)
    return text.hasPrefix("/") ? text : "/" + text
  }

  /// Whether a segment of the rest is `.` or `..`.
  package var hasDotSegments: Bool {
    MatchFrame.link(of: frame).restEnd(from: start).mark == SegmentMark.dot
  }
}
