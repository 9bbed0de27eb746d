/// Returns the name of a type for a name that does not start with a capital. Its module and the `.`
/// between its parts are kept. The result is nil if there is no letter to start with.
func capitalisedTypeName(_ name: String) -> String? {
  var parts: [String] = []
  let names = name.split(separator: ".", omittingEmptySubsequences: false)
  for (index, part) in names.enumerated() {
    if index == 0, names.count > 1 {
      parts.append(String(part))
      continue
    }
    let capitalised = upperCamelCase(String(part))
    guard let first = capitalised.utf8.first, SyntaxByte.isUpperCase(first) else { return nil }
    parts.append(capitalised)
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

/// The letters and digits of a text, each run of them started with a capital: `sign-in` gives
/// `SignIn`.
func upperCamelCase(_ text: String) -> String {
  var bytes: [UInt8] = []
  var startsWord = true
  for byte in text.utf8 {
    guard SyntaxByte.isNamePart(byte), byte != SyntaxByte.underscore else {
      startsWord = true
      continue
    }
    bytes.append(startsWord && SyntaxByte.isLowerCase(byte) ? byte - 0x20 : byte)
    startsWord = false
  }
  return String(decoding: bytes, as: UTF8.self)
}
