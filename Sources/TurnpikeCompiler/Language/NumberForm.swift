import TurnpikeTable

/// The form of a number, which decides how its bounds are compared.
enum NumberForm: Hashable {
  /// Whole numbers with and without a sign. The bits are nil if their number depends on the device.
  case signed(bits: Int?)
  case unsigned(bits: Int?)
  case double, float, decimal

  /// Whether its numbers are whole.
  var isWhole: Bool {
    switch self {
    case .signed, .unsigned: true
    case .double, .float, .decimal: false
    }
  }

  /// Returns a bound in the 64 bits of a value, or nil if bounds are compared as texts.
  func bits(_ bound: String) -> UInt64? {
    switch self {
    case .signed: UInt64(bitPattern: Int64(bound) ?? 0)
    case .unsigned: UInt64(bound) ?? 0
    case .double: (Double(bound) ?? 0).bitPattern
    // The texts of links are rounded in the same way, so a range contains its bounds.
    case .float: Double(Float(bound) ?? 0).bitPattern
    case .decimal: nil
    }
  }

  /// Returns numbers inside a range, near its bounds, and outside of it.
  func samples(_ range: NumberRange?) -> [String] {
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
    if let minimum { samples.append(minimum) }
    return samples
  }

  /// The least number, if the samples do not contain it.
  private var minimum: String? {
    switch self {
    case .signed(let bits): "\(Int64.min >> (64 - (bits ?? 64)))"
    case .unsigned: nil
    case .double: "\(-Double.greatestFiniteMagnitude)"
    case .float: "\(-Float.greatestFiniteMagnitude)"
    case .decimal: "-" + String(repeating: "9", count: DecimalText.maximumDigitCount)
    }
  }

  /// Returns the least and the greatest whole number of a range, or nil if the numbers are not whole.
  ///
  /// - Parameter range: A range that is not empty, or nil for all numbers of the form.
  func bounds(_ range: NumberRange?) -> IntegerBounds? {
    var bounds: IntegerBounds
    switch self {
    case .signed(let bits):
      let spare = 64 - (bits ?? 64)
      bounds = IntegerBounds(
        minimum: .negative(Int64.min >> spare), maximum: .natural(UInt64.max >> (spare + 1)))
    case .unsigned(let bits):
      bounds = IntegerBounds(
        minimum: .natural(0), maximum: .natural(UInt64.max >> (64 - (bits ?? 64))))
    case .double, .float, .decimal:
      return nil
    }
    if let lower = range?.lower { bounds.minimum = max(bounds.minimum, .init(lower)) }
    if let range, let upper = range.upper {
      let number = IntegerBounds.Number(upper)
      bounds.maximum = min(bounds.maximum, range.includesUpper ? number : number.predecessor)
    }
    return bounds
  }
}

/// The least and the greatest of some whole numbers of up to 64 bits.
struct IntegerBounds: Hashable {
  /// A whole number from `Int64.min` to `UInt64.max`.
  enum Number: Hashable, Comparable {
    case negative(Int64)
    case natural(UInt64)

    /// Creates the number that a canonical text shows.
    init(_ text: String) {
      self = UInt64(text).map(Self.natural) ?? .negative(Int64(text) ?? Int64.min)
    }

    var predecessor: Number {
      switch self {
      case .natural(0): .negative(-1)
      case .natural(let value): .natural(value - 1)
      case .negative(let value): .negative(max(value, Int64.min + 1) - 1)
      }
    }
  }

  var minimum: Number
  var maximum: Number
}
