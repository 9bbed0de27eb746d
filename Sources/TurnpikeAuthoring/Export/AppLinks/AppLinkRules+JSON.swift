extension AppLinkRule {
  /// The rule as a component, under a path that its own stands for.
  func json(path: String) -> JSON {
    [
      "/": .string(path),
      "?": query.isEmpty ? nil : .object(query.map { ($0.key, .string($0.glob)) }),
      "exclude": isExcluded ? true : nil,
      "comment": comment.map(JSON.string),
    ]
  }
}

extension AppLinkRules {
  /// The variables that the file declares, in the order of their names, and how each is called.
  var variables: (names: [AppLinkVariable: String], declared: [(name: String, words: [String])]) {
    var used: Set<AppLinkVariable> = []
    for rule in rules {
      for case .variable(let variable) in rule.path.pieces { used.insert(variable) }
    }
    var names: [AppLinkVariable: String] = [.digit: "digit", .number: "number", .bool: "bool"]
    var taken = Self.reserved
    var declared: [(name: String, words: [String])] = []
    for variable in [AppLinkVariable.number, .bool] where used.contains(variable) {
      declared.append((names[variable] ?? "", alternatives(variable)))
    }
    for index in words.indices where used.contains(.words(index)) {
      let name = Self.free(Self.variableName(words[index].name), &taken)
      names[.words(index)] = name
      declared.append((name, alternatives(.words(index))))
    }
    declared.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return (names, declared)
  }

  /// Every text that a variable stands for, as links write it.
  func alternatives(_ variable: AppLinkVariable) -> [String] {
    let digits = (0...9).map { "\($0)" }
    switch variable {
    case .digit: return digits
    case .number: return digits.map { $0 + "*" } + ["-*"]
    case .bool: return ["true", "false"]
    case .words(let index):
      var seen: Set<String> = []
      return words[index].words.flatMap { word in
        AppLinkSpelling.all.map { $0.literal(word, isFirst: false) }
      }.filter { seen.insert($0).inserted }
    }
  }

  /// Apple's own, and those above.
  private static let reserved: Set<String> = [
    "alpha", "upper", "lower", "alnum", "digit", "xdigit", "region", "lang", "number", "bool",
  ]

  /// `Sort` is `sort`, `URLKind` is `urlKind`.
  private static func variableName(_ type: String) -> String {
    let scalars = Array(type.unicodeScalars)
    let capitals = scalars.prefix { $0.properties.isUppercase }.count
    let isWhole = capitals == scalars.count
    let count = capitals > 1 && !isWhole ? capitals - 1 : capitals
    return String(type.unicodeScalars.prefix(count)).lowercased()
      + String(type.unicodeScalars.dropFirst(count))
  }

  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name.isEmpty ? "word" : name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
