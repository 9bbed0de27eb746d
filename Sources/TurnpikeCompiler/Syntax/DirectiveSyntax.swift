/// A directive: `enum Name`, `access public`.
package struct DirectiveSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case access(NameSyntax)
    case attribute(NameSyntax, SpecSyntax?)
    case `enum`(NameSyntax)
    case `import`(NameSyntax)
    case origin([NameSyntax], [AttributeSyntax])
    case query([QueryItemSyntax])
    /// Enum values without a name, or a type with its range.
    case type(NameSyntax, SpecSyntax.TypeSyntax)
  }

  package var documentation: [String]
  package var word: DirectiveWord
  package var kind: Kind
  /// The range of the word.
  package var keyword: SourceRange
  package var range: SourceRange
}
