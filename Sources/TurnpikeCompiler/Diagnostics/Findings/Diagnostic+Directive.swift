extension Diagnostic {
  // unknown-directive

  static func unknownDirective(_ word: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(
      .unknownDirective,
      """
      unknown directive \(word)\
      \(meant: suggestions, else: "there are \(all: DirectiveWord.allCases.map(\.rawValue))")
      """, at: word.range)
  }

  /// `enum Sort = new|price`.
  static func enumOfWords(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownDirective,
      "words with a name are declared by '\(proposed: "type")', not by 'enum'", at: range)
  }

  /// `public enum Shop`.
  static func accessBeforeEnum(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unknownDirective,
      "unexpected \(word); access is written 'access \(word.text)' on a line of its own",
      at: word.range)
  }

  // bad-access

  static func badAccess(_ access: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(
      .badAccess,
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
      .repeatedDirective, "'\(word.rawValue)' is repeated; a file has it once",
      at: range,
      note: "the first one is here", at: earlier)
  }

  static func directiveInSecondFile(
    _ word: DirectiveWord, _ table: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .repeatedDirective,
      "the '\(word.rawValue)' of \(quoted: table) is set in another file already", at: range,
      note: "the other one is here", at: earlier)
  }

  static func secondDocumentation(
    _ table: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .repeatedDirective, "\(quoted: table) is documented in another file already",
      at: range, note: "its documentation is here", at: earlier)
  }

  static func declaredTwice(
    _ what: String, _ name: NameSyntax, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .repeatedDirective, "the \(what) \(name) is declared twice", at: name.range,
      note: "the other declaration is here", at: earlier)
  }

  static func declaredBuiltIn(_ what: String, _ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .repeatedDirective,
      "the \(what) \(name) is built in and needs no declaration", at: name.range)
  }

  // late-directive

  static func lateDirective(_ word: DirectiveWord, at range: SourceRange) -> Diagnostic {
    Diagnostic(.lateDirective, "'\(word.rawValue)' belongs before the first route", at: range)
  }

  // bad-origin

  static func badOrigin(_ origin: NameSyntax, _ problem: Wording) -> Diagnostic {
    Diagnostic(.badOrigin, "\(origin) is not a valid origin: \(problem)", at: origin.range)
  }

  // missing-enum

  /// - Parameters:
  ///   - name: the enum that the file's routes are in.
  ///   - others: those that other files of the target name, one at least.
  static func missingEnum(_ name: String, others: [String], at range: SourceRange) -> Diagnostic {
    let directives = others.prefix(3).map { "enum " + $0 }
    let rest = others.count > 1 ? " or another enum" : ""
    return Diagnostic(
      .missingEnum,
      """
      a file without 'enum' declares \(quoted: name), and other files of the target name their \
      enum; write \(list: directives)\(rest)
      """, at: range)
  }

  // unused-import

  static func unusedImport(_ module: NameSyntax) -> Diagnostic {
    Diagnostic(.unusedImport, "no type of these routes needs \(module)", at: module.range)
  }

  static func importOfItself(_ module: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unusedImport, "\(module) is the module of these routes, which needs no import",
      at: module.range)
  }

  // unused-declaration

  static func unusedDeclaration(
    _ what: String, _ name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.unusedDeclaration, "no route uses the \(what) \(quoted: name)", at: range)
  }
}
