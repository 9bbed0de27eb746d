internal import TurnpikeTable

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A URL that opens another app, without its scheme.
struct ExternalAppURL {
  /// The route without its fragment, then the query that follows it, then the fragment with its
  /// `#`.
  private let route: [UInt8]
  private let query: [UInt8]
  private let fragment: [UInt8]

  init(route text: String, query items: KeyValuePairs<String, String>) {
    let text = Array(text.utf8)
    let hash = text.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    route = Self.mended(text[..<hash])
    fragment = hash < text.endIndex ? [text[hash]] + Self.mended(text[(hash + 1)...]) : []
    var query: [UInt8] = []
    for (key, value) in items {
      if !query.isEmpty { query.append(UInt8(ascii: "&")) }
      Self.append(key, to: &query)
      query.append(UInt8(ascii: "="))
      Self.append(value, to: &query)
    }
    self.query = query
  }

  /// The URL with a scheme.
  ///
  /// If the first segment is not a valid authority, its delimiters are escaped.
  func url(scheme: String) -> URL? {
    let tail = joinedQuery + fragment
    let plain = scheme + "://" + String(decoding: route + tail, as: UTF8.self)
    if Self.isURL(plain) { return URL(string: plain) }
    let end = route.firstIndex { Self.endsAuthority($0) } ?? route.endIndex
    var first: [UInt8] = []
    for byte in route[..<end] {
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") {
        Self.escape(byte, to: &first)
      } else {
        first.append(byte)
      }
    }
    return URL(
      string: scheme + "://" + String(decoding: first + route[end...] + tail, as: UTF8.self))
  }

  /// The query with the `?` or `&` that joins it to the route.
  private var joinedQuery: [UInt8] {
    if query.isEmpty { return [] }
    guard route.contains(UInt8(ascii: "?")) else { return [UInt8(ascii: "?")] + query }
    let isJoined = route.last == UInt8(ascii: "?") || route.last == UInt8(ascii: "&")
    return isJoined ? query : [UInt8(ascii: "&")] + query
  }

  private static func isURL(_ text: String) -> Bool {
    LinkBytes.read(text) { URLText.isURL($0) }
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
  }

  /// The text with every byte escaped that a URL cannot contain; existing escapes are kept.
  private static func mended(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var mended: [UInt8] = []
    mended.reserveCapacity(text.count)
    for (index, byte) in zip(text.indices, text) {
      let stays =
        byte == UInt8(ascii: "%")
        ? index + 2 < text.endIndex && isHexadecimal(text[index + 1])
          && isHexadecimal(text[index + 2])
        : isUnreserved(byte) || isDelimiter(byte)
      if stays { mended.append(byte) } else { escape(byte, to: &mended) }
    }
    return mended
  }

  /// Appends an escaped key or value.
  private static func append(_ text: String, to query: inout [UInt8]) {
    for byte in text.utf8 {
      if isUnreserved(byte) { query.append(byte) } else { escape(byte, to: &query) }
    }
  }

  private static func escape(_ byte: UInt8, to bytes: inout [UInt8]) {
    let digits = Array("0123456789ABCDEF".utf8)
    bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
  }

  /// RFC 3986, 2.3.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// RFC 3986, 2.2, without `#`, `[` and `]`, which no path or query contains.
  private static func isDelimiter(_ byte: UInt8) -> Bool {
    ":/?@!$&'()*+,;=".utf8.contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
