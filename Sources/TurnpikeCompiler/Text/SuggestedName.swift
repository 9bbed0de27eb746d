/// Returns the name of a type for a name that does not start with a capital. Its module and the `.`
/// between its parts are kept. The result is nil if there is no letter to start with.
func capitalizedTypeName(_ name: String) -> String? {
  var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  for index in parts.indices where index > 0 || parts.count == 1 {
    parts[index] = upperCamelCase(parts[index])
    guard let first = parts[index].utf8.first, SyntaxByte.isUpperCase(first) else { return nil }
  }
  return parts.joined(separator: ".")
}

/// Returns the name of a destination, or nil for a text that is too long or does not start with a
/// letter.
package func destinationName(_ text: String) -> String? {
  guard text.utf8.count <= 40, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
  let name = upperCamelCase(text)
  guard let first = name.utf8.first, SyntaxByte.isUpperCase(first) else { return nil }
  return name + "Destination"
}

/// Returns the words of a text, each with a capital at its start: `sign-in` gives `SignIn`.
func upperCamelCase(_ text: String) -> String {
  text.utf8.split { !SyntaxByte.isNamePart($0) || $0 == SyntaxByte.underscore }
    .map { capitalized(String(Substring($0))) }.joined()
}

/// Returns a word with a capital at its start.
func capitalized(_ word: String) -> String {
  var bytes = Array(word.utf8)
  guard let first = bytes.first, SyntaxByte.isLowerCase(first) else { return word }
  bytes[0] = first & ~0x20
  return String(decoding: bytes, as: UTF8.self)
}
