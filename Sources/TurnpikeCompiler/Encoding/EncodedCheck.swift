import TurnpikeTable

/// The record of what a text must be to decode to a built-in type.
struct EncodedCheck {
  let type: BuiltInType
  let range: NumberRange?

  var bytes: [UInt8] {
    var writer = TableWriter()
    append(to: &writer)
    writer.append(bits: 0)
    return writer.bytes
  }

  func append(to writer: inout TableWriter) {
    typealias Check = TableLayout.Check
    let upper = range?.upper
    var flags = 0
    if range?.lower != nil { flags |= Check.hasLower }
    if upper != nil { flags |= Check.hasUpper }
    if range?.includesUpper == true { flags |= Check.includesUpper }
    writer.append(digit: type.kind.rawValue)
    writer.append(digit: flags)
    writer.append(shortNumber: 0)
    writer.append(number: 0)
    writer.append(bits: range?.lower.map { type.bits($0) } ?? 0)
    writer.append(bits: upper.map { type.bits($0) } ?? 0)
  }
}

extension BuiltInType {
  /// A bound as the 64 bits that the check compares.
  fileprivate func bits(_ bound: String) -> UInt64 {
    // Rounded as the links' texts are, so that a bound lies within its own range.
    if self == .float { return Double(Float(bound) ?? 0).bitPattern }
    if isDecimal { return (Double(bound) ?? 0).bitPattern }
    if isUnsigned { return UInt64(bound) ?? 0 }
    return UInt64(bitPattern: Int64(bound) ?? 0)
  }
}
