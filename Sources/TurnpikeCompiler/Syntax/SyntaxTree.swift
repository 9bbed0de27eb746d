/// The syntax of one routes file, as written. Every node carries its place.
///
/// The tree holds what could be read; a line with an error that leaves nothing to work with is
/// left out after it has been reported.
///
/// The enumerations are indirect: a copy counts one owner more, and not each text inside, and the
/// code that copies and destroys them is a tenth of the module's less.
package struct FileSyntax: Sendable {
  package var directives: [DirectiveSyntax] = []
  package var items: [ItemSyntax] = []
  /// Documentation before the `enum` directive.
  package var enumDocumentation: [String] = []
  /// The lines that were left out after an error, so that what they say is not known: a name that
  /// is missing in the tree may be there in the file.
  package var unread: [SourceRange] = []
  /// False where a brace too many or too few leaves it open which routes a group holds.
  package var areGroupsSure = true
  /// Whether every line could be read.
  package var isComplete: Bool { unread.isEmpty }

  package init() {}
}

package struct DirectiveSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case `enum`(NameSyntax)
    case access(NameSyntax)
    case attribute(AttributeDeclarationSyntax)
    case `import`(NameSyntax)
    case origin([NameSyntax])
    case type(TypeDeclarationSyntax)
  }

  package var kind: Kind
  package var range: SourceRange
}

/// `attribute name<spec>`.
package struct AttributeDeclarationSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax
  package var spec: SpecSyntax?
  /// False where the spec could not be read, which has been reported.
  package var isWhole: Bool
}

/// `type Name = a|b`, `type Name = Int 1...`.
package struct TypeDeclarationSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax
  /// Words without a name, or a type with its range; nil where it could not be read, which has been
  /// reported.
  package var definition: SpecSyntax.TypeSyntax?
}

package indirect enum ItemSyntax: Sendable {
  case route(RouteSyntax)
  case alias(AliasSyntax)
  case stack(StackSyntax)
  case group(GroupSyntax)
}

/// `pattern -> [mount] Type[!] [as name] attributes`, and `_ -> Type`.
package struct RouteSyntax: Sendable {
  package var documentation: [String]
  /// Nil for the default route `_`.
  package var pattern: PatternSyntax?
  /// The pattern's place, or that of `_`.
  package var patternRange: SourceRange
  package var isMount: Bool
  package var destination: NameSyntax
  package var isModal: Bool
  package var caseName: NameSyntax?
  package var attributes: [AttributeSyntax]
  package var range: SourceRange
}

/// `pattern => caseName attributes`.
package struct AliasSyntax: Sendable {
  package var documentation: [String]
  package var pattern: PatternSyntax
  package var target: NameSyntax
  package var attributes: [AttributeSyntax]
  package var range: SourceRange
}

/// `step/step… ?items attributes`.
package struct StackSyntax: Sendable {
  package struct Step: Sendable {
    package var segment: SegmentSyntax
    package var screen: NameSyntax?
    package var isModal: Bool
    /// Whether the path up to here was read without an error.
    package var isWhole: Bool
  }

  package var documentation: [String]
  package var steps: [Step]
  package var query: [QueryItemSyntax]
  /// The query as written, `?` included; empty where there is none.
  package var queryText: String
  /// Whether the query was read without an error.
  package var isQueryWhole: Bool
  package var attributes: [AttributeSyntax]
  package var range: SourceRange
}

/// `path attributes {` … `}`.
package struct GroupSyntax: Sendable {
  package var documentation: [String]
  package var path: PatternSyntax
  package var attributes: [AttributeSyntax]
  package var items: [ItemSyntax]
  package var range: SourceRange
}

package struct AttributeSyntax: Sendable {
  package var name: NameSyntax
  package var value: NameSyntax?
  package var range: SourceRange
}

/// A path with its query and fragment. `text` is the pattern as written, without white space
/// around it and between continued lines.
package struct PatternSyntax: Sendable {
  package var segments: [SegmentSyntax]
  package var query: [QueryItemSyntax]
  package var fragment: CaptureSyntax?
  package var text: String
  /// Whether it was read without an error.
  package var isWhole: Bool
  package var range: SourceRange
}

package indirect enum SegmentSyntax: Sendable {
  /// Decoded text, never empty.
  case literal(String, SourceRange)
  /// `prefix:name<spec>suffix`, the affixes decoded, empty where there is none.
  case capture(prefix: String, CaptureSyntax, suffix: String, SourceRange)
  /// `*name<spec>`; `*` alone is named `wildcard`. Also where it is not the last segment: the
  /// model decides what `*` alone means there (one segment) and reports a named one.
  case rest(CaptureSyntax, isNamed: Bool, SourceRange)

  package var range: SourceRange {
    switch self {
    case .literal(_, let range), .capture(_, _, _, let range), .rest(_, _, let range): range
    }
  }
}

package indirect enum QueryItemSyntax: Sendable {
  /// `key:name<spec>`; the key is the name where none is written (nil here), decoded.
  case parameter(key: NameSyntax?, CaptureSyntax, SourceRange)
  /// `key=value`, both decoded.
  case condition(key: NameSyntax, value: NameSyntax, SourceRange)

  package var range: SourceRange {
    switch self {
    case .parameter(_, _, let range), .condition(_, _, let range): range
    }
  }
}

/// `name<spec>` behind a `:` or a `*`.
package struct CaptureSyntax: Sendable {
  package var name: NameSyntax
  package var spec: SpecSyntax?
  package var range: SourceRange
}

package struct SpecSyntax: Sendable {
  package indirect enum TypeSyntax: Sendable {
    /// `Int`, `Int 1...5`, `Sku`, `Module.Sku`.
    case named(NameSyntax, RangeSyntax?)
    /// `[Int]`.
    case list(NameSyntax, RangeSyntax?)
    /// `a|b`, `Sort: a|b`.
    case words(name: NameSyntax?, [NameSyntax])
  }

  package var type: TypeSyntax
  package var isOptional: Bool
  /// Trimmed and percent-decoded.
  package var defaultValue: NameSyntax?
  package var range: SourceRange
}

/// `a...b`, `a..<b`, `a...`, `...b`: the bounds as written.
package struct RangeSyntax: Sendable {
  package var lower: NameSyntax?
  package var upper: NameSyntax?
  package var includesUpper: Bool
  package var range: SourceRange
}
