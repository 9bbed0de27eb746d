/// Names that mean something to Swift.
enum SwiftNames {
  /// Reserved words, which need backticks as identifiers.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Type", "Protocol",
  ]

  /// Names that a type of the file cannot have: the modules that generated code uses, and keywords
  /// that cannot be the name of a type even in backticks.
  static let reservedTypes: Set<String> = [
    "Any", "Foundation", "Protocol", "Self", "Swift", "Turnpike", "Type",
  ]

  /// Keywords that cannot be the name of a type or a module, even in backticks.
  static let namesOfNoType: Set<String> = ["Any", "Protocol", "Self", "Type"]

  /// The nested types of an enum of routes. They hide other types of the same names there.
  static let typesOfEnum: Set<String> = ["Attribute", "Container", "Query"]

  /// The nested types of an enum with raw texts, such as `Attribute`.
  static let typesOfRawValues: Set<String> = ["AllCases", "RawValue"]

  /// Types of the standard library that generated code uses without their module. A type of the same
  /// name in the app's module would hide them.
  static let plainTypes = Set(
    ["CaseIterable"] + BuiltInType.allCases.filter { $0.module == nil }.map(\.rawValue))

  /// Returns whether generated code needs a name, so that no type of the file can have it.
  static func isTaken(_ name: String) -> Bool {
    reservedTypes.contains(name) || plainTypes.contains(name) || typesOfEnum.contains(name)
  }

  /// Static properties of an enum of routes. With a case of the same name, `Route.origin` would be
  /// ambiguous.
  static let staticMembersOfEnum: Set<String> = [
    "_routeTable", "examples", "origin", "origins", "patterns",
  ]

  /// Returns an identifier as source text.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns whether a text can be an identifier, possibly in backticks.
  static func isIdentifier(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, first < 0x30 || first > 0x39 else { return false }
    var isBlank = true
    var index = 0
    // `SyntaxByte` explains the style for unoptimized builds.
    while index < bytes.count {
      let byte = bytes[index]
      guard byte >= 0x80 || SyntaxByte.isNamePart(byte) else { return false }
      if byte != SyntaxByte.underscore { isBlank = false }
      index += 1
    }
    return !isBlank
  }
}

extension SwiftNames {
  /// Returns a name as the label of an argument. Only `inout` needs backticks there; Swift warns about
  /// backticks around any other label.
  static func label(_ name: String) -> String {
    name == "inout" ? "`\(name)`" : name
  }

  /// Returns a name as a parameter of a function. If the name has another meaning inside of the
  /// function, the parameter has a second name there.
  static func parameter(_ name: String) -> String {
    let variable = variable(name)
    return variable == name || variable == escaped(name) ? variable : "\(name) \(variable)"
  }

  /// Returns the name of a parameter inside of the function. No parameter of a file gets a name that
  /// starts with `_` and a letter.
  static func variable(_ name: String) -> String {
    if !keywords.contains(name) { return name }
    switch name {
    case "self", "init", "Self", "Type", "Protocol": return "_" + name
    default: return escaped(name)
    }
  }
}
