/// How Swift names are made of the file's, which are ASCII: language.md, "Names".
///
/// They are taken apart as bytes: see `SyntaxByte`.
package enum Naming {
  /// Words that are written in capitals where they do not start a name. The plurals keep their `s`.
  static let initialisms: [String: String] = [
    "api": "API", "css": "CSS", "csv": "CSV", "gps": "GPS", "gtin": "GTIN", "html": "HTML",
    "http": "HTTP", "https": "HTTPS", "iban": "IBAN", "id": "ID", "ids": "IDs", "ip": "IP",
    "isbn": "ISBN", "json": "JSON", "jwt": "JWT", "pdf": "PDF", "qr": "QR", "sku": "SKU",
    "skus": "SKUs", "sms": "SMS", "sql": "SQL", "ssl": "SSL", "svg": "SVG", "tls": "TLS",
    "ui": "UI", "upc": "UPC", "uri": "URI", "uris": "URIs", "url": "URL", "urls": "URLs",
    "utm": "UTM", "uuid": "UUID", "uuids": "UUIDs", "vat": "VAT", "xml": "XML",
  ]

  /// The case of a destination: its name without a trailing `Destination`, lower camel case.
  package static func caseName(ofDestination destination: String) -> String {
    let suffix = "Destination"
    if !destination.hasSuffix(suffix) || destination == suffix {
      return lowerCamelCase(destination)
    }
    return lowerCamelCase(
      String(decoding: Array(destination.utf8).dropLast(suffix.utf8.count), as: UTF8.self))
  }

  /// A parameter's name of its wire name: `product_id` gives `productID`.
  package static func parameterName(ofWireName wireName: String) -> String {
    let words = words(of: wireName)
    guard let first = words.first else { return wireName }
    var name = initialisms[first] == nil ? lowerCamelCase(first) : first
    for word in words.dropFirst() {
      name += initialisms[word.lowercased()] ?? capitalised(word)
    }
    return startingWithLetter(name)
  }

  /// The case of a word: `new-in` gives `newIn`, `1` gives `_1`.
  static func caseName(ofWord word: String) -> String {
    let words = words(of: word)
    guard let first = words.first else { return "_" }
    return startingWithLetter(
      lowerCamelCase(first) + words.dropFirst().map(capitalised).joined())
  }

  /// The name of a nested enum that the file gives none: `sort` gives `Sort`, and `_1` gives
  /// `Value1`, as a type cannot be called like its parameter.
  static func typeName(ofParameter name: String) -> String {
    name.hasPrefix("_") ? "Value" + name.dropFirst() : capitalised(name)
  }

  /// `URLPreview` gives `urlPreview`, `ListScreen` gives `listScreen`, `ID` gives `id`.
  package static func lowerCamelCase(_ name: String) -> String {
    var bytes = Array(name.utf8)
    var capitals = 0
    while capitals < bytes.count, SyntaxByte.isUpperCase(bytes[capitals]) { capitals += 1 }
    if capitals == 0 { return name }
    // The last capital of several starts the next word, where a lower-case letter follows.
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

  /// The texts between `_` and `-`.
  private static func words(of name: String) -> [String] {
    name.utf8.split { $0 == SyntaxByte.underscore || $0 == SyntaxByte.hyphen }
      .map { String(Substring($0)) }
  }

  private static func startingWithLetter(_ name: String) -> String {
    name.utf8.first.map(SyntaxByte.isDigit) == true ? "_" + name : name
  }
}

extension String {
  /// The text before the first dot of a type's name: its module, or the name itself.
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
