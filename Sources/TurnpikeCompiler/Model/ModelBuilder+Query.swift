extension ModelBuilder {
  /// What `query` of a table declares, from the one file that has it.
  mutating func sharedQuery(_ table: TableFiles) -> SharedQueryModel? {
    guard let first = directives.queries.first else { return nil }
    for other in directives.queries.dropFirst() where other.range.file != first.range.file {
      diagnostics.append(
        .directiveInSecondFile(.query, table.name, at: other.range, earlier: first.range))
    }
    var isWhole = first.isWhole
    for item in first.items {
      switch item {
      case .condition(let key, let value, let range):
        // A key without a sign after it could not be read, and has its error.
        if value.range.lower > key.range.upper {
          diagnostics.append(.conditionOfSharedQuery(key, at: range))
        }
        isWhole = false
      case .parameter(_, let capture, let range):
        if case .list = capture.spec?.type {
          diagnostics.append(.listInSharedQuery(capture.name, at: range))
          isWhole = false
        } else if !(capture.spec.map { $0.isOptional || $0.defaultValue != nil } ?? false) {
          diagnostics.append(.requiredInSharedQuery(capture.name, at: capture.range))
          isWhole = false
        } else if let mark = capture.spec?.lenientMark {
          diagnostics.append(.lenientInSharedQuery(at: mark))
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
      binding.isLenient = true
      return .parameter(key: key, binding)
    }
    return SharedQueryModel(
      documentation: first.documentation, parameters: resolver.parameters, pattern: pattern)
  }

  /// A key has one reader: a route's line does not read a key that any link may carry.
  mutating func checkSharedKeys(_ model: TableModel) {
    guard let query = model.query else { return }
    var shared: Set<[UInt8]> = []
    for item in query.pattern.query { shared.insert(Array(item.key.utf8)) }
    for route in model.routes {
      // Aliases take over the keys of their route.
      var reported: Set<[UInt8]> = []
      for pattern in [route.pattern].compactMap(\.self) + route.aliases.map(\.pattern) {
        for item in pattern.query
        where shared.contains(Array(item.key.utf8))
          && reported.insert(Array(item.key.utf8)).inserted
        {
          diagnostics.append(
            .keyOfSharedQuery(item.key, at: pattern.range, shared: query.pattern.range))
        }
      }
    }
  }
}
