/// The values of a route, by the index of a parameter in the route's order.
///
/// Captures have been checked by the search; values in the query and the fragment are checked here.
extension MatchedLink {
  /// The text of a parameter with a single value.
  package enum Text {
    case text(String)
    /// The link has no text, and the parameter has no default.
    case missing
    /// A required text is missing, or the text is not a value of the type.
    case invalid
  }

  /// The text of a parameter, or its default.
  package func text(_ index: Int) -> Text {
    let parameter = match.parameter(index)
    switch value(of: parameter) {
    case .text(let text):
      return isValue(text, of: parameter) ? .text(string(text, of: parameter)) : .invalid
    case .missing: return table.defaultText(parameter).map { .text($0) } ?? .missing
    case .required: return .invalid
    }
  }

  /// Returns the texts of a list parameter, or nil if one of them is not a value of the type.
  package func texts(_ index: Int) -> [String]? {
    let parameter = match.parameter(index)
    let texts = texts(of: parameter)
    let check = table[parameter, PieceRecord.check]
    if table[check, CheckRecord.kind] == .words, table[check, CheckRecord.ignoresCase] {
      return texts.map { text in
        LinkBytes.read(text) { table.word($0, check) }.map { table.string($0) } ?? text
      }
    }
    if isChecked(parameter) { return texts }
    let areValues = texts.allSatisfy { text in
      LinkBytes.read(text) { table.accepts($0, check) { _, _ in true } }
    }
    return areValues ? texts : nil
  }

  /// The text of a value. An enum value is as the table has it, because a link can write it in another
  /// case.
  private func string(_ text: EncodedText, of parameter: Address<PieceRecord>) -> String {
    let check = table[parameter, PieceRecord.check]
    guard table[check, CheckRecord.kind] == .words, table[check, CheckRecord.ignoresCase] else {
      return text.string(in: link)
    }
    let word = text.read(in: link) { table.word($0, check) }
    return word.map { table.string($0) } ?? text.string(in: link)
  }

  private func isValue(_ text: EncodedText, of parameter: Address<PieceRecord>) -> Bool {
    isChecked(parameter) || isRead(text, parameter)
  }

  /// Whether every text that the link can have for a parameter is a value: the search has checked
  /// captures, and a `String` is any text.
  private func isChecked(_ parameter: Address<PieceRecord>) -> Bool {
    switch table[parameter, PieceRecord.kind] {
    case .literal, .capture, .rest, .condition, .key, .noKey, .absent: true
    case .query, .fragment: table.kind(parameter) == .string
    }
  }

  /// Returns the value of a built-in type in at most 64 bits, or nil if the link does not have it.
  ///
  /// The value is an integer with its sign, the bits of a `Double`, 1 for `true`, or the seconds
  /// since 2001 for a date.
  package func bits(_ index: Int) -> UInt64? {
    read(index) { text, check in table.bits(of: text, check) }
  }

  /// Returns the bytes of a UUID in two numbers, the first byte highest, or nil if the link does
  /// not have it.
  package func uuid(_ index: Int) -> (UInt64, UInt64)? {
    read(index) { text, _ in UUIDText.bits(text) }
  }

  @inline(__always)
  private func read<Value>(
    _ index: Int, _ body: (Span<UInt8>, Address<CheckRecord>) -> Value?
  ) -> Value? {
    let parameter = match.parameter(index)
    let check = table[parameter, PieceRecord.check]
    switch value(of: parameter) {
    case .text(let text): return text.read(in: link) { body($0, check) }
    case .missing:
      guard let text = table[parameter, PieceRecord.defaultText] else { return nil }
      return body(table.bytes(text), check)
    case .required: return nil
    }
  }
}
