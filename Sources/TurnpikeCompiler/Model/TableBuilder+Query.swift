extension TableBuilder {
  /// Resolves the `query` directive of a table, which only one file can contain.
  func sharedQuery() -> SharedQueryModel? {
    guard let directive = only(.query).first, case .query(let items) = directive.kind,
      let file = files.first(where: { $0.index == directive.range.file })
    else { return nil }
    let range = items[0].range.extended(to: directive.range.upper)
    var resolver = PatternResolver(declarations)
    resolver.append(items.filter { checkShared($0) })
    guard var pattern = resolver.pattern(file.source.text(range), range) else { return nil }
    // A text that cannot be read counts as missing, even without `?=`.
    pattern.query = pattern.query.map { item in
      guard case .parameter(let key, var binding) = item else { return item }
      binding.spec.isLenient = true
      return .parameter(key: key, binding)
    }
    return SharedQueryModel(
      documentation: directive.documentation, parameters: resolver.parameters, pattern: pattern)
  }

  /// Reports an item that a shared query cannot have. Returns whether it can.
  private func checkShared(_ item: QueryItemSyntax) -> Bool {
    guard case .parameter(_, let capture, let range) = item else {
      reporter.report(
        .badSharedQuery, "'query' cannot have a condition; move it to the pattern of a route",
        at: item.range)
      return false
    }
    if capture.spec?.isList == true {
      reporter.report(
        .badSharedQuery,
        "a parameter of 'query' cannot be a list; move it to the patterns of the routes",
        at: range)
      return false
    }
    guard let spec = capture.spec, spec.isOptional || spec.defaultValue != nil else {
      reporter.report(
        .badSharedQuery,
        """
        a parameter of 'query' must be optional or have a default, as in \
        '\(shortened: ":" + capture.name.text)<String?>'
        """, at: capture.range)
      return false
    }
    if let mark = spec.lenientMark {
      reporter.report(.fallbackOutsideQuery(.badSharedQuery, nilValue: spec.nilValue, at: mark))
    }
    return true
  }

  /// A key has only one parameter: the line of a route must not read a key of the shared query. A
  /// condition can name the key.
  func checkSharedKeys(_ model: TableModel) {
    guard let query = model.query else { return }
    let shared = Set(query.pattern.query.map { Array($0.key.utf8) })
    for route in model.routes {
      // Aliases inherit the keys of their route.
      var reported: Set<[UInt8]> = []
      for pattern in route.lines.compactMap(\.pattern) {
        for case .parameter(let name, _) in pattern.query {
          let key = Array(name.utf8)
          guard shared.contains(key), reported.insert(key).inserted else { continue }
          let isLater = query.pattern.range.isBefore(pattern.range)
          let (later, earlier) =
            isLater ? (pattern.range, query.pattern.range) : (query.pattern.range, pattern.range)
          reporter.report(
            .badSharedQuery,
            """
            'query' and a route cannot both have a parameter with the key \(quoted: name); remove it \
            from one of them
            """, at: later, note: isLater ? "'query' is here" : "the route is here", at: earlier)
        }
      }
    }
  }
}
