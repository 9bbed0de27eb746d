/// A directive: `enum Name`, `access public`.
package struct DirectiveSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case access(NameSyntax)
    case attribute(NameSyntax, SpecSyntax?)
    case `enum`(NameSyntax)
    /// The word `case` after `ignore`.
    case ignore(NameSyntax)
    case `import`(NameSyntax)
    case origin(OriginSyntax)
    case query([QueryItemSyntax])
    /// Enum values without a name, or a type with its range.
    case type(NameSyntax, SpecSyntax.TypeSyntax)
  }

  /// `a, b at site @only(DEBUG)`.
  package struct OriginSyntax: Sendable {
    package var origins: [NameSyntax]
    /// The word `at` and the path after it, which consists of literals.
    package var site: (keyword: SourceRange, path: PatternSyntax)?
    package var attributes: [AttributeSyntax]
  }

  package var documentation: [String]
  package var word: DirectiveWord
  package var kind: Kind
  /// The range of the word.
  package var keyword: SourceRange
  package var range: SourceRange
}
