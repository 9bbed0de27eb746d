/// The mounted enums that have refused what follows a position in a link: within one reading of a link
/// none is asked twice, though many candidates lead to it, through one mount or another.
///
/// What an enum answers ends the reading, so refusals are all there is to remember. The outermost
/// frame does it, the first few in its buffer, so that nothing is allocated for them.
struct MountRefusals {
  /// An enum, and where the rest of the path starts.
  private struct Refusal: Hashable {
    let type: ObjectIdentifier
    let start: UnsafeRawPointer
  }

  private final class Many {
    var refusals: Set<Refusal> = []
  }

  /// How many stand in a buffer.
  static var fewCount: Int { 8 }

  /// How many there are.
  private(set) var count: Int
  /// Those that the buffer has no memory for.
  private var many: Unmanaged<Many>?

  /// What is known when the reading of a mounted enum begins.
  @inline(__always)
  init(in outer: UnsafeMutablePointer<MatchFrame>?) {
    count = outer?.pointee.refusals.count ?? 0
    many = nil
  }

  /// Whether an enum has refused what follows a mount.
  static func contains(
    _ type: ObjectIdentifier, _ frame: UnsafeMutablePointer<MatchFrame>
  ) -> Bool {
    let refusal = Refusal(type: type, start: MatchFrame.restStart(of: frame))
    let outermost = outermost(frame)
    let known = outermost.pointee.refusals
    let few = few(outermost)
    for index in 0..<min(known.count, fewCount) where few[index] == refusal { return true }
    return known.many?.takeUnretainedValue().refusals.contains(refusal) ?? false
  }

  /// Notes that an enum has refused what follows a mount.
  static func insert(_ type: ObjectIdentifier, _ frame: UnsafeMutablePointer<MatchFrame>) {
    let refusal = Refusal(type: type, start: MatchFrame.restStart(of: frame))
    let outermost = outermost(frame)
    let count = outermost.pointee.refusals.count
    if count < fewCount {
      (few(outermost) + count).initialize(to: refusal)
    } else {
      let many = outermost.pointee.refusals.many ?? Unmanaged.passRetained(Many())
      outermost.pointee.refusals.many = many
      many.takeUnretainedValue().refusals.insert(refusal)
    }
    var next: UnsafeMutablePointer<MatchFrame>? = frame
    while let frame = next {
      frame.pointee.refusals.count = count + 1
      next = frame.pointee.outer
    }
  }

  /// Forgets all, at the end of the outermost frame.
  static func removeAll(_ frame: UnsafeMutablePointer<MatchFrame>) {
    frame.pointee.refusals.many?.release()
    frame.pointee.refusals.many = nil
    frame.pointee.refusals.count = 0
  }

  private static func outermost(
    _ frame: UnsafeMutablePointer<MatchFrame>
  ) -> UnsafeMutablePointer<MatchFrame> {
    var outermost = frame
    while let outer = outermost.pointee.outer { outermost = outer }
    return outermost
  }

  /// In bounds: every buffer has them between its frame and the segments.
  private static func few(
    _ frame: UnsafeMutablePointer<MatchFrame>
  ) -> UnsafeMutablePointer<Refusal> {
    (UnsafeMutableRawPointer(frame) + MatchFrame.refusalsOffset)
      .assumingMemoryBound(to: Refusal.self)
  }
}
