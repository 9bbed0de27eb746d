// The parameters of a link that was found, one after the other; of each the buffer that was filled.

extension LinkLookUp {
  /// The next parameter, a text.
  public static func nextString(_ buffer: UnsafeMutableRawPointer) -> String {
    MatchFrame.nextString(frame(buffer))
  }

  /// The text of the next parameter, nil where the link leaves it out and it has no default.
  public static func nextText(_ buffer: UnsafeMutableRawPointer) -> String? {
    MatchFrame.nextText(frame(buffer))
  }

  /// The texts of the next parameter, a list.
  public static func nextTexts(_ buffer: UnsafeMutableRawPointer) -> [String] {
    let parameter = frame(buffer).pointee.next()
    return MatchFrame.match(of: frame(buffer)).texts(parameter)
  }

  /// The bits of the next parameter, of a built-in type that has at most 64: a whole number with its
  /// sign, that of `Double`, 1 of `true`, the seconds since 2001 of a date.
  public static func nextBits(_ buffer: UnsafeMutableRawPointer) -> UInt64 {
    MatchFrame.withNext(frame(buffer)) { $0.bits(of: $1) } ?? 0
  }

  /// The next parameter, a UUID: its bytes, the first one lowest.
  public static func nextUUID(_ buffer: UnsafeMutableRawPointer) -> (UInt64, UInt64) {
    MatchFrame.withNext(frame(buffer)) { UUIDText.bits($1) } ?? (0, 0)
  }
}
