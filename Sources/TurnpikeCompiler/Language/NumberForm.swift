import TurnpikeTable

/// What a number is: how its bounds are compared, and how many it has.
enum NumberForm: Hashable {
  /// Whole numbers with a sign and without; nil for as many bits as the device has.
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

  /// A bound as the 64 bits that the table's check compares; nil if it compares texts.
  func bits(_ bound: String) -> UInt64? {
    switch self {
    case .signed: UInt64(bitPattern: Int64(bound) ?? 0)
    case .unsigned: UInt64(bound) ?? 0
    case .double: (Double(bound) ?? 0).bitPattern
    // Rounded in the same way as the texts of links, so that a range contains its bounds.
    case .float: Double(Float(bound) ?? 0).bitPattern
    case .decimal: nil
    }
  }

  /// Texts of numbers inside a range, near its bounds, and outside of it.
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

  /// The least number, where it is less than those that any sample has.
  private var minimum: String? {
    switch self {
    case .signed(let bits): "\(Int64.min >> (64 - (bits ?? 64)))"
    case .unsigned: nil
    case .double: "\(-Double.greatestFiniteMagnitude)"
    case .float: "\(-Float.greatestFiniteMagnitude)"
    case .decimal: "-" + String(repeating: "9", count: DecimalText.maximumDigitCount)
    }
  }

  /// The least and the greatest whole number, narrowed by a range that is not empty; nil if the
  /// numbers are not whole.
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

/// The least and the greatest of some whole numbers of up to 64 bits, with a sign or without.
struct IntegerBounds: Hashable {
  /// A whole number of 64 bits, which alone tell not whether it has a sign.
  enum Number: Hashable, Comparable {
    case negative(Int64)
    case natural(UInt64)

    /// A number of a canonical text.
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
