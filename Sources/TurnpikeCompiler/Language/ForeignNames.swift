/// What other languages and tools call a built-in type, and slips.
struct ForeignNames {
  /// In small letters, as a type's name.
  var small: [String] = []
  /// In small letters, in the patterns of other tools alone.
  var inPatterns: [String] = []
  /// In small letters: what is no word of an enumeration by chance.
  var asWords: [String] = []
  /// With a capital, and no type of the user's: a name that is only near, as `Spring` and `Couple`
  /// are, may be one.
  var capitalised: [String] = []
}

extension BuiltInType {
  /// The types that a name in small letters may stand for elsewhere.
  static func meant(bySmall name: String) -> [BuiltInType] {
    allCases.filter { $0.foreignNames.small.contains(name) }
  }

  /// The type that is meant by a name with a capital that is neither its own nor a user's.
  static func meant(byCapitalised name: String) -> BuiltInType? {
    named(name.lowercased()) ?? allCases.first { $0.foreignNames.capitalised.contains(name) }
  }

  /// The type that a word in a pattern of another tool stands for.
  static func meant(inPattern word: String) -> BuiltInType? {
    let name = word.lowercased()
    return BuiltInType(rawValue: word) ?? meant(bySmall: name).first ?? named(name)
      ?? allCases.first { $0.foreignNames.inPatterns.contains(name) }
  }

  /// Whether a word of an enumeration is a type's name, which no word is by chance.
  static func isMeant(byWord word: String) -> Bool {
    if let first = word.utf8.first, SyntaxByte.isUpperCase(first) {
      return BuiltInType(rawValue: word) != nil || !meant(bySmall: word.lowercased()).isEmpty
    }
    return allCases.contains { $0.foreignNames.asWords.contains(word) }
  }

  /// Whether the name of a parameter is a type's, and not one that a parameter has by chance, as
  /// `date` and `url` are.
  static func isMeant(byName name: String) -> Bool {
    if let first = name.utf8.first, SyntaxByte.isUpperCase(first) {
      return BuiltInType(rawValue: name) != nil || meant(byCapitalised: name) != nil
    }
    return [BuiltInType.string, .int, .bool].contains { type in
      type.rawValue.lowercased() == name || type.foreignNames.asWords.contains(name)
    }
  }

  /// The type of a name in small letters.
  private static func named(_ name: String) -> BuiltInType? {
    allCases.first { $0.rawValue.lowercased() == name }
  }

  /// The names of the types that a misspelt one is nearest to.
  static func nearestNames(to name: String) -> [String] {
    TurnpikeCompiler.nearestNames(to: name, in: allCases.map(\.rawValue))
  }
}
