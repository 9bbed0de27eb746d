// Names of built-in types in other languages and tools, and misspelled names.

extension BuiltInType {
  /// The names in lower case, with the types that each can mean.
  private static let foreignNames: [String: [BuiltInType]] = [
    "text": [.string], "str": [.string], "integer": [.int], "long": [.int],
    "number": [.int, .double],
    "boolean": [.bool], "guid": [.uuid], "datetime": [.date],
  ]

  /// Names with a capital letter that can only mean a built-in type. A name that is merely similar
  /// to a built-in type can be the name of a custom type, like `Spring` and `Couple`.
  private static let misspellings: [String: BuiltInType] = [
    "Stirng": .string, "Strin": .string, "Strng": .string, "Integer": .int, "Doubel": .double,
    "Boolean": .bool, "Decmal": .decimal, "Deciaml": .decimal, "Decimel": .decimal,
  ]

  private static let lowercased = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })

  /// Returns the types that a name in lower case can mean in other languages.
  static func meant(bySmall name: String) -> [BuiltInType] { foreignNames[name] ?? [] }

  /// Returns the type that a name with a capital letter means, if it can only mean a built-in type
  /// of another name.
  static func meant(byCapitalized name: String) -> BuiltInType? {
    lowercased[name.lowercased()] ?? misspellings[name]
  }

  /// Returns the type that a word means in a pattern of another tool.
  static func meant(inPattern word: String) -> BuiltInType? {
    let name = word.lowercased()
    if name == "str" || name == "slug" { return .string }
    return meant(bySmall: name).first ?? lowercased[name]
  }

  /// Returns whether a name of a parameter or an enum value means a type. Names such as `date`,
  /// `url`, and `uuid` are ordinary names.
  static func isMeant(by name: String) -> Bool {
    guard let first = name.utf8.first, SyntaxByte.isUpperCase(first) else {
      return ["string", "int", "integer", "bool", "boolean"].contains(name)
    }
    return meant(byCapitalized: name) != nil
  }

  /// Returns the names of the types that are most similar to a misspelled name.
  static func nearestNames(to name: String) -> [String] {
    TurnpikeCompiler.nearestNames(to: name, in: allCases.map(\.rawValue))
  }
}
