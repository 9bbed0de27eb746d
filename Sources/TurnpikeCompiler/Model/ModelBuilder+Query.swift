extension ModelBuilder {
  /// What `query` of a table declares, from the one file that has it.
  mutating func sharedQuery(_ table: TableFiles) -> SharedQueryModel? {
    guard let first = directives.queries.first else { return nil }
    for other in directives.queries.dropFirst() where other.range.file != first.range.file {
      reportSecondFile("'query'", table, at: other.range, earlier: first.range)
    }
    var isWhole = true
    for item in first.items {
      switch item {
      case .condition(_, _, let range):
        isWhole = false
        diagnostics.report(
          .badSharedQuery, "'query' cannot have a condition; move it to the pattern of a route",
          at: range)
      case .parameter(_, let capture, let range):
        let spec = capture.spec
        if case .list = spec?.type {
          isWhole = false
          diagnostics.report(
            .badSharedQuery,
            "a parameter of 'query' cannot be a list; move it to the patterns of the routes",
            at: range)
        } else if spec?.isOptional != true, spec?.defaultValue == nil {
          isWhole = false
          diagnostics.report(
            .badSharedQuery,
            """
            a parameter of 'query' must be optional or have a default, as in \
            '\(shortened: ":" + capture.name.text)<String?>'
            """, at: capture.range)
        } else if let mark = spec?.lenientMark {
          diagnostics.append(.fallbackOutsideQuery(.badSharedQuery, at: mark))
        }
      }
    }
    var resolver = PatternResolver(imports: importedModules)
    let syntax = PatternSyntax(
      segments: [], query: first.items, fragment: nil, text: text(first.range),
      isWhole: isWhole, range: first.range)
    guard var pattern = resolver.resolve(syntax, &self) else { return nil }
    // Text that cannot be read counts as missing, also without `?=`.
    pattern.query = pattern.query.map { item in
      guard case .parameter(let key, var binding) = item else { return item }
      binding.spec.isLenient = true
      return .parameter(key: key, binding)
    }
    return SharedQueryModel(
      documentation: first.documentation, parameters: resolver.parameters, pattern: pattern)
  }

  /// A key has one reader: a route's line does not read a key that any link can have.
  mutating func checkSharedKeys(_ model: TableModel) {
    guard let query = model.query else { return }
    let shared = Set(query.pattern.query.map { Array($0.key.utf8) })
    let place = query.pattern.range
    for route in model.routes {
      // Aliases take over the keys of their route.
      var reported: Set<[UInt8]> = []
      for pattern in [route.pattern].compactMap(\.self) + route.aliases.map(\.pattern) {
        for item in pattern.query
        where shared.contains(Array(item.key.utf8))
          && reported.insert(Array(item.key.utf8)).inserted
        {
          let isLater = place.isBefore(pattern.range)
          diagnostics.report(
            .badSharedQuery,
            "'query' and a route cannot read the same key \(quoted: item.key); rename one of them",
            at: isLater ? pattern.range : place,
            note: isLater ? "'query' is here" : "the route is here",
            at: isLater ? place : pattern.range)
        }
      }
    }
  }
}
