import TurnpikeTable

extension ValueType {
  /// Whether a decoded text is a value of the type; nil for the user's own types.
  func accepts(_ text: [UInt8]) -> Bool? {
    switch self {
    case .builtIn(let type, let range): type.accepts(text, range)
    case .words(_, let words): words.contains { $0.text.utf8.elementsEqual(text) }
    case .custom: nil
    }
  }

  /// Texts of the type, the plainest first; among those of two types that overlap is one that both
  /// accept: a range's lower bound, or next to a bound.
  var samples: [String] {
    switch self {
    case .words(_, let words): words.map(\.text)
    case .custom: ["a"]
    case .builtIn(.string, _): ["a"]
    case .builtIn(.bool, _): ["true", "false"]
    case .builtIn(.uuid, _): ["6ba7b810-9dad-11d1-80b4-00c04fd430c8"]
    case .builtIn(.date, _): ["2026-01-31"]
    case .builtIn(.url, _): ["https://example.com/a"]
    case .builtIn(let type, let range): type.numberSamples(range)
    }
  }

  /// Whether every value's text is one of the other's: known cases only.
  func implies(_ other: ValueType) -> Bool {
    guard case .builtIn(let type, let narrower) = self, case .builtIn(let wider, let range) = other
    else { return false }
    if type.isInteger, wider.isInteger {
      let bits = type == wider ? 64 : 32
      return wider.bounds(range, bitsOfInt: bits).contains(type.bounds(narrower))
    }
    guard type == wider else { return false }
    return range.map { wide in narrower.map { $0.isInside(wide) } ?? false } ?? true
  }

  /// Whether it is certain that the two have no value in common: ranges of one whole-number type
  /// that lie apart.
  func isDisjoint(from other: ValueType) -> Bool {
    guard case .builtIn(let type, .some(let range)) = self,
      case .builtIn(let otherType, .some(let otherRange)) = other, type == otherType,
      !type.isDecimal
    else { return false }
    return range.isBelow(otherRange) || otherRange.isBelow(range)
  }

  /// Whether the value is text as it stands.
  var isString: Bool {
    if case .builtIn(.string, _) = self { true } else { false }
  }
}

extension NumberRange {
  /// Whether all of its whole numbers are less than the other's.
  fileprivate func isBelow(_ other: NumberRange) -> Bool {
    guard let upper = upper.flatMap({ Int64($0) }), let lower = other.lower.flatMap({ Int64($0) })
    else { return false }
    return includesUpper ? upper < lower : upper <= lower
  }
}

extension BuiltInType {
  var isSigned: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64: true
    default: false
    }
  }

  var isUnsigned: Bool {
    switch self {
    case .uint, .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }

  var isInteger: Bool { isSigned || isUnsigned }

  var isDecimal: Bool { self == .double || self == .float }

  /// Whether a range may narrow it.
  var isNumber: Bool { isInteger || isDecimal }

  /// How the table checks it.
  var kind: ValueKind {
    switch self {
    case .string: .string
    case .int: .int
    case .int8: .int8
    case .int16: .int16
    case .int32: .int32
    case .int64: .int64
    case .uint: .uint
    case .uint8: .uint8
    case .uint16: .uint16
    case .uint32: .uint32
    case .uint64: .uint64
    case .double: .double
    case .float: .float
    case .bool: .bool
    case .uuid: .uuid
    case .date: .date
    case .url: .url
    }
  }

  /// Asks the check that links are matched by, so that there is one truth.
  func accepts(_ text: [UInt8], _ range: NumberRange?) -> Bool {
    EncodedCheck(type: self, range: range).accepts(text)
  }

  func numberSamples(_ range: NumberRange?) -> [String] {
    var samples = ["42", "1", "0", "-1"]
    for bound in [range?.lower, range?.upper].compactMap({ $0 }) {
      samples.append(bound)
      if let number = Double(bound) {
        if let near = Int(exactly: number.rounded(.up)) {
          samples += ["\(near)", "\(near &+ 1)", "\(near &- 1)"]
        }
        samples += ["\(number.nextUp)", "\(number.nextDown)"]
      }
    }
    switch self {
    case .int8: samples += ["\(Int8.min)"]
    case .int16: samples += ["\(Int16.min)"]
    case .int32: samples += ["\(Int32.min)"]
    case .int, .int64: samples += ["\(Int64.min)"]
    case .double: samples += ["\(-Double.greatestFiniteMagnitude)"]
    case .float: samples += ["\(-Float.greatestFiniteMagnitude)"]
    default: break
    }
    return samples.filter { accepts(Array($0.utf8), range) }
  }
}
