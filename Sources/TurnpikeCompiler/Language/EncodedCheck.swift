import TurnpikeTable

/// The record of what a text must be to decode to a built-in type.
struct EncodedCheck {
  let type: BuiltInType
  let range: NumberRange?

  func append(to writer: inout TableWriter) -> Address<CheckRecord> {
    var flags: CheckRecord.RangeFlags = []
    if range?.lower != nil { flags.insert(.hasLower) }
    if range?.upper != nil { flags.insert(.hasUpper) }
    if range?.includesUpper == true { flags.insert(.includesUpper) }
    let check = writer.reserve(CheckRecord.self)
    writer.set(CheckRecord.kind, of: check, to: type.kind)
    writer.set(CheckRecord.range, of: check, to: flags)
    if type == .decimal {
      let bounds = [writer.text(range?.lower ?? ""), writer.text(range?.upper ?? "")]
      writer.set(CheckRecord.bounds, of: check, to: writer.append(list: bounds))
    }
    if let lower = range?.lower, let bits = type.numberForm?.bits(lower) {
      writer.set(CheckRecord.lower, of: check, to: bits)
    }
    if let upper = range?.upper, let bits = type.numberForm?.bits(upper) {
      writer.set(CheckRecord.upper, of: check, to: bits)
    }
    return check
  }

  /// Whether a text is one of the type, by the check that links are matched by.
  func accepts(_ text: [UInt8]) -> Bool {
    var writer = TableWriter()
    let check = append(to: &writer)
    _ = writer.reserve(TableView.padding)
    let table = TableStorage(writer.bytes)
    return table.view.accepts(ContiguousArray(text).span, check) { _, _ in true }
  }
}

extension BuiltInType {
  /// Asks the check that links are matched by, so that there is one truth.
  func accepts(_ text: [UInt8], _ range: NumberRange?) -> Bool {
    EncodedCheck(type: self, range: range).accepts(text)
  }
}
