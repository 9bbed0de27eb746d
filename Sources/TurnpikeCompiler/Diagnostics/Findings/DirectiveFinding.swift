/// What is wrong with directives, and with what they declare.
package enum DirectiveFinding: String, CaseIterable, Sendable {
  case unknownDirective = "unknown-directive"
  case badAccess = "bad-access"
  case repeatedDirective = "repeated-directive"
  case lateDirective = "late-directive"
  case badOrigin = "bad-origin"
  case unusedImport = "unused-import"
  case unusedDeclaration = "unused-declaration"
}

extension DirectiveFinding {
  @_optimize(none)
  package var explanation: Explanation {
    switch self {
    case .unknownDirective:
      .error(
        "A directive that does not exist",
        """
        A line without an arrow that starts with a word is a directive: it says something of the
        whole file, as 'access public' does, or declares what its routes use, as 'attribute auth'
        does. There is none of this name; the message names the nearest, or all that there are.
        """,
        .file(
          before: """
            acces public
            product/:product_id -> ProductDestination
            """,
          says: "1:1: unknown directive 'acces'; did you mean 'access'?",
          after: """
            access public
            product/:product_id -> ProductDestination
            """))
    case .badAccess:
      .error(
        "An access level that does not exist",
        """
        'access' says who sees the generated enum: 'internal' (as without the line), 'package' or
        'public'. Swift's other levels would hide it from its own module, or mean nothing for an
        enum.
        """,
        .file(
          before: """
            access open
            product/:product_id -> ProductDestination
            """,
          says: """
            1:8: 'open' is no access level; there are 'internal', 'package' and 'public'
            """,
          after: """
            access public
            product/:product_id -> ProductDestination
            """))
    case .repeatedDirective:
      .error(
        "A directive that stands twice",
        """
        'enum', 'access' and 'origin' stand at most once in a file, or one of two lines would be
        ignored without a word. 'access', 'origin' and the documentation of the enum also stand in
        only one of the files that make an enum together. The others may stand as often as needed,
        each name declared once and none that is built in.
        """,
        .file(
          before: """
            origin shop://
            origin https://shop.example.com
            product/:product_id -> ProductDestination
            """,
          says: """
            2:1: 'origin' is repeated; a file has it once
            1:1: the first one is here
            """,
          after: """
            origin shop://, https://shop.example.com
            product/:product_id -> ProductDestination
            """))
    case .lateDirective:
      .error(
        "A directive after a route",
        """
        Directives are about the whole file and stand at its top, before the first route, where a
        reader looks for them. In the middle of the file they would seem to be about what follows.
        """,
        .file(
          before: """
            product/:product_id -> ProductDestination
            access public
            """,
          says: "2:1: 'access' belongs before the first route",
          after: """
            access public
            product/:product_id -> ProductDestination
            """))
    case .badOrigin:
      .error(
        "An origin that is none",
        """
        An origin is where the app's links come from: a scheme of your own with '://', or a web
        address with a host and perhaps a path, below which every path is meant. '*.' before a
        name of two labels or more stands for its subdomains. A link from anywhere else is not
        answered, so a slip here would switch links off, or let in those of others.
        """,
        .file(
          before: """
            origin shop.example.com
            product/:product_id -> ProductDestination
            """,
          says: """
            1:8: 'shop.example.com' is no origin: write 'https://shop.example.com'
            """,
          after: """
            origin https://shop.example.com
            product/:product_id -> ProductDestination
            """))
    case .unusedImport:
      .warning(
        "An import that no type needs",
        """
        'import' makes the types of another module known to the routes. No parameter here has a
        type that could come from that module, so the generated file would import it for nothing.
        This is a warning: the build goes on.
        """,
        .file(
          before: """
            import Catalogue
            product/:product_id -> ProductDestination
            """,
          says: "1:8: no type of these routes needs 'Catalogue'",
          after: "product/:product_id -> ProductDestination"))
    case .unusedDeclaration:
      .warning(
        "A declaration that no route uses",
        """
        No line bears the attribute, or no parameter has the type. Was it meant to protect
        something? A table that mounts other enums may declare attributes that only their routes
        bear. This is a warning: the build goes on.
        """,
        .file(
          before: """
            attribute auth
            orders -> OrdersDestination
            """,
          says: "1:11: no route uses the attribute 'auth'",
          after: """
            attribute auth
            orders -> OrdersDestination @auth
            """))
    }
  }
}

extension Diagnostic {
  // unknown-directive

  static func unknownDirective(_ word: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(
      .directive(.unknownDirective),
      """
      unknown directive \(word)\
      \(meant: suggestions, else: "there are \(all: DirectiveWord.allCases.map(\.rawValue))")
      """, at: word.range)
  }

  /// `enum Sort = new|price`.
  static func enumOfWords(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .directive(.unknownDirective),
      "words with a name are declared by '\(proposed: "type")', not by 'enum'", at: range)
  }

  /// `public enum Shop`.
  static func accessBeforeEnum(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .directive(.unknownDirective),
      "unexpected \(word); access is written 'access \(word.text)' on a line of its own",
      at: word.range)
  }

  // bad-access

  static func badAccess(_ access: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(
      .directive(.badAccess),
      """
      \(access) is no access level\
      \(meant: suggestions, else: "there are \(all: AccessLevel.allCases.map(\.rawValue))")
      """, at: access.range)
  }

  // repeated-directive

  static func repeatedDirective(
    _ word: DirectiveWord, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .directive(.repeatedDirective), "'\(word.rawValue)' is repeated; a file has it once",
      at: range,
      note: "the first one is here", at: earlier)
  }

  static func directiveInSecondFile(
    _ word: DirectiveWord, _ table: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .directive(.repeatedDirective),
      "the '\(word.rawValue)' of \(quoted: table) is set in another file already", at: range,
      note: "the other one is here", at: earlier)
  }

  static func secondDocumentation(
    _ table: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .directive(.repeatedDirective), "\(quoted: table) is documented in another file already",
      at: range, note: "its documentation is here", at: earlier)
  }

  static func declaredTwice(
    _ what: String, _ name: NameSyntax, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .directive(.repeatedDirective), "the \(what) \(name) is declared twice", at: name.range,
      note: "the other declaration is here", at: earlier)
  }

  static func declaredBuiltIn(_ what: String, _ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .directive(.repeatedDirective),
      "the \(what) \(name) is built in and needs no declaration", at: name.range)
  }

  // late-directive

  static func lateDirective(_ word: DirectiveWord, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .directive(.lateDirective), "'\(word.rawValue)' belongs before the first route", at: range)
  }

  // bad-origin

  static func badOrigin(_ origin: NameSyntax, _ problem: Wording) -> Diagnostic {
    Diagnostic(
      .directive(.badOrigin), "\(origin) is no origin: \(problem)", at: origin.range)
  }

  // unused-import

  static func unusedImport(_ module: NameSyntax) -> Diagnostic {
    Diagnostic(
      .directive(.unusedImport), "no type of these routes needs \(module)", at: module.range)
  }

  static func importOfItself(_ module: NameSyntax) -> Diagnostic {
    Diagnostic(
      .directive(.unusedImport), "\(module) is the module of these routes, which needs no import",
      at: module.range)
  }

  // unused-declaration

  static func unusedDeclaration(
    _ what: String, _ name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .directive(.unusedDeclaration), "no route uses the \(what) \(quoted: name)", at: range)
  }
}
