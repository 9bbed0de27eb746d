/// Names that mean something to Swift.
enum SwiftNames {
  /// Reserved words: an identifier that is one of them stands in backticks.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Type", "Protocol",
  ]

  /// Types that generated code names: a type of the same name in the user's module would take
  /// their place.
  static let typesInGeneratedCode: Set<String> = [
    "Any", "Bool", "CaseIterable", "Date", "Double", "Float", "Int", "Int16", "Int32", "Int64",
    "Int8", "Never", "Optional", "OriginRoute", "Protocol", "RouteCheck", "RouteReader",
    "RouteTable",
    "RouteValue", "RouteVisitor", "RouteWriter", "Self", "String", "Swift", "TableRoute",
    "Turnpike", "Type", "TypedRoute", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UUID",
  ]

  /// Static members that generated code gives an enum: a case of the same name and without a payload
  /// would declare them again.
  static func membersOfEnum(hasOrigin: Bool) -> Set<String> {
    hasOrigin ? ["routeTable", "origin"] : ["routeTable"]
  }

  /// An identifier as source text.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Whether a text can be an identifier, in backticks at worst.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name != "_" && !name.utf8.allSatisfy { $0 == UInt8(ascii: "_") }
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
        default: byte >= 0x80
        }
      }
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
    variable(name) == escaped(name) ? escaped(name) : "\(name) \(variable(name))"
  }

  /// The parameter's name inside the function; no wire name gives one that starts with `_` and a
  /// letter.
  static func variable(_ name: String) -> String {
    ["self", "init", "Self", "Type", "Protocol"].contains(name) ? "_" + name : escaped(name)
  }
}
