/// A directive: `enum Name`, `access public`.
package struct DirectiveSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case `enum`(EnumDeclarationSyntax)
    case access(NameSyntax)
    case attribute(AttributeDeclarationSyntax)
    case `import`(NameSyntax)
    case origin(OriginDeclarationSyntax)
    case query(QueryDeclarationSyntax)
    case type(TypeDeclarationSyntax)
  }

  package var kind: Kind
  /// The word that it starts with.
  package var keyword: SourceRange
  package var range: SourceRange
}

/// `enum Name`.
package struct EnumDeclarationSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax
}

/// `origin a, b @only(DEBUG)`.
package struct OriginDeclarationSyntax: Sendable {
  package var origins: [NameSyntax]
  package var attributes: [AttributeSyntax]
}

/// `query item&item…`.
package struct QueryDeclarationSyntax: Sendable {
  package var documentation: [String]
  package var items: [QueryItemSyntax]
  package var range: SourceRange
}

/// `attribute name<spec>`.
package struct AttributeDeclarationSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax
  package var spec: SpecSyntax?
}

/// `type Name = a|b`, `type Name = Int 1...`.
package struct TypeDeclarationSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax
  /// Enum values without a name, or a type with its range.
  package var definition: SpecSyntax.TypeSyntax
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
    case .query: .query
    case .type: .type
    }
  }
}

extension DirectiveSyntax {
  /// The text after the word, whatever the directive is.
  package struct Arguments {
    package var names: [NameSyntax]
    /// What an attribute's value is.
    package var spec: SpecSyntax?
    /// What a type is.
    package var definition: SpecSyntax.TypeSyntax?
    /// Those of origins.
    package var attributes: [AttributeSyntax] = []
    /// What any link may carry.
    package var items: [QueryItemSyntax] = []
  }

  package var arguments: Arguments {
    switch kind {
    case .access(let name), .import(let name): Arguments(names: [name])
    case .enum(let declaration): Arguments(names: [declaration.name])
    case .origin(let declaration):
      Arguments(names: declaration.origins, attributes: declaration.attributes)
    case .attribute(let declaration):
      Arguments(names: [declaration.name], spec: declaration.spec)
    case .query(let declaration): Arguments(names: [], items: declaration.items)
    case .type(let declaration):
      Arguments(names: [declaration.name], definition: declaration.definition)
    }
  }
}
