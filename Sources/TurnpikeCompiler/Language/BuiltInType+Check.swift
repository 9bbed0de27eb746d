import TurnpikeTable

extension BuiltInType {
  /// Appends the record of what a text must be to decode to the type.
  func appendCheck(_ range: NumberRange?, to writer: inout TableWriter) -> Address<CheckRecord> {
    let check = writer.reserve(CheckRecord.self)
    writer.set(CheckRecord.kind, of: check, to: kind)
    writer.set(CheckRecord.hasLower, of: check, to: range?.lower != nil)
    writer.set(CheckRecord.hasUpper, of: check, to: range?.upper != nil)
    writer.set(CheckRecord.includesUpper, of: check, to: range?.includesUpper == true)
    if self == .decimal {
      let bounds = [writer.text(range?.lower ?? ""), writer.text(range?.upper ?? "")]
      writer.set(CheckRecord.bounds, of: check, to: writer.append(list: bounds))
    }
    if let lower = range?.lower, let bits = numberForm?.bits(lower) {
      writer.set(CheckRecord.lower, of: check, to: bits)
    }
    if let upper = range?.upper, let bits = numberForm?.bits(upper) {
      writer.set(CheckRecord.upper, of: check, to: bits)
    }
    return check
  }

  /// Whether a text is one of the type, by the check that links are matched by.
  func accepts(_ text: [UInt8], _ range: NumberRange?) -> Bool {
    var writer = TableWriter()
    let check = appendCheck(range, to: &writer)
    _ = writer.reserve(TableView.padding)
    return TableStorage(writer.bytes).view.accepts(ContiguousArray(text).span, check) { _, _ in
      true
    }
  }
}
