extension Substring.UTF8View {
  /// The text with its escapes decoded once; as it is when one is broken, or when what they give is
  /// not UTF-8.
  func percentDecoded() -> String {
    guard contains(UInt8(ascii: "%")) else { return String(Substring(self)) }
    return Array(self).percentDecoded() ?? String(Substring(self))
  }

  /// The text of a query, where `+` is a space: it is replaced first, whether the escapes decode or
  /// not.
  func queryDecoded() -> String {
    guard contains(UInt8(ascii: "+")) else { return percentDecoded() }
    let spaced = map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return spaced.percentDecoded() ?? String(decoding: spaced, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate func percentDecoded() -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(count)
    var rest = self[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst()?.hexadecimalValue,
          let low = rest.popFirst()?.hexadecimalValue
        else { return nil }
        decoded.append(high << 4 | low)
      } else {
        decoded.append(byte)
      }
    }
    // Decoding repairs what is not UTF-8, so only valid bytes come back as they went in. The
    // initialiser that validates needs a newer system.
    let text = String(decoding: decoded, as: UTF8.self)
    return text.utf8.elementsEqual(decoded) ? text : nil
  }
}

extension UInt8 {
  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
