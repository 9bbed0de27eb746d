/// The words that start a directive, and what each is followed by.
enum DirectiveWord: String, CaseIterable, Sendable {
  case access, attribute
  case `enum`, `import`
  case origin, type

  /// The words in quotes, for messages.
  static var list: String {
    let words = allCases.map { "'\($0.rawValue)'" }
    return words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }

  /// What stands behind the word, with its article.
  var argument: String {
    switch self {
    case .access: "'internal', 'package' or 'public'"
    case .attribute: "an attribute's name"
    case .enum: "a type's name"
    case .import: "a module's name"
    case .origin: "an origin"
    case .type: "a type's name"
    }
  }

  /// Whether a file may have more than one.
  var mayRepeat: Bool {
    switch self {
    case .attribute, .import, .type: true
    case .access, .enum, .origin: false
    }
  }

  /// Whether documentation before it is its own.
  var isDocumented: Bool {
    switch self {
    case .attribute, .enum, .type: true
    case .access, .import, .origin: false
    }
  }
}

extension DirectiveSyntax.Kind {
  /// The word that starts it.
  var word: DirectiveWord {
    switch self {
    case .access: .access
    case .attribute: .attribute
    case .enum: .enum
    case .import: .import
    case .origin: .origin
    case .type: .type
    }
  }
}
