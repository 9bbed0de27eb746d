/// Names that mean something to Swift.
enum SwiftNames {
  /// Reserved words: an identifier that is one of them is put in backticks.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Type", "Protocol",
  ]

  /// Names that generated code cannot do without, and that no type of the file may have: its modules,
  /// and words of Swift that name no type even in backticks.
  static let reservedTypes: Set<String> = [
    "Any", "Foundation", "Protocol", "Self", "Swift", "Turnpike", "Type",
  ]

  /// Words of Swift that name no type and no module, even in backticks.
  static let namesOfNoType: Set<String> = ["Any", "Protocol", "Self", "Type"]

  /// Types that an enum of routes has inside, which hide others of their names there.
  static let typesOfEnum: Set<String> = ["Attribute", "Container", "Query"]

  /// Types that an enum of texts has inside, as `Attribute` does.
  static let typesOfRawValues: Set<String> = ["AllCases", "RawValue"]

  /// Types of the standard library that generated code names without their module: a type of the
  /// same name in the user's module would take their place.
  static let plainTypes = Set(
    ["CaseIterable"] + BuiltInType.allCases.filter { $0.module == nil }.map(\.rawValue))

  /// Whether a type of the user's cannot have a name.
  static func isTaken(_ name: String) -> Bool {
    reservedTypes.contains(name) || plainTypes.contains(name) || typesOfEnum.contains(name)
  }

  /// Static properties of an enum of routes. With a case of the same name, `Route.origin` would be
  /// ambiguous.
  static let staticMembersOfEnum: Set<String> = [
    "_routeTable", "examples", "origin", "origins", "patterns",
  ]

  /// An identifier as source text.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Whether a text can be an identifier, in backticks at worst.
  static func isIdentifier(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, first < 0x30 || first > 0x39 else { return false }
    var isBlank = true
    var index = 0
    // For unoptimised builds: see `SyntaxByte`.
    while index < bytes.count {
      let byte = bytes[index]
      guard
        byte >= 0x80 || (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A)
          || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F
      else { return false }
      if byte != 0x5F { isBlank = false }
      index += 1
    }
    return !isBlank
  }
}

extension SwiftNames {
  /// A name as the label of an argument in a call: only `inout` means something else there, and
  /// backticks round any other earn a warning.
  static func label(_ name: String) -> String {
    name == "inout" ? "`\(name)`" : name
  }

  /// A name as a parameter of a function, with another inside where the name means something else.
  static func parameter(_ name: String) -> String {
    let variable = variable(name)
    return variable == name || variable == escaped(name) ? variable : "\(name) \(variable)"
  }

  /// The parameter's name inside the function; no wire name gives one that starts with `_` and a
  /// letter.
  static func variable(_ name: String) -> String {
    if !keywords.contains(name) { return name }
    switch name {
    case "self", "init", "Self", "Type", "Protocol": return "_" + name
    default: return escaped(name)
    }
  }
}
