import Foundation

/// Numbers as people read them: three digits that count.
enum Number {
  static func text(_ value: Double) -> String {
    switch abs(value) {
    case 0: "0"
    case ..<0.001: String(format: "%.1e", value)
    case ..<0.1: String(format: "%.4f", value)
    case ..<10: String(format: "%.2f", value)
    case ..<1_000: String(format: "%.1f", value)
    default: grouped(Int(value.rounded()))
    }
  }

  static func text(_ value: Double?) -> String {
    value.map { text($0) } ?? "-"
  }

  /// `10 000`, with spaces that do not break a column.
  static func grouped(_ value: Int) -> String {
    let digits = String(abs(value))
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += " " }
      text.append(digit)
    }
    return (value < 0 ? "-" : "") + text
  }
}
