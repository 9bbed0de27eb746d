import TurnpikeCompiler

extension FileSyntax {
  /// The modules that it imports.
  var imports: [String] { directives.imports.map(\.text) }

  /// The types that it declares.
  var typeNames: [String] {
    directives.compactMap { if case .type(let name, _) = $0.kind { name.text } else { nil } }
  }

  /// The groups by the indices of their lines, from the start to before the end. The last line ends a
  /// group that is not closed.
  var groups: [Range<Int>] {
    var groups: [Range<Int>] = []
    var starts: [Int] = []
    for (index, line) in lines.enumerated() {
      if line.startsGroup { starts.append(index) }
      if line.endsGroup, let start = starts.popLast() { groups.append(start..<index) }
    }
    return groups + starts.map { $0..<lines.count }
  }

  /// The attributes of all lines.
  var attributes: [AttributeSyntax] { lines.flatMap(\.content.attributes) }

  /// Where a new directive belongs: after the last one, else where the file begins.
  var endOfDirectives: Int {
    let last = lines.last {
      if case .directive = $0.content { true } else { false }
    }
    return last?.range.upper ?? source.byteOrderMarkLength
  }
}

extension LineSyntax.Content {
  var attributes: [AttributeSyntax] {
    switch self {
    case .item(let item): item.attributes
    case .directive(let directive):
      if case .origin(let origin) = directive.kind { origin.attributes } else { [] }
    case .blank, .comment, .documentation, .groupEnd, .unread: []
    }
  }
}
