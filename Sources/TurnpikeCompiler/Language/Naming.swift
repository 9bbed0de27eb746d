/// Derives Swift names from the names in a file, which are ASCII.
///
/// The names are read as bytes, for the reason that `SyntaxByte` explains.
package enum Naming {
  /// Words in capitals, except at the start of a name. Plurals keep their `s`.
  static let initialisms: [String: String] = [
    "api": "API", "css": "CSS", "csv": "CSV", "gps": "GPS", "gtin": "GTIN", "html": "HTML",
    "http": "HTTP", "https": "HTTPS", "iban": "IBAN", "id": "ID", "ids": "IDs", "ip": "IP",
    "isbn": "ISBN", "json": "JSON", "jwt": "JWT", "pdf": "PDF", "qr": "QR", "sku": "SKU",
    "skus": "SKUs", "sms": "SMS", "sql": "SQL", "ssl": "SSL", "svg": "SVG", "tls": "TLS",
    "ui": "UI", "upc": "UPC", "uri": "URI", "uris": "URIs", "url": "URL", "urls": "URLs",
    "utm": "UTM", "uuid": "UUID", "uuids": "UUIDs", "vat": "VAT", "xml": "XML",
  ]

  /// Returns the case of a destination: `ListDestination` gives `list`.
  package static func caseName(ofDestination destination: String) -> String {
    let suffix = "Destination"
    if !destination.hasSuffix(suffix) || destination == suffix {
      return lowerCamelCase(destination)
    }
    return lowerCamelCase(
      String(decoding: Array(destination.utf8).dropLast(suffix.utf8.count), as: UTF8.self))
  }

  /// Returns the name of a parameter: `product_id` gives `productID`.
  package static func parameterName(ofWireName wireName: String) -> String {
    let words = words(of: wireName)
    guard let first = words.first else { return wireName }
    var name = initialisms[first] == nil ? lowerCamelCase(first) : first
    for word in words.dropFirst() {
      name += initialisms[word.lowercased()] ?? capitalized(word)
    }
    return startingWithLetter(name)
  }

  /// Returns the case of an enum value or a container: `new-in` gives `newIn`, and `1` gives `_1`.
  static func caseName(ofWord word: String) -> String {
    let words = words(of: word)
    guard let first = words.first else { return "_" }
    return startingWithLetter(
      lowerCamelCase(first) + words.dropFirst().map(capitalized).joined())
  }

  /// Returns the name of a nested enum that has no name in the file: the parameter `sort` gives
  /// `Sort`, and `_1` gives `Value1`, because a type and its parameter need different names.
  static func typeName(ofParameter name: String) -> String {
    name.hasPrefix("_") ? "Value" + name.dropFirst() : capitalized(name)
  }

  /// Returns a name in lower camel case: `URLPreview` gives `urlPreview`, and `ID` gives `id`.
  package static func lowerCamelCase(_ name: String) -> String {
    var bytes = Array(name.utf8)
    var capitals = 0
    while capitals < bytes.count, SyntaxByte.isUpperCase(bytes[capitals]) { capitals += 1 }
    if capitals == 0 { return name }
    // If a small letter follows several capitals, the last capital starts the next word.
    if capitals > 1, capitals < bytes.count, SyntaxByte.isLowerCase(bytes[capitals]) {
      capitals -= 1
    }
    var index = 0
    while index < capitals {
      bytes[index] |= 0x20
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The words of a name, which `_` and `-` separate.
  private static func words(of name: String) -> [String] {
    name.utf8.split { $0 == SyntaxByte.underscore || $0 == SyntaxByte.hyphen }
      .map { String(Substring($0)) }
  }

  private static func startingWithLetter(_ name: String) -> String {
    name.utf8.first.map(SyntaxByte.isDigit) == true ? "_" + name : name
  }
}

extension String {
  /// The text before the first dot of a type's name: its module, or the whole name.
  var outermostName: String {
    guard let dot = utf8.firstIndex(of: SyntaxByte.dot) else { return self }
    return String(self[..<dot])
  }

  /// A type's name without its module.
  package var lastTypeName: String {
    guard let dot = utf8.lastIndex(of: SyntaxByte.dot) else { return self }
    return String(self[utf8.index(after: dot)...])
  }
}
