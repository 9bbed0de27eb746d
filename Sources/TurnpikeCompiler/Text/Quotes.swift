/// Returns a text without the quotation marks that users of other tools write around it, or nil if
/// it has no quotation marks.
///
/// A double quotation mark at either end is removed. An apostrophe can be part of a text, so it is
/// only removed if it is at both ends and nowhere else.
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

/// Returns whether a scalar is a straight or curly double quotation mark.
private func isDoubleQuote(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "\"" || (0x201C...0x201F).contains(scalar.value)
}

private func isSingleQuote(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "'" || scalar == "`" || (0x2018...0x201B).contains(scalar.value)
}

extension String {
  /// Without white space at its ends.
  package var trimmed: String {
    var text = utf8.drop { SyntaxByte.isBlank($0) }
    while let last = text.last, SyntaxByte.isBlank(last) { text.removeLast() }
    return String(Substring(text))
  }
}
