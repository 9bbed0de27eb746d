// The names that other languages and tools have for built-in types, and misspellings.

extension BuiltInType {
  /// The names in lower case, with the types that each can mean.
  private static let foreignNames: [String: [BuiltInType]] = [
    "text": [.string], "integer": [.int], "long": [.int], "number": [.int, .double],
    "boolean": [.bool], "guid": [.uuid], "datetime": [.date],
  ]

  /// The names with a capital letter that a custom type does not have. A name that is only near
  /// a built-in type can be that of a custom type, like `Spring` and `Couple`.
  private static let misspellings: [String: BuiltInType] = [
    "Stirng": .string, "Strin": .string, "Strng": .string, "Integer": .int, "Doubel": .double,
    "Boolean": .bool, "Decmal": .decimal, "Deciaml": .decimal, "Decimel": .decimal,
  ]

  private static let lowercased = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })

  /// The types that a name in lower case can mean elsewhere.
  static func meant(bySmall name: String) -> [BuiltInType] { foreignNames[name] ?? [] }

  /// The type that is meant by a name with a capital letter that is neither its own nor a user's.
  static func meant(byCapitalised name: String) -> BuiltInType? {
    lowercased[name.lowercased()] ?? misspellings[name]
  }

  /// The type that a word in a pattern of another tool means.
  static func meant(inPattern word: String) -> BuiltInType? {
    let name = word.lowercased()
    if name == "str" || name == "slug" { return .string }
    return meant(bySmall: name).first ?? lowercased[name]
  }

  /// Whether the name of a parameter or an enum value is that of a type, and not a name that it has
  /// by chance, like `date`, `url`, and `uuid`.
  static func isMeant(by name: String) -> Bool {
    guard let first = name.utf8.first, SyntaxByte.isUpperCase(first) else {
      return ["string", "int", "integer", "bool", "boolean"].contains(name)
    }
    return meant(byCapitalised: name) != nil
  }

  /// The names of the types that a misspelled name is nearest to.
  static func nearestNames(to name: String) -> [String] {
    TurnpikeCompiler.nearestNames(to: name, in: allCases.map(\.rawValue))
  }
}
