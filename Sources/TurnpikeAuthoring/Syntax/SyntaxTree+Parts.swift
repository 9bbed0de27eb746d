import TurnpikeCompiler

// The texts that a line consists of, each where it is, in the line's order: what lies between
// them is signs of the language, white space and comments.

extension LineSyntax.Content {
  var parts: [SourceRange] {
    switch self {
    case .blank, .comment, .groupEnd, .unread: []
    case .documentation(let text): [text]
    case .directive(let directive): [directive.keyword] + directive.arguments.parts
    case .route(let route): route.parts
    case .alias(let alias):
      alias.pattern.parts + [alias.target.range] + alias.attributes.flatMap(\.parts)
    case .stack(let stack): stack.parts
    case .groupStart(let group): group.path.parts + group.attributes.flatMap(\.parts)
    }
  }
}

extension DirectiveSyntax.Arguments {
  fileprivate var parts: [SourceRange] {
    names.map(\.range) + (spec?.parts ?? []) + (definition?.parts ?? [])
      + attributes.flatMap(\.parts) + items.flatMap(\.parts)
  }
}

extension RouteSyntax {
  fileprivate var parts: [SourceRange] {
    var parts = pattern?.parts ?? [patternRange]
    if let mount { parts.append(mount) }
    parts.append(destination.range)
    if let caseKeyword { parts.append(caseKeyword) }
    if let caseName { parts.append(caseName.range) }
    return parts + attributes.flatMap(\.parts)
  }
}

extension StackSyntax {
  fileprivate var parts: [SourceRange] {
    steps.flatMap { step in step.segment.parts + (step.screen.map { [$0.range] } ?? []) }
      + query.flatMap(\.parts) + attributes.flatMap(\.parts)
  }
}

extension AttributeSyntax {
  fileprivate var parts: [SourceRange] { [name.range] + (value.map { [$0.range] } ?? []) }
}

extension PatternSyntax {
  fileprivate var parts: [SourceRange] {
    segments.flatMap(\.parts) + query.flatMap(\.parts) + (fragment?.parts ?? [])
  }
}

extension SegmentSyntax {
  fileprivate var parts: [SourceRange] {
    switch self {
    case .literal(_, let range): [range]
    case .rest(let capture, _, _): capture.parts
    case .capture(_, let capture, _, let range):
      [SourceRange(file: range.file, lower: range.lower, upper: capture.range.lower)]
        + capture.parts
        + [SourceRange(file: range.file, lower: capture.range.upper, upper: range.upper)]
    }
  }
}

extension QueryItemSyntax {
  fileprivate var parts: [SourceRange] {
    switch self {
    case .condition(let key, let value, _): [key.range, value.range]
    case .parameter(let key, let capture, _): (key.map { [$0.range] } ?? []) + capture.parts
    }
  }
}

extension CaptureSyntax {
  fileprivate var parts: [SourceRange] { [name.range] + (spec?.parts ?? []) }
}

extension SpecSyntax {
  fileprivate var parts: [SourceRange] {
    type.parts + (defaultValue.map { [$0.range] } ?? [])
  }
}

extension SpecSyntax.TypeSyntax {
  fileprivate var parts: [SourceRange] {
    switch self {
    case .named(let name, let range), .list(let name, let range):
      [name.range] + (range?.parts ?? [])
    case .words(let name, let words): (name.map { [$0.range] } ?? []) + words.map(\.range)
    }
  }
}

extension RangeSyntax {
  fileprivate var parts: [SourceRange] {
    (lower.map { [$0.range] } ?? []) + (upper.map { [$0.range] } ?? [])
  }
}
