/// Hosts of web URLs, made comparable: ASCII lower case, without a trailing dot, labels with other
/// letters as their A-labels (RFC 5890, RFC 3492).
package enum HostName {
  @inline(__always)
  static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// Whether an ASCII host is the expected one, or with a wildcard one or more labels before it.
  static func isHost(
    _ host: UnsafeRawBufferPointer, _ expected: UnsafeRawBufferPointer, isWildcard: Bool
  ) -> Bool {
    let count = host.last == UInt8(ascii: ".") ? host.count - 1 : host.count
    let labels = count - expected.count
    guard isWildcard ? labels >= 2 : labels == 0 else { return false }
    for index in 0..<expected.count where lowered(host[labels + index]) != expected[index] {
      return false
    }
    guard isWildcard else { return true }
    // Every label before the dot has a letter.
    var previous = UInt8(ascii: ".")
    for index in 0..<labels {
      if host[index] == UInt8(ascii: "."), previous == UInt8(ascii: ".") { return false }
      previous = host[index]
    }
    return previous == UInt8(ascii: ".")
  }

  /// The comparable form; nil when the bytes are no host.
  package static func canonical(_ written: UnsafeRawBufferPointer) -> [UInt8]? {
    var host = written.map { lowered($0) }
    if host.last == UInt8(ascii: ".") { host.removeLast() }
    if host.isEmpty { return nil }
    if host.allSatisfy({ $0 < 0x80 }) { return host }
    guard UTF8Validity.isValid(written) else { return nil }
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    var result: [UInt8] = []
    for (index, label) in labels.enumerated() {
      if index > 0 { result.append(UInt8(ascii: ".")) }
      result += asciiLabel(Array(label))
    }
    return result
  }

  private static func asciiLabel(_ label: [UInt8]) -> [UInt8] {
    if label.allSatisfy({ $0 < 0x80 }) { return label }
    let scalars = String(decoding: label, as: UTF8.self).unicodeScalars
      .flatMap { $0.properties.lowercaseMapping.unicodeScalars }
    return Array("xn--".utf8) + punycode(scalars.map(\.value))
  }

  /// RFC 3492, section 6.3. A label is bounded by a host's length, 253 bytes in DNS; a longer one
  /// is cut off here so that a hostile link costs no quadratic time.
  private static func punycode(_ scalars: [UInt32]) -> [UInt8] {
    let input = scalars.prefix(253)
    var output = input.filter { $0 < 0x80 }.map { UInt8($0) }
    let basicCount = output.count
    var handled = basicCount
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var next: UInt32 = 128
    var delta = 0
    var bias = 72
    while handled < input.count {
      guard let lowest = input.filter({ $0 >= next }).min() else { break }
      delta += Int(lowest - next) * (handled + 1)
      next = lowest
      for scalar in input {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        var rest = delta
        var position = 36
        while true {
          let threshold = min(max(position - bias, 1), 26)
          if rest < threshold { break }
          output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
          rest = (rest - threshold) / (36 - threshold)
          position += 36
        }
        output.append(digit(rest))
        bias = adapted(delta, points: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return output
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  private static func adapted(_ delta: Int, points: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / points
    var count = 0
    while delta > 455 {
      delta /= 35
      count += 36
    }
    return count + 36 * delta / (delta + 38)
  }
}
