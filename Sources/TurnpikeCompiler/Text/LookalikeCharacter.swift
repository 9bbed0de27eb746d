/// A character that looks like another one of ASCII, and that a person may have typed instead.
struct LookalikeCharacter {
  let scalar: Unicode.Scalar
  /// The character of ASCII; nil for a Cyrillic or Greek letter that looks like no letter.
  let meant: String?

  var isDash: Bool { meant == "-" }
  var isFullWidth: Bool { (0xFF01...0xFF5E).contains(scalar.value) }

  /// The name of the character, and its code point.
  var name: String {
    (scalar.properties.name?.lowercased() ?? "character") + " " + codePoint(scalar.value)
  }

  init?(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
    switch scalar.value {
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: meant = "-"
    case 0xFF01...0xFF5E: meant = Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    case 0x370...0x3FF, 0x400...0x52F:
      let index = Self.letters.firstIndex(of: Character(scalar))
      meant = index.map { String(Self.latin[$0]) }
    default: return nil
    }
  }

  private static let letters = Array("АВЕКМНОРСТХІЈЅаеорсухіјѕһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοντυχ")
  private static let latin = Array("ABEKMHOPCTXIJSaeopcyxijshdqwABEZHIKMNOPTYXovtux")
}

extension String {
  /// The text with the characters of ASCII that its characters look like; nil if other characters
  /// remain, or all are of ASCII.
  var inASCII: String? {
    if utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    var result = ""
    for scalar in unicodeScalars {
      guard let text = scalar.isASCII ? String(scalar) : LookalikeCharacter(scalar)?.meant else {
        return nil
      }
      result += text
    }
    return result
  }
}
