/// How Swift names are made of the file's: language.md, "Names".
enum Naming {
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
  static func caseName(ofDestination destination: String) -> String {
    let suffix = "Destination"
    let name =
      destination.hasSuffix(suffix) && destination != suffix
      ? String(destination.dropLast(suffix.count)) : destination
    return lowerCamelCase(name)
  }

  /// A parameter's name of its wire name: `product_id` gives `productID`.
  static func parameterName(ofWireName wireName: String) -> String {
    let words = wireName.split(separator: "_").map(String.init)
    guard let first = words.first else { return wireName }
    var name = initialisms[first] == nil ? lowerCamelCase(first) : first
    for word in words.dropFirst() {
      name += initialisms[word.lowercased()] ?? capitalised(word)
    }
    return startingWithLetter(name)
  }

  /// The case of a word: `new-in` gives `newIn`, `1` gives `_1`.
  static func caseName(ofWord word: String) -> String {
    let words = word.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = words.first else { return "_" }
    return startingWithLetter(
      lowerCamelCase(first) + words.dropFirst().map(capitalised).joined())
  }

  /// The name of a nested enum that the file gives none.
  static func typeName(ofParameter name: String) -> String {
    capitalised(name)
  }

  /// `URLPreview` gives `urlPreview`, `ListScreen` gives `listScreen`, `ID` gives `id`.
  static func lowerCamelCase(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    let isUpper = scalars.map { $0.properties.isUppercase }
    var capitals = isUpper.prefix { $0 }.count
    // The last capital of several starts the next word, where a lower-case letter follows.
    if capitals > 1, capitals < scalars.count, scalars[capitals].properties.isLowercase {
      capitals -= 1
    }
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if index < capitals {
        result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func startingWithLetter(_ name: String) -> String {
    name.first.map { "0"..."9" ~= $0 } == true ? "_" + name : name
  }
}
