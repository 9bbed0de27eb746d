import TurnpikeTable

extension TableEncoder {
  /// Returns the record of a type's check.
  ///
  /// - Parameter ignoresCase: Whether the case of enum values is ignored.
  mutating func check(_ type: ValueType, ignoresCase: Bool = false) -> Address<CheckRecord> {
    if type.isString, let stringCheck { return stringCheck }
    let check = sharedCheck(CheckKey(type: type.withoutName, ignoresCase: ignoresCase))
    if type.isString { stringCheck = check }
    return check
  }

  private mutating func sharedCheck(_ key: CheckKey) -> Address<CheckRecord> {
    if let check = checks[key] { return check }
    let check: Address<CheckRecord>
    switch key.type {
    case .builtIn(let builtIn, let range):
      check = appendCheck(of: builtIn, range)
    case .words(_, let words):
      check = writer.reserve(CheckRecord.self)
      writer.set(CheckRecord.kind, of: check, to: .words)
      writer.set(CheckRecord.ignoresCase, of: check, to: key.ignoresCase)
      writer.set(CheckRecord.words, of: check, to: appendTexts(words.map(\.text)))
    case .custom(let name):
      check = writer.reserve(CheckRecord.self)
      writer.set(CheckRecord.kind, of: check, to: .custom)
      // Each type is numbered when its record is written, so the next number is the count.
      writer.set(CheckRecord.customType, of: check, to: customTypes.count)
      customTypes.append(name)
    }
    checks[key] = check
    return check
  }

  private mutating func appendCheck(
    of type: BuiltInType, _ range: NumberRange?
  ) -> Address<CheckRecord> {
    let check = writer.reserve(CheckRecord.self)
    writer.set(CheckRecord.kind, of: check, to: type.kind)
    writer.set(CheckRecord.hasLower, of: check, to: range?.lower != nil)
    writer.set(CheckRecord.hasUpper, of: check, to: range?.upper != nil)
    writer.set(CheckRecord.includesUpper, of: check, to: range?.includesUpper == true)
    if type == .decimal {
      let bounds = appendTexts([range?.lower ?? "", range?.upper ?? ""])
      writer.set(CheckRecord.bounds, of: check, to: bounds)
    }
    let values = type.valueRange(range)
    if let lower = values?.lower { writer.set(CheckRecord.lower, of: check, to: WideNumber(lower)) }
    if let upper = values?.upper { writer.set(CheckRecord.upper, of: check, to: WideNumber(upper)) }
    return check
  }
}
