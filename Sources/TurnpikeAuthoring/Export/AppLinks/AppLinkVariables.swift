import TurnpikeCompiler

/// The variables of an association file. Each variable contains alternatives.
struct AppLinkVariables {
  /// By name.
  private var alternatives: [String: [String]]
  private var names: [ValueType: String] = [:]

  /// Apple's own names.
  private static let reserved: Set<String> = [
    "alpha", "upper", "lower", "alnum", "digit", "xdigit", "region", "lang",
  ]

  init(_ patterns: [PublishedPattern]) {
    let digits = (0...9).map { "\($0)" }
    alternatives = [
      "digit": digits, "number": digits.map { $0 + "*" } + ["-*"], "bool": ["true", "false"],
    ]
    for pattern in patterns { pattern.comparedTypes.forEach { add($0) } }
  }

  private mutating func add(_ type: ValueType) {
    guard case .words(let typeName, let values) = type, names[type] == nil else { return }
    let base = Self.name(typeName)
    var name = base
    var number = 2
    while alternatives[name] != nil || Self.reserved.contains(name) {
      name = "\(base)\(number)"
      number += 1
    }
    names[type] = name
    alternatives[name] = values.flatMap { value in
      AppLinkSpelling.variants { $0.segment(value.text) }
    }
  }

  /// `Sort` is `sort`, and `URLKind` is `urlKind`.
  private static func name(_ typeName: String) -> String {
    let scalars = typeName.unicodeScalars
    let capitals = scalars.prefix { $0.properties.isUppercase }.count
    let count = capitals > 1 && capitals < scalars.count ? capitals - 1 : capitals
    return String(scalars.prefix(count)).lowercased() + String(scalars.dropFirst(count))
  }

  /// A glob that the texts of a type match.
  func glob(_ type: ValueType) -> String {
    guard case .builtIn(let builtIn, let range) = type else {
      return names[type].map { "$(\($0))" } ?? "?*"
    }
    switch builtIn {
    case .string, .url: return "?*"
    case .bool: return "$(bool)"
    case .uuid:
      return [8, 4, 4, 4, 12].map { String(repeating: "?", count: $0) }.joined(separator: "-")
    case .date: return "????-??-??*"
    case .uint, .uint8, .uint16, .uint32, .uint64: return "$(digit)*"
    case .int, .int8, .int16, .int32, .int64:
      return range?.lower?.hasPrefix("-") == false ? "$(digit)*" : "$(number)"
    case .double, .float, .decimal: return "$(number)"
    }
  }

  /// A glob that the texts of a type in a query or fragment match: a variable, or any text that is
  /// not empty.
  func valueGlob(_ type: ValueType) -> String {
    switch type {
    case .words, .builtIn(.bool, _): glob(type)
    case .custom, .builtIn: "?*"
    }
  }

  /// Whether a text that a glob matches can contain a slash.
  func canMatchSlash(_ glob: String) -> Bool {
    parts(glob).contains { text, name in
      ([text] + (name.flatMap { alternatives[$0] } ?? [])).contains { text in
        text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
      }
    }
  }

  /// The variables that globs use and that a file declares, by name.
  func declared(in globs: [String]) -> [(name: String, alternatives: [String])] {
    let used = Set(globs.flatMap { parts($0).compactMap(\.name) }).subtracting(Self.reserved)
    return used.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { ($0, alternatives[$0] ?? []) }
  }

  /// Returns a rule for each combination of alternatives, or nil if there are more than the limit.
  func spelledOut(_ rule: AppLinkRule, limit: Int) -> [AppLinkRule]? {
    var rules = [rule]
    for part in rule.globs {
      let limit = limit / rules.count
      guard let globs = spelledOut(rule[keyPath: part], limit: limit) else { return nil }
      rules = rules.flatMap { rule in
        globs.map { glob in
          var rule = rule
          rule[keyPath: part] = glob
          return rule
        }
      }
    }
    return rules
  }

  private func spelledOut(_ glob: String, limit: Int) -> [String]? {
    var globs = [""]
    for (text, name) in parts(glob) {
      let values = name.flatMap { alternatives[$0] } ?? [""]
      if globs.count * values.count > limit { return nil }
      globs = globs.flatMap { head in values.map { head + $0 + text } }
    }
    return globs
  }

  /// The texts of a glob, each with the name of the variable before the text.
  private func parts(_ glob: String) -> [(text: String, name: String?)] {
    let parts = glob.split(separator: "$(", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      guard index > 0, let end = part.firstIndex(of: ")") else { return (String(part), nil) }
      return (String(part[part.index(after: end)...]), String(part[..<end]))
    }
  }
}
