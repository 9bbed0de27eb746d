/// The words that start a directive, with the properties of each.
///
/// A new directive needs a case here. `RowParser+Directive.swift` reads it, and
/// `TableBuilder+Directives.swift` resolves it. The compiler reports the switches in these three
/// files that lack it.
package enum DirectiveWord: String, CaseIterable, Sendable {
  case access, attribute
  case `enum`, ignore, `import`
  case origin, query, type

  /// The directive that a word of another language means.
  init?(foreign word: String) {
    switch word {
    case "scheme", "schemes", "host", "hosts", "domain", "domains", "url": self = .origin
    case "module", "using", "include": self = .import
    case "typealias": self = .type
    case "ignorecase", "caseinsensitive", "case": self = .ignore
    case "struct", "class", "protocol", "actor": self = .enum
    default: return nil
    }
  }

  /// The text after the word, with its article.
  var argument: String {
    switch self {
    case .access: "'internal', 'package' or 'public'"
    case .attribute: "an attribute's name"
    case .enum: "a type's name"
    case .ignore: "'case'"
    case .import: "a module's name"
    case .origin: "an origin"
    case .query: "a parameter"
    case .type: "a type's name"
    }
  }

  /// Whether a file can have several directives with the word.
  var mayRepeat: Bool {
    switch self {
    case .attribute, .import, .origin, .type: true
    case .access, .enum, .ignore, .query: false
    }
  }
}
