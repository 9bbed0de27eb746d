/// Names for the bytes that have a meaning in the language.
///
/// # Style for unoptimized builds
///
/// A user's build runs this compiler without optimization (`Package.swift` contains the reason). So
/// nothing is inlined, and generic code is called through its witnesses. Code that runs for every
/// byte, segment, or line
/// - scans `[UInt8]` instead of `Character`s, and joins complete ranges instead of single bytes;
/// - loops by index over a local variable, without closures, `for` and lazy sequences;
/// - writes comparisons out, because a pattern of ranges, `contains`, or `starts(with:)` would be a
///   call;
/// - has computed constants: a stored one is initialized lazily, which is a call at each use.
/// Elsewhere the plainest code is the best.
package enum SyntaxByte {
  static var tab: UInt8 { 0x09 }
  package static var lineFeed: UInt8 { 0x0A }
  package static var carriageReturn: UInt8 { 0x0D }
  package static var space: UInt8 { 0x20 }
  static var exclamationMark: UInt8 { 0x21 }
  static var hash: UInt8 { 0x23 }
  static var dollar: UInt8 { 0x24 }
  static var percent: UInt8 { 0x25 }
  static var ampersand: UInt8 { 0x26 }
  static var openParenthesis: UInt8 { 0x28 }
  static var closeParenthesis: UInt8 { 0x29 }
  static var asterisk: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  package static var comma: UInt8 { 0x2C }
  package static var hyphen: UInt8 { 0x2D }
  static var dot: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var colon: UInt8 { 0x3A }
  static var less: UInt8 { 0x3C }
  static var equals: UInt8 { 0x3D }
  static var greater: UInt8 { 0x3E }
  static var questionMark: UInt8 { 0x3F }
  static var at: UInt8 { 0x40 }
  static var openBracket: UInt8 { 0x5B }
  static var closeBracket: UInt8 { 0x5D }
  static var underscore: UInt8 { 0x5F }
  static var openBrace: UInt8 { 0x7B }
  static var bar: UInt8 { 0x7C }
  static var closeBrace: UInt8 { 0x7D }

  /// A space or a tab: the white space inside a line.
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09
  }

  /// White space inside a line or at its end.
  package static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Returns whether a byte is a control character. The line feed at the end of a line is also a
  /// control character.
  static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F
  }

  /// An ASCII digit.
  package static func isDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39
  }

  /// An ASCII capital.
  package static func isUpperCase(_ byte: UInt8) -> Bool {
    byte >= 0x41 && byte <= 0x5A
  }

  /// An ASCII small letter.
  static func isLowerCase(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A
  }

  /// Returns whether a name can start with a byte: an ASCII letter or `_`.
  package static func isNameStart(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F
  }

  /// Returns whether a name can contain a byte after its start: an ASCII letter, a digit, or `_`.
  package static func isNamePart(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F
      || (byte >= 0x30 && byte <= 0x39)
  }

  /// Returns whether an enum value can contain a byte.
  static func isWordPart(_ byte: UInt8) -> Bool {
    isNamePart(byte) || byte == 0x2D
  }
}
