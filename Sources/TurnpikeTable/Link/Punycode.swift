/// Unicode text encoded as letters, digits and hyphens (RFC 3492, section 6).
enum Punycode {
  /// The maximum length of a text. A host in DNS has at most 253 bytes, and a hostile link must not
  /// cost quadratic time.
  private static let maximumLength = 253

  @_optimize(none)
  static func encoded(_ scalars: [UInt32]) -> [UInt8] {
    let input = scalars.prefix(maximumLength)
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
        append(delta, bias, to: &output)
        bias = adapted(delta, points: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return output
  }

  private static func append(_ delta: Int, _ bias: Int, to output: inout [UInt8]) {
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
  }

  /// Decodes a text; nil if it is not valid Punycode.
  @_optimize(none)
  static func decoded(_ bytes: [UInt8]) -> String? {
    guard bytes.count <= maximumLength else { return nil }
    let hyphen = bytes.lastIndex(of: UInt8(ascii: "-"))
    var output = bytes[..<(hyphen ?? 0)].map { UInt32($0) }
    var rest = bytes[(hyphen.map { $0 + 1 } ?? 0)...]
    var next = 128
    var index = 0
    var bias = 72
    while !rest.isEmpty {
      let start = index
      var weight = 1
      var position = 36
      while true {
        guard let digit = rest.popFirst().flatMap({ value(of: $0) }) else { return nil }
        let (part, isTooLarge) = digit.multipliedReportingOverflow(by: weight)
        guard !isTooLarge, part <= Int(UInt32.max), index <= Int(UInt32.max) else { return nil }
        index += part
        let threshold = min(max(position - bias, 1), 26)
        if digit < threshold { break }
        weight *= 36 - threshold
        if weight > Int(UInt32.max) { return nil }
        position += 36
      }
      let count = output.count + 1
      bias = adapted(index - start, points: count, isFirst: start == 0)
      next += index / count
      index %= count
      guard next <= 0x10FFFF else { return nil }
      output.insert(UInt32(next), at: index)
      index += 1
    }
    var text = String.UnicodeScalarView()
    for value in output {
      guard let scalar = Unicode.Scalar(value) else { return nil }
      text.append(scalar)
    }
    return String(text)
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case 0x61...0x7A: Int(digit) - 0x61
    case 0x41...0x5A: Int(digit) - 0x41
    case 0x30...0x39: Int(digit) - 0x30 + 26
    default: nil
    }
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
