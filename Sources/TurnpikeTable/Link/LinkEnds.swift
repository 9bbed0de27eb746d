// Browsers ignore spaces and control characters (U+0000 to U+0020) at both ends of a link too (WHATWG
// URL, "basic URL parser").

extension Span<UInt8> {
  /// The link without the spaces and control characters at its ends.
  package var trimmedLink: Span<UInt8> {
    @_lifetime(copy self)
    get {
      var (start, end) = (0, count)
      while start < end, self[start] <= 0x20 { start += 1 }
      while end > start, self[end - 1] <= 0x20 { end -= 1 }
      return extracting(start..<end)
    }
  }
}

extension String {
  /// The link without the spaces and control characters at its ends.
  package var trimmedLink: String {
    LinkBytes.read(self) { link in
      let trimmed = link.trimmedLink
      return trimmed.count < link.count ? trimmed.string : nil
    } ?? self
  }
}
