/// The mounted enums that have refused what follows a place in a link: within one reading of a link
/// none is asked twice, though many candidates lead to it, through one mount or another.
///
/// What an enum answers ends the reading, so refusals are all there is to remember. The outermost
/// reading does it, the first few in its buffer, so that nothing is allocated for them.
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
  static var fewCount: Int { 4 }

  /// How many there are.
  private(set) var count: Int
  /// Those that the buffer has no place for.
  private var many: Unmanaged<Many>?

  /// What is known when the reading of a mounted enum begins.
  @inline(__always)
  init(in outer: UnsafeMutablePointer<LinkReading>?) {
    count = outer?.pointee.refusals.count ?? 0
    many = nil
  }

  /// Whether an enum has refused what follows a mount.
  static func contains(
    _ type: ObjectIdentifier, _ reading: UnsafeMutablePointer<LinkReading>
  ) -> Bool {
    let refusal = Refusal(type: type, start: LinkReading.mountedPath(reading).start)
    let outermost = outermost(reading)
    let known = outermost.pointee.refusals
    let few = places(outermost)
    for index in 0..<min(known.count, fewCount) where few[index] == refusal { return true }
    return known.many?.takeUnretainedValue().refusals.contains(refusal) ?? false
  }

  /// Notes that an enum has refused what follows a mount.
  static func insert(_ type: ObjectIdentifier, _ reading: UnsafeMutablePointer<LinkReading>) {
    let refusal = Refusal(type: type, start: LinkReading.mountedPath(reading).start)
    let outermost = outermost(reading)
    let count = outermost.pointee.refusals.count
    if count < fewCount {
      (places(outermost) + count).initialize(to: refusal)
    } else {
      let many = outermost.pointee.refusals.many ?? Unmanaged.passRetained(Many())
      outermost.pointee.refusals.many = many
      many.takeUnretainedValue().refusals.insert(refusal)
    }
    var next: UnsafeMutablePointer<LinkReading>? = reading
    while let reading = next {
      reading.pointee.refusals.count = count + 1
      next = reading.pointee.outer
    }
  }

  /// Forgets all, at the end of the outermost reading.
  static func removeAll(_ reading: UnsafeMutablePointer<LinkReading>) {
    reading.pointee.refusals.many?.release()
    reading.pointee.refusals.many = nil
    reading.pointee.refusals.count = 0
  }

  private static func outermost(
    _ reading: UnsafeMutablePointer<LinkReading>
  ) -> UnsafeMutablePointer<LinkReading> {
    var outermost = reading
    while let outer = outermost.pointee.outer { outermost = outer }
    return outermost
  }

  /// In bounds: every buffer has them between its reading and the places of the segments.
  private static func places(
    _ reading: UnsafeMutablePointer<LinkReading>
  ) -> UnsafeMutablePointer<Refusal> {
    (UnsafeMutableRawPointer(reading) + LinkReading.refusalsOffset)
      .assumingMemoryBound(to: Refusal.self)
  }
}
