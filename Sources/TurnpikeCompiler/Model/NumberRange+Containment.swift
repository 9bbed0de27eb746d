/// The least and the greatest of some whole numbers of up to 64 bits, with a sign or without.
struct IntegerBounds: Hashable {
  /// A whole number of 64 bits, which alone tell not whether it has a sign.
  enum Number: Hashable, Comparable {
    case negative(Int64)
    case natural(UInt64)
  }

  let least: Number
  let greatest: Number

  func contains(_ other: IntegerBounds) -> Bool {
    least <= other.least && other.greatest <= greatest
  }
}

extension BuiltInType {
  /// The bounds of a whole number's type, narrowed by a range that is not empty. `Int` and `UInt`
  /// have 32 bits on some devices.
  func bounds(_ range: NumberRange?, bitsOfInt: Int = 64) -> IntegerBounds {
    let spare = 64 - (self == .int || self == .uint ? bitsOfInt : bitWidth)
    var least = isSigned ? number("\(Int64.min >> spare)") : .natural(0)
    var greatest = number("\(UInt64.max >> (isSigned ? spare + 1 : spare))")
    if let lower = range?.lower { least = max(least, number(lower)) }
    if let range, let upper = range.upper {
      greatest = min(greatest, range.includesUpper ? number(upper) : before(number(upper)))
    }
    return IntegerBounds(least: least, greatest: greatest)
  }

  private func number(_ text: String) -> IntegerBounds.Number {
    if let natural = UInt64(text) { return .natural(natural) }
    return .negative(Int64(text) ?? Int64.min)
  }

  private func before(_ number: IntegerBounds.Number) -> IntegerBounds.Number {
    switch number {
    case .natural(0): .negative(-1)
    case .natural(let value): .natural(value - 1)
    case .negative(let value): .negative(max(value, Int64.min + 1) - 1)
    }
  }

  private var bitWidth: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }
}

extension NumberRange {
  /// Whether a range of decimals lies inside another.
  func isInside(_ other: NumberRange) -> Bool {
    func value(_ text: String?) -> Double? { text.flatMap { Double($0) } }
    if let least = value(other.lower) {
      guard let lower = value(lower), lower >= least else { return false }
    }
    if let greatest = value(other.upper) {
      guard let upper = value(upper) else { return false }
      return upper < greatest || (upper == greatest && (other.includesUpper || !includesUpper))
    }
    return true
  }
}
