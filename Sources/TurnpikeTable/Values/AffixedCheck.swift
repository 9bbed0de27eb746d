/// What a capture asks of a segment: something of a type between a prefix and a suffix.
struct AffixedCheck {
  let prefix: TextRecord
  let check: CheckRecord
  let suffix: TextRecord

  func accepts(_ segment: UnsafeRawBufferPointer, custom: CustomCheck) -> Bool {
    value(in: segment).map { check.accepts($0, custom: custom) } ?? false
  }

  /// What stands between the prefix and the suffix, at least one byte; nil where these do not stand
  /// there.
  func value(in segment: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let (prefix, suffix) = (prefix.bytes, suffix.bytes)
    let end = segment.count - suffix.count
    guard end > prefix.count, let start = segment.baseAddress else { return nil }
    let bytes = ByteSpan(start: start, count: segment.count)
    guard bytes.has(prefix, at: 0), bytes.has(suffix, at: end) else { return nil }
    return bytes.bytes(prefix.count..<end)
  }
}
