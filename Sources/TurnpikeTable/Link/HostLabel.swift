/// One label of a host, between its dots.
enum HostLabel {
  /// The maximum length in bytes (RFC 1035, 2.3.4).
  private static let maximumLength = 63
  private static let prefix = Array("xn--".utf8)

  /// Whether a label is valid in a host name.
  ///
  /// It may contain letters, digits, `-` in the middle and, as is common in DNS, `_`; of other
  /// scripts the letters, marks and digits that RFC 5892 allows.
  static func isName(_ label: Span<UInt8>) -> Bool {
    guard let first = label.first, let last = label.last, first != UInt8(ascii: "-"),
      last != UInt8(ascii: "-")
    else { return false }
    if label.allSatisfy({ isNameByte($0) }) { return label.count <= maximumLength }
    guard label.allSatisfy({ $0 >= 0x80 || isNameByte($0) }), label.isUTF8 else { return false }
    let text = lowered(label.string)
    // A mark at the start would combine with the dot before it (RFC 5891, 4.2.3.2).
    guard let first = text.unicodeScalars.first, !isMark(first) else { return false }
    return text.unicodeScalars.allSatisfy { isNameScalar($0) }
      && asciiForm(ofLowered: text).count <= maximumLength
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// Whether RFC 5892, section 2, allows a scalar: a letter, mark or digit that no compatibility
  /// mapping changes, an exception, or a scalar that depends on its neighbors.
  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isNameByte(UInt8(truncatingIfNeeded: scalar.value)) }
    switch scalar.value {
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007, 0x200C, 0x200D, 0xB7, 0x375, 0x5F3, 0x5F4,
      0x30FB:
      return true
    default:
      break
    }
    if scalar.properties.changesWhenNFKCCaseFolded { return false }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark,
      .decimalNumber:
      return true
    default:
      return false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The labels of a host, split at each dot; a mark after a dot is one of the label.
  static func labels(of host: String) -> [String] {
    host.utf8.split(separator: Mark.dot, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// A label in lower case.
  static func lowered(_ label: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      text.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    return String(text)
  }

  /// The label in lower case, as its A-label if it is not ASCII.
  static func asciiForm(of label: String) -> [UInt8] { asciiForm(ofLowered: lowered(label)) }

  private static func asciiForm(ofLowered text: String) -> [UInt8] {
    // For example, a Kelvin sign has become a `k`.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return Array(text.utf8) }
    return prefix + Punycode.encoded(text.unicodeScalars.map(\.value))
  }

  /// The decoded text of an ASCII label; only an A-label is changed.
  static func text(of label: String) -> String {
    guard label.utf8.starts(with: prefix) else { return label }
    return Punycode.decoded(Array(label.utf8.dropFirst(prefix.count))) ?? label
  }
}
