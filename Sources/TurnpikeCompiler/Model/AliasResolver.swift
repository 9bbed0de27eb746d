import TurnpikeTable

/// Resolves the aliases of a table, when all its routes are known.
struct AliasResolver {
  let routes: [RouteModel]
  let attributes: AttributeResolver
  let unknown: UnknownNames
  let declarations: Declarations
  /// The indices of the routes by their cases.
  private(set) lazy var indices = Dictionary(
    zip(routes.map(\.caseName), routes.indices), uniquingKeysWith: { first, _ in first })
  /// The cases by their destinations.
  private(set) lazy var cases = Dictionary(grouping: routes, by: \.destination).mapValues {
    $0.map(\.caseName)
  }
  /// The cases of destinations that follow a '=>' by mistake. Aliases of these cases cause no
  /// second error.
  private(set) var meant: Set<String> = []

  /// Returns the valid aliases, each with the index of its route.
  mutating func aliases(in lines: [ScopedLine]) -> [(route: Int, line: LineModel)] {
    let lines = lines.compactMap { line in line.item.alias.map { (line, $0) } }
    meant = Set(
      lines.map(\.1.target.text).filter(isCapitalized).map(Naming.caseName(ofDestination:)))
    var aliases: [(route: Int, line: LineModel)] = []
    for (line, alias) in lines {
      guard let index = indices[alias.target.text] else {
        reportUnknownCase(alias)
        continue
      }
      if let model = model(line, alias, of: routes[index]) { aliases.append((index, model)) }
    }
    return aliases
  }

  /// Resolves an alias. Returns nil if the alias or its target has an error.
  private func model(
    _ line: ScopedLine, _ alias: AliasSyntax, of target: RouteModel
  ) -> LineModel? {
    let (item, name, reporter) = (line.item, alias.target, declarations.reporter)
    if target.isDefault {
      reporter.report(
        .unknownCase,
        "an alias cannot name the default route \(name), because no link matches it",
        at: name.range, note: "declared here", at: target.own.patternRange)
      return nil
    }
    if let deprecated = target.own.attribute(.deprecated) {
      reporter.report(
        .deprecatedUse, "the alias names \(name), which is deprecated", at: name.range,
        note: "the route is deprecated here", at: deprecated.range)
    }
    // The parameters of a target with an error are not all known.
    guard let inherited = target.pattern else { return nil }
    if let type = target.mount, !line.checkPrefix(ofMount: type, reporter) { return nil }
    var resolver = PatternResolver(aliasAfter: line.prefix)
    resolver.append(item.pattern)
    let bindings = resolver.captures.compactMap { binding(of: $0, to: target) }
    guard bindings.count == resolver.captures.count,
      let own = resolver.pattern(line.text, item.pattern.range)
    else { return nil }
    let pattern = own.changingBindings { $0 = bindings[$0.parameter ?? 0] }.requiringInner
      .inheriting(from: inherited, capturing: Set(bindings.compactMap(\.parameter)))
    let read = Set(pattern.bindings.compactMap(\.parameter))
    let missing = target.parameters.indices.filter {
      !read.contains($0) && !target.parameters[$0].mayBeMissing
    }
    if !missing.isEmpty {
      reporter.report(
        .aliasParameters,
        """
        an alias must have the required parameters of its target; add \
        \(list: missing.map { target.parameters[$0].wireName })
        """, at: item.pattern.range, note: "the target is here", at: target.own.patternRange)
      return nil
    }
    return LineModel(
      item, pattern, attributes.resolve(item.attributes, over: line.scope.attributes))
  }

  /// Binds an alias's capture to the target's parameter with the same wire name. It has the
  /// target's type, optionality, and default unless the alias declares its own. If it cannot be
  /// bound, this reports the error and returns nil.
  private func binding(
    of capture: PatternResolver.Capture, to target: RouteModel
  ) -> PatternModel.Binding? {
    let (range, component) = (capture.range, capture.component)
    let name = NameSyntax(capture.parameter.wireName, capture.parameter.range)
    guard let index = target.parameters.firstIndex(where: { $0.wireName == name.text }) else {
      if capture.isUnnamed {
        return PatternModel.Binding(parameter: nil, spec: capture.parameter.spec)
      }
      let names = target.parameters.map(\.wireName)
      let near = nearestNames(to: name.text, in: names)
      let hint: Wording =
        name.text == "wildcard"
        ? "; write ':_' for text that the route does not keep"
        : near.isEmpty && !names.isEmpty ? "; it has \(list: names)" : ""
      fail(
        "\(quoted: target.caseName) has no parameter \(name)\(meant: near)\(hint)", at: name.range)
      return nil
    }
    let own = target.parameters[index].spec
    var spec = capture.hasSpec ? capture.parameter.spec : own
    if component == .rest { spec.isList = true }
    let hasList = component == .rest || component == .query
    if spec.isList != own.isList || spec.isList && !hasList || !own.type.canHold(spec.type) {
      let type = own.isList ? "[\(own.type.spelling)]" : own.type.spelling
      fail("\(name) must have the type \(quoted: type) of the alias's target", at: range)
      return nil
    }
    if spec.isOptional, !own.isOptional {
      fail("\(name) cannot be optional, because the alias's target requires it", at: range)
      return nil
    }
    if !capture.hasSpec {
      if component == .rest { (spec.isOptional, spec.defaultText) = (false, nil) }
      if component == .rest || component == .segment { spec.isLenient = false }
    }
    return PatternModel.Binding(parameter: index, spec: spec)
  }

  /// Reports an error in a capture. The aliases of a group share the captures of its prefix.
  private func fail(_ wording: Wording, at range: SourceRange) {
    declarations.reporter.reportOnce(Diagnostic(.aliasParameters, wording, at: range))
  }

  private mutating func reportUnknownCase(_ alias: AliasSyntax) {
    let (target, unread) = (alias.target, declarations.unread)
    let isType = isCapitalized(target.text)
    let name = isType ? Naming.caseName(ofDestination: target.text) : target.text
    if unread.mayDeclare(target.text) || unread.mayDeclare(name) { return }
    if meant.contains(target.text) { return }
    let certain = cases[target.text] ?? (indices[name].map { _ in [name] })
    let similar =
      certain.map { UnknownNames.Similar(names: $0, isSure: true) }
      ?? unknown.similar("case", to: name, in: routes.map(\.caseName))
    if isType, similar.names.isEmpty {
      declarations.reporter.report(
        Diagnostic(
          .unknownCase,
          """
          '=>' must be followed by a case, and \(target) is a destination; write \
          '\(proposed: "-> " + target.text)' for another route
          """, at: target.range
        ).replacing(alias.arrow.extended(to: target.range.upper)))
    } else {
      unknown.report(.unknownCase, "case", target, similar)
    }
  }
}

extension PatternModel {
  /// Returns the pattern of an alias with the query and the fragment of its target. An item of the
  /// alias replaces the target's item with the same key, and a captured parameter is not read a
  /// second time.
  ///
  /// - Parameter captured: The parameters that the alias captures.
  fileprivate func inheriting(
    from target: PatternModel, capturing captured: Set<Int>
  ) -> PatternModel {
    var result = self
    let keys = Set(query.map { Array($0.key.utf8) })
    result.query += target.query.filter { item in
      if keys.contains(Array(item.key.utf8)) { return false }
      guard case .parameter(_, let binding) = item else { return true }
      return binding.parameter.map { !captured.contains($0) } ?? true
    }
    if fragment == nil, let binding = target.fragment, let parameter = binding.parameter,
      !captured.contains(parameter)
    {
      result.fragment = binding
    }
    return result
  }
}

extension ValueType {
  /// Returns whether a parameter of this type accepts every value of another type.
  fileprivate func canHold(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.builtIn(let type, _), .builtIn(let otherType, _)): type == otherType
    case (.words(_, let words), .words(_, let fewer)):
      fewer.allSatisfy { word in words.contains { $0.text == word.text } }
    case (.custom, _): self == other
    case (.builtIn, _), (.words, _): false
    }
  }
}
