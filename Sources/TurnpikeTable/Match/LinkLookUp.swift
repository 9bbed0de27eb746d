/// What a program that has inlined `Turnpike`'s code calls of this module: public for that alone,
/// since each function between would cost a look-up some instructions. `Turnpike` calls it.
public enum LinkLookUp {
  /// Tries an entry that may answer: what `find` gives, and the buffer with its frame. Gives 0 where
  /// there is a route, or `refused` or `invalid`.
  public typealias Attempt = (_ answer: Int, _ buffer: UnsafeMutableRawPointer) -> Int

  /// How many bytes a look-up asks for.
  @inlinable public static var bufferSize: Int { 736 }

  /// What `find` gives where no route answers.
  @inlinable public static var refused: Int { -1 }
  /// What `find` gives where the link is to be looked up by `findAny`: its path has escapes, or the
  /// table captures more segments than a buffer remembers.
  @inlinable public static var needsMore: Int { -2 }
  /// A route's path answers the link, but not its query or fragment, or what a mounted enum reads.
  @inlinable public static var invalid: Int { -3 }

  /// What `find` gives of the first case if it mounts another enum, of the next one less and so on:
  /// less than any other answer, so that one test tells the enum's own routes.
  @inlinable static var lastMount: Int { -16 }

  /// The answer for a case that mounts another enum.
  static func mount(_ index: Int) -> Int { lastMount &- index }

  /// The index of a case that mounts another enum; nil for any other answer.
  @inlinable
  @inline(__always)
  public static func mountIndex(_ answer: Int) -> Int? {
    answer <= lastMount ? lastMount &- answer : nil
  }

  /// Whether an answer is a case, to be read of the buffer.
  package static func isCase(_ answer: Int) -> Bool { answer >= 0 || answer <= lastMount }

  // Who knows a table's extent calls what fits it: a function of this module that chose between them
  // would be a call more.

  /// Looks a link up by a small table.
  ///
  /// - Parameters:
  ///   - buffer: `bufferSize` bytes, aligned as words are; where there is a route, its parameters are
  ///     read of them, as long as the link's bytes stand where they are.
  ///   - decodes: whether a text is a value of the user's own type with this number.
  ///   - base: the start of a table that the compiler of this version has written.
  /// - Returns: the index of a case of the enum's own, or another answer.
  /// - Complexity: linear in the link's length.
  public static func find(
    _ link: UnsafeBufferPointer<UInt8>, in buffer: UnsafeMutableRawPointer,
    decodes: (Int, String) -> Bool, bySmall base: UnsafeRawPointer
  ) -> Int {
    TableView(base: base).read(link, in: buffer, decodes, isLarge: false)
  }

  /// The same by a large table.
  public static func find(
    _ link: UnsafeBufferPointer<UInt8>, in buffer: UnsafeMutableRawPointer,
    decodes: (Int, String) -> Bool, byLarge base: UnsafeRawPointer
  ) -> Int {
    TableView(base: base).read(link, in: buffer, decodes, isLarge: true)
  }

  /// Looks up what follows the prefix of a mount, by a small table.
  ///
  /// - Parameter outer: the buffer of the frame that has come to the mount.
  public static func findMounted(
    behind outer: UnsafeMutableRawPointer, in buffer: UnsafeMutableRawPointer,
    decodes: (Int, String) -> Bool, bySmall base: UnsafeRawPointer
  ) -> Int {
    TableView(base: base).readMounted(in: frame(outer), to: buffer, decodes, isLarge: false)
  }

  /// The same by a large table.
  public static func findMounted(
    behind outer: UnsafeMutableRawPointer, in buffer: UnsafeMutableRawPointer,
    decodes: (Int, String) -> Bool, byLarge base: UnsafeRawPointer
  ) -> Int {
    TableView(base: base).readMounted(in: frame(outer), to: buffer, decodes, isLarge: true)
  }

  /// Looks on where an entry was found, but its route could not be read: by the next entry if the
  /// enum that it mounts has refused what follows its prefix.
  public static func findNext(
    in buffer: UnsafeMutableRawPointer, decodes: (Int, String) -> Bool
  ) -> Int {
    TableView.readNext(in: frame(buffer), custom: decodes)
  }

  /// Looks any link up: also one with escapes in its path, and by tables with captures behind what a buffer remembers.
  public static func findAny(
    _ link: UnsafeBufferPointer<UInt8>, decodes: (Int, String) -> Bool,
    by base: UnsafeRawPointer, attempt: Attempt
  ) -> Int {
    TableView(base: base).readAny(
      UnsafeRawBufferPointer(link), custom: decodes, attempt: attempt, failed: { _ in })
  }

  /// Looks up anything that follows the prefix of a mount.
  public static func findAnyMounted(
    behind outer: UnsafeMutableRawPointer, decodes: (Int, String) -> Bool,
    by base: UnsafeRawPointer, attempt: Attempt
  ) -> Int {
    TableView(base: base).readAnyMounted(
      in: frame(outer), custom: decodes, attempt: attempt, failed: { _ in })
  }

  /// Calls the body with a buffer for a case without parameters, of which nothing is read.
  package static func withoutLink<Result>(
    _ body: (_ buffer: UnsafeMutableRawPointer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: bufferSize, alignment: 8) { buffer in
      // A buffer with bytes has an address.
      body(buffer.baseAddress.unsafelyUnwrapped)
    }
  }

  /// The entry that was found, by its number in the table.
  public static func entry(in buffer: UnsafeMutableRawPointer) -> Int {
    frame(buffer).pointee.entry.address.offset
  }

  /// Notes what a mounted enum has answered instead of a route: `refused` or `invalid`.
  ///
  /// - Parameter type: the enum. Its table does not tell it apart: two tables that are the same,
  ///   byte for byte, may be one in memory, and mount different enums.
  public static func noteMounted(
    _ answer: Int, of type: ObjectIdentifier, in buffer: UnsafeMutableRawPointer
  ) {
    frame(buffer).pointee.mountAnswer = answer == invalid ? .invalid : .refused
    if answer != invalid { MountRefusals.insert(type, frame(buffer)) }
  }

  /// Whether a mounted enum has refused the same before, by another way.
  @inlinable
  @inline(__always)
  public static func hasRefused(
    _ type: ObjectIdentifier, in buffer: UnsafeMutableRawPointer
  ) -> Bool {
    buffer.load(as: Int.self) != 0 && isRefusal(type, in: buffer)
  }

  @usableFromInline
  static func isRefusal(_ type: ObjectIdentifier, in buffer: UnsafeMutableRawPointer) -> Bool {
    guard MountRefusals.contains(type, frame(buffer)) else { return false }
    frame(buffer).pointee.mountAnswer = .refused
    return true
  }

  /// Ends the outermost reading of a link, which may have had to remember refusals.
  public static func end(_ buffer: UnsafeMutableRawPointer) {
    if frame(buffer).pointee.outer == nil { MountRefusals.removeAll(frame(buffer)) }
  }

  static func frame(_ buffer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<MatchFrame> {
    buffer.assumingMemoryBound(to: MatchFrame.self)
  }
}
