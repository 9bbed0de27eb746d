/// Names that mean something to Swift, to the protocols that generated types conform to, or to
/// generated code: where a file uses one, the code must compile all the same.
enum HostileName {
  static let all: [String] = {
    var seen: Set<String> = []
    return [
      reserved, contextual, requirements, locals, modules, standardTypes, runtimeTypes, digits,
      found,
    ].flatMap { $0 }.filter { seen.insert($0).inserted }
  }()

  /// As types are called, with a capital.
  static let types: [String] = {
    var seen: Set<String> = []
    return all.compactMap { name in
      let type = name.prefix(1).uppercased() + name.dropFirst()
      return type.hasPrefix("_") || type == "Sku" || !seen.insert(type).inserted ? nil : type
    }
  }()

  /// Words that Swift reserves ("The Swift Programming Language", "Lexical Structure").
  private static let reserved = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that mean something in certain places only.
  private static let contextual = [
    "Protocol", "Type", "accesses", "actor", "any", "associativity", "async", "borrowing",
    "consume", "consuming", "convenience", "copy", "didSet", "discard", "distributed", "dynamic",
    "each", "final", "get", "indirect", "infix", "initializes", "isolated", "lazy", "left", "macro",
    "module", "mutating", "none", "nonisolated", "nonmutating", "nonsending", "of", "open",
    "optional", "override", "package", "postfix", "precedence", "prefix", "read", "repeating",
    "required", "right", "sending", "set", "some", "then", "transferring", "unowned", "unsafe",
    "using", "weak", "willSet", "yield",
  ]

  /// Members of the protocols that generated types conform to, and of their extensions.
  private static let requirements = [
    "_decodes", "_make", "_makeCase", "_hasMounts", "_match", "_mount",
    "_reading", "_routeTable", "_stack", "_table",
    "_visit", "_write", "allCases", "attribute", "attributes", "codingPath", "container",
    "containers", "coversScreen", "defaultRoute", "description", "destination", "encode",
    "examples", "explain", "from", "hash", "hashValue", "into", "isLinkable", "link", "match",
    "origin",
    "origins", "path", "pattern", "patterns", "presentation", "rawValue", "routeText", "screen",
    "screenID",
    "stack", "to", "url", "webURL",
  ]

  /// What generated code calls its own values and what it calls.
  private static let locals = [
    "available", "base", "decodes", "deepFormat1", "format1", "index", "initialize", "int",
    "largeFormat1", "link", "list", "map",
    "memory", "message", "mount", "mounted", "reader", "string", "text", "type", "uuid", "value",
    "visit", "visitMount", "visitor", "writer",
  ]

  private static let modules = [
    "Foundation", "FoundationEssentials", "Swift", "Turnpike", "Client",
  ]

  private static let standardTypes = [
    "Array", "Bool", "CaseIterable", "Codable", "CustomStringConvertible", "Date", "Decoder",
    "Dictionary", "Double", "Encoder", "Equatable", "Error", "Float", "Hashable", "Hasher", "Int",
    "Int16", "Int32", "Int64", "Int8", "Never", "Optional", "RawRepresentable", "Result",
    "Sendable", "Set", "StaticString", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8", "URL", "UUID", "Void",
  ]

  private static let runtimeTypes = [
    "AllCases", "Attribute", "Container", "Destination", "GeneratedRoute", "NoAttribute",
    "OriginRoute", "RawValue", "Route", "RouteAttribute", "RouteMatch", "RouteValue", "Router",
    "Sku", "TypedRoute",
  ]

  /// Names that begin with a digit before they become Swift's.
  private static let digits = ["_1", "_2x", "_x", "self_", "_mounted"]
}
