/// The part of a link that contains a text; it decides which bytes need no escape.
package enum LinkComponent: Sendable {
  /// `pchar` of RFC 3986.
  case segment
  /// The first segment of a path without a scheme: `pchar` without `:`.
  case firstSegment
  /// A key or a value: the characters of a query except `&`, `=` and `+`.
  case query
  case fragment
  /// A key or a value of a link that other software reads: `unreserved` of RFC 3986.
  case value

  /// Whether a byte needs no escape.
  @inline(__always)
  package func allows(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? allowed.low : allowed.high) >> UInt64(byte & 0x3F) & 1 == 1
  }

  /// One bit for each ASCII byte that needs no escape: bytes below 64, and bytes from 64 on.
  @inline(__always)
  private var allowed: (low: UInt64, high: UInt64) {
    switch self {
    case .segment: (Self.common.low | Self.delimiters | Self.colon, Self.common.high)
    case .firstSegment: (Self.common.low | Self.delimiters, Self.common.high)
    case .query: (Self.common.low | Self.colon | Self.slashes, Self.common.high)
    case .fragment:
      (Self.common.low | Self.delimiters | Self.colon | Self.slashes, Self.common.high)
    case .value: (0x03FF_6000_0000_0000, 0x47FF_FFFE_87FF_FFFE)
    }
  }

  /// `unreserved`, and the part of `sub-delims` and `@` that every component allows: digits and
  /// `!$'()*,-.;`, then letters and `@_~`.
  private static var common: (low: UInt64, high: UInt64) {
    (0x0BFF_7792_0000_0000, 0x47FF_FFFE_87FF_FFFF)
  }
  /// `&`, `+` and `=`.
  private static var delimiters: UInt64 { 0x2000_0840_0000_0000 }
  private static var colon: UInt64 { 0x0400_0000_0000_0000 }
  /// `/` and `?`.
  private static var slashes: UInt64 { 0x8000_8000_0000_0000 }
}
