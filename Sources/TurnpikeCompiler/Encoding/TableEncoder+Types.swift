import TurnpikeTable

extension TableEncoder {
  private typealias Layout = TableLayout

  /// The record of a type's check.
  mutating func check(_ type: ValueType) -> Int {
    if type.isString, let stringCheck { return stringCheck }
    let offset = sharedCheck(type)
    if type.isString { stringCheck = offset }
    return offset
  }

  private mutating func sharedCheck(_ type: ValueType) -> Int {
    if let offset = checks[type] { return offset }
    let offset: Int
    switch type {
    case .builtIn(let builtIn, let range):
      offset = writer.offset
      EncodedCheck(type: builtIn, range: range).append(to: &writer)
    case .words(_, let words):
      let texts = words.map { writer.text($0.text) }
      let list = writer.offset
      writer.append(number: texts.count)
      for text in texts { writer.append(number: text) }
      offset = writer.reserve(Layout.Check.size)
      writer.write(digit: ValueKind.words.rawValue, at: offset + Layout.Check.type)
      writer.write(number: list, at: offset + Layout.Check.detail)
    case .custom(let name):
      // A type that had a number would have a record too.
      let index = customTypes.count
      customTypes.append(name)
      offset = writer.reserve(Layout.Check.size)
      writer.write(digit: ValueKind.custom.rawValue, at: offset + Layout.Check.type)
      writer.write(number: index, at: offset + Layout.Check.detail)
    }
    checks[type] = offset
    return offset
  }

  /// The names of the user's own types, by their numbers.
  mutating func appendTypeNames() -> Int {
    let texts = customTypes.map { writer.text($0) }
    let offset = writer.offset
    writer.append(number: texts.count)
    for text in texts { writer.append(number: text) }
    return offset
  }
}
