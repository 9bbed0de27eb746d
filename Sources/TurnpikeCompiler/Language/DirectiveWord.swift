/// The words that start a directive, and all that the compiler knows of each.
///
/// A new one is a case here, is read in `DirectiveParser.swift` and resolved in
/// `TableBuilder+Directives.swift`; it does not compile until the switches of those three files
/// know it.
package enum DirectiveWord: String, CaseIterable, Sendable {
  case access, attribute
  case `enum`, `import`
  case origin, query, type

  /// The directive that a word of another language means.
  init?(foreign word: String) {
    switch word {
    case "scheme", "schemes", "host", "hosts", "domain", "domains", "url": self = .origin
    case "module", "using", "include": self = .import
    case "typealias": self = .type
    default: return nil
    }
  }

  /// The text after the word, with its article.
  var argument: String {
    switch self {
    case .access: "'internal', 'package' or 'public'"
    case .attribute: "an attribute's name"
    case .enum: "a type's name"
    case .import: "a module's name"
    case .origin: "an origin"
    case .query: "a parameter"
    case .type: "a type's name"
    }
  }

  /// Whether a file may have more than one.
  var mayRepeat: Bool {
    switch self {
    case .attribute, .import, .origin, .type: true
    case .access, .enum, .query: false
    }
  }
}
