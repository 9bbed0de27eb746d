/// A text without the quotation marks that others write round it; nil for one that has none.
///
/// A double quotation mark at either end is one too many. An apostrophe may be part of a text, and is
/// one only where it is at both ends and nowhere else.
func unquoted(_ text: String) -> String? {
  let scalars = Array(text.unicodeScalars)
  guard let first = scalars.first, let last = scalars.last else { return nil }
  var kept = String.UnicodeScalarView()
  if isDoubleQuote(first) || isDoubleQuote(last) {
    kept.append(contentsOf: scalars.filter { !isDoubleQuote($0) })
  } else if scalars.count > 1, isSingleQuote(first), isSingleQuote(last),
    !scalars[1..<(scalars.count - 1)].contains(where: isSingleQuote)
  {
    kept.append(contentsOf: scalars[1..<(scalars.count - 1)])
  } else {
    return nil
  }
  return String(kept).trimmed
}

/// The straight one, and those that editors make curly.
private func isDoubleQuote(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "\"" || (0x201C...0x201F).contains(scalar.value)
}

private func isSingleQuote(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "'" || scalar == "`" || (0x2018...0x201B).contains(scalar.value)
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    var text = utf8.drop { SyntaxByte.isBlank($0) }
    while let last = text.last, SyntaxByte.isBlank(last) { text.removeLast() }
    return String(Substring(text))
  }
}
