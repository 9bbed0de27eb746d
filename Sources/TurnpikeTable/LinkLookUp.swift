/// What a program that has taken `Turnpike`'s code in calls of this module: public for that alone,
/// since each function between would cost a look-up some instructions. `Turnpike` calls it.
public enum LinkLookUp {
  /// How many bytes of room a look-up asks for.
  @inlinable
  public static var roomSize: Int { 320 }

  /// What `find` gives where no route answers.
  @inlinable
  public static var refused: Int { -1 }

  /// What `find` gives where the link is to be looked up in another way: its path has escapes, or the
  /// table captures more segments than there is room for.
  @inlinable
  public static var needsRoom: Int { -2 }

  /// Looks a link up.
  ///
  /// - Parameters:
  ///   - room: `roomSize` bytes, aligned as words are; where there is a route, its parameters are
  ///     read of them, as long as the link's bytes stand where they are.
  ///   - decodes: whether a text is a value of the user's own type with this number.
  ///   - base: the start of a table that the compiler of this version has written.
  /// - Returns: the index of the case, `refused` or `needsRoom`.
  /// - Complexity: linear in the link's length.
  public static func find(
    _ link: UnsafeBufferPointer<UInt8>, in room: UnsafeMutableRawPointer,
    decodes: (Int, String) -> Bool, by base: UnsafeRawPointer
  ) -> Int {
    TableView(base: base).read(link, in: room, custom: decodes)
  }

  /// The next parameter of a link that was found, a text.
  ///
  /// - Parameter room: what `find` has filled.
  public static func nextString(_ room: UnsafeMutableRawPointer) -> String {
    LinkReading.nextString(room.assumingMemoryBound(to: LinkReading.self))
  }
}
