/// Texts in quotation marks, which the language has nowhere.
extension Parser {
  /// A value without the quotation marks round it, which are reported.
  mutating func removingQuotes(_ value: NameSyntax) -> NameSyntax {
    guard let text = unquoted(value.text) else { return value }
    reportAsIs(.quotes(value, text: text))
    return NameSyntax(text, value.range)
  }

  /// What is wrong with the text at the position, where that is in quotation marks.
  func quotedText() -> Diagnostic? {
    let quote = cursor.current
    guard quote == 0x22 || quote == 0x27 || quote == 0x60 else { return nil }
    var ahead = cursor
    ahead.end = min(ahead.end, cursor.offset + 200)
    ahead.advance()
    while ahead.offset < ahead.end, ahead.current != quote { ahead.advance() }
    let text = ahead.text(cursor.offset + 1, ahead.offset).trimmed
    guard ahead.offset < ahead.end, !text.isEmpty else { return nil }
    ahead.advance()
    return .quotes(ahead.name(from: cursor.offset), text: text)
  }

  /// Reports that some of the words in a range are in quotation marks.
  mutating func reportQuotes(ofWords range: SourceRange) {
    let words = NameSyntax(cursor.text(range.lower, range.upper), range)
    let quotes: [Character] = ["\"", "'", "`", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}"]
    reportAsIs(.quotes(words, text: words.text.filter { !quotes.contains($0) }))
  }
}
