extension ValueType {
  /// Texts of the type for messages, the plainest first.
  package var plainTexts: [String] {
    switch self {
    case .builtIn(.string, _), .custom: ["x", "y", "z", "x-y", "some-x"]
    case .builtIn(.uuid, _): samples + ["f81d4fae-7dec-4d0e-a765-00a0c91e6bf6"]
    case .builtIn(.date, _): samples + ["2027-02-01", "1999-12-31"]
    case .builtIn(.url, _): samples + ["https://example.com/b"]
    case .builtIn, .words: samples
    }
  }

  /// Returns a text that the type accepts and another type does not, or nil if there is no such text.
  /// A custom type counts as accepting every text.
  func text(refusedBy other: ValueType) -> String? {
    let (own, reader) = (SegmentSet.rest(withoutName), SegmentSet.rest(other.withoutName))
    return own.text(outside: reader).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension IntegerBounds {
  /// The numbers outside of the bounds and next to them.
  var beyond: [String] {
    var texts: [String] = []
    switch maximum {
    case .natural(let value) where value < .max: texts.append("\(value + 1)")
    case .negative(let value): texts.append("\(value + 1)")
    case .natural: texts.append("18446744073709551616")
    }
    switch minimum {
    case .natural(0): texts.append("-1")
    case .natural(let value): texts.append("\(value - 1)")
    case .negative(let value) where value > .min: texts.append("\(value - 1)")
    case .negative: texts.append("-9223372036854775809")
    }
    return texts
  }
}
