import TurnpikeTable

// What the lines of a routes file say: `FileSyntax` has the lines. Every node has its range.
//
// The enumerations are indirect: a copy counts one owner more, and not each text inside, and the code
// that copies and destroys them is a tenth of the module's less.

/// A line that starts with a pattern: a route, an alias, a stack, or the start of a group.
package struct ItemSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case route(RouteSyntax)
    case alias(AliasSyntax)
    /// The screens of the segments. A screen is nil for a step without a screen.
    case stack([ScreenSyntax?])
    /// `{`, which a later line closes.
    case group(brace: SourceRange)
  }

  package var documentation: [String]
  package var pattern: PatternSyntax
  package var kind: Kind
  package var attributes: [AttributeSyntax]
  package var range: SourceRange

  package var isGroup: Bool { if case .group = kind { true } else { false } }

  package var route: RouteSyntax? { if case .route(let route) = kind { route } else { nil } }

  var alias: AliasSyntax? { if case .alias(let alias) = kind { alias } else { nil } }

  /// The names of the cases that the line declares, written or not.
  package var caseNames: [String] {
    switch kind {
    case .route(let route): [route.nameOfCase]
    case .stack(let screens): screens.compactMap { $0?.nameOfCase }
    case .alias, .group: []
    }
  }
}

/// `-> [mount] Type[!] [as name]` after a pattern.
package struct RouteSyntax: Sendable {
  package var arrow: SourceRange
  /// The word `mount`.
  package var mount: SourceRange?
  package var destination: NameSyntax
  package var isModal: Bool
  /// The word `as`.
  package var caseKeyword: SourceRange?
  package var caseName: NameSyntax?

  package var isMount: Bool { mount != nil }

  /// Whether the destination starts with a capital letter, like every type.
  var namesType: Bool { isCapitalized(destination.text) }

  /// The name of the case, written or not.
  package var nameOfCase: String {
    caseName?.text ?? Naming.caseName(ofDestination: destination.text.lastTypeName)
  }
}

/// `=> caseName` after a pattern.
package struct AliasSyntax: Sendable {
  package var arrow: SourceRange
  package var target: NameSyntax
}

/// `{Type}` or `{Type}!` after a segment.
package struct ScreenSyntax: Sendable {
  package var name: NameSyntax
  package var isModal: Bool

  package var nameOfCase: String { Naming.caseName(ofDestination: name.text) }
}

package struct AttributeSyntax: Sendable {
  package var name: NameSyntax
  package var value: NameSyntax?
  package var range: SourceRange

  func isBuiltIn(_ attribute: BuiltInAttribute) -> Bool { name.text == attribute.rawValue }
}

/// A path with its query and fragment. `text` is the pattern as written, without white space
/// around it and between continued lines.
package struct PatternSyntax: Sendable {
  package var segments: [SegmentSyntax]
  package var query: [QueryItemSyntax]
  package var fragment: CaptureSyntax?
  package var text: String
  package var range: SourceRange
}

package indirect enum SegmentSyntax: Sendable {
  /// Decoded text, never empty.
  case literal(String, SourceRange)
  /// `prefix:name<spec>suffix`. The affixes are decoded, and can be empty.
  case capture(prefix: String, CaptureSyntax, suffix: String, SourceRange)
  /// `*name<spec>`; `*` alone is named `wildcard`. Also where it is not the last segment: the
  /// model decides what `*` alone means there (one segment) and reports a named one.
  case rest(CaptureSyntax, isNamed: Bool, SourceRange)

  package var range: SourceRange {
    switch self {
    case .literal(_, let range), .capture(_, _, _, let range), .rest(_, _, let range): range
    }
  }

  var capture: CaptureSyntax? {
    switch self {
    case .literal: nil
    case .capture(_, let capture, _, _), .rest(let capture, _, _): capture
    }
  }
}

package indirect enum QueryItemSyntax: Sendable {
  /// `key:name<spec>`; the key is the name where none is written (nil here), decoded.
  case parameter(key: NameSyntax?, CaptureSyntax, SourceRange)
  /// `key=value`, both decoded, `key=*`, or `!key`.
  case condition(key: NameSyntax, ConditionSyntax, SourceRange)

  package var range: SourceRange {
    switch self {
    case .parameter(_, _, let range), .condition(_, _, let range): range
    }
  }
}

package enum ConditionSyntax: Sendable {
  case value(NameSyntax)
  /// The `*` of `key=*`.
  case present(SourceRange)
  /// The `!` of `!key`.
  case absent(SourceRange)

  package var value: NameSyntax? { if case .value(let value) = self { value } else { nil } }
}

/// `name<spec>` after a `:` or a `*`.
package struct CaptureSyntax: Sendable {
  package var name: NameSyntax
  package var spec: SpecSyntax?
  package var range: SourceRange
}

package struct SpecSyntax: Sendable {
  package indirect enum TypeSyntax: Sendable {
    /// `Int`, `Int 1...5`, `Sku`, `Module.Sku`.
    case named(NameSyntax, RangeSyntax?)
    /// `a|b`, `Sort: a|b`.
    case words(name: NameSyntax?, [NameSyntax])
  }

  /// The type of the value, or of the elements of a list.
  package var type: TypeSyntax
  /// Whether it is in brackets: `[Int]`.
  package var isList: Bool
  package var isOptional: Bool
  /// Trimmed and percent-decoded.
  package var defaultValue: NameSyntax?
  /// The `?` of `?=`, where the default also replaces text that cannot be read.
  package var lenientMark: SourceRange?
  /// The `nil` of `?= nil`, with which text that cannot be read counts as missing.
  package var nilValue: SourceRange?
  package var range: SourceRange
}

/// `a...b`, `a..<b`, `a...`, `...b`: the bounds as written.
package struct RangeSyntax: Sendable {
  package var lower: NameSyntax?
  package var upper: NameSyntax?
  package var includesUpper: Bool
  package var range: SourceRange
}
