import TurnpikeTable

/// The cases that aliases can name.
private struct AliasTargets {
  /// The indices of the routes by their cases.
  let routes: [String: Int]
  /// The cases in the files' order.
  let names: [String]
  /// The cases by their destinations.
  let cases: [String: [String]]
  /// The cases of destinations that follow a '=>' by mistake. Aliases of these cases cause no
  /// second error.
  let meant: Set<String>

  init(_ model: TableModel, _ aliases: [NameSyntax]) {
    names = model.routes.map(\.caseName)
    routes = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    cases = Dictionary(grouping: model.routes, by: \.destination).mapValues { $0.map(\.caseName) }
    meant = Set(
      aliases.map(\.text).filter(isCapitalized).map(Naming.caseName(ofDestination:)))
  }
}

/// An alias, which is resolved when all routes are known.
struct AliasLine {
  let item: ItemSyntax
  let alias: AliasSyntax
  let scope: GroupScope
}

extension TableBuilder {
  mutating func add(
    _ aliases: [AliasLine], to model: inout TableModel
  ) {
    if aliases.isEmpty { return }
    let targets = AliasTargets(model, aliases.map(\.alias.target))
    // The aliases of a group share its prefix.
    var problems: Set<Diagnostic> = []
    for line in aliases {
      if let index = targets.routes[line.alias.target.text] {
        // The target without its aliases so far, which would be copied for each alias that is
        // added.
        var target = model.routes[index]
        target.lines = [target.own]
        if let alias = self.alias(line, of: target, &problems) {
          model.routes[index].lines.append(alias)
        }
      } else {
        reportUnknownCase(line.alias, targets)
      }
    }
  }

  /// Resolves an alias. Returns nil if the alias or its target has an error.
  private mutating func alias(
    _ line: AliasLine, of target: RouteModel, _ problems: inout Set<Diagnostic>
  ) -> LineModel? {
    let (syntax, name) = (line.item, line.alias.target)
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
    if target.pattern == nil { return nil }
    if target.mount != nil, !isPrefix(syntax.pattern, in: line.scope) { return nil }
    var resolver = line.scope.prefix(before: syntax.pattern.segments)
    resolver.isOwn = false
    resolver.append(syntax.pattern)
    let text = line.scope.text(before: syntax.pattern.text)
    let pattern = resolver.pattern(text, syntax.pattern.range, boundTo: target) { problem in
      if problems.insert(problem).inserted { reporter.report(problem) }
    }
    guard let pattern else { return nil }
    let read = Set(pattern.bindings.map(\.parameter))
    let missing = target.parameters.indices.filter {
      !read.contains($0) && !target.parameters[$0].mayBeMissing
    }
    if !missing.isEmpty {
      reporter.report(
        .aliasParameters,
        """
        an alias must have the required parameters of its target; add \
        \(list: missing.map { target.parameters[$0].wireName })
        """, at: syntax.pattern.range, note: "the target is here", at: target.own.patternRange)
      return nil
    }
    let (attributes, examples) = attributes(syntax.attributes, in: line.scope)
    return LineModel(
      pattern: pattern, documentation: syntax.documentation, attributeChain: attributes,
      examples: examples, range: syntax.range, patternRange: syntax.pattern.range)
  }

  private mutating func reportUnknownCase(_ alias: AliasSyntax, _ targets: AliasTargets) {
    let target = alias.target
    let isType = isCapitalized(target.text)
    let name = isType ? Naming.caseName(ofDestination: target.text) : target.text
    if unread.mayDeclare(target.text) || unread.mayDeclare(name) { return }
    if targets.meant.contains(target.text) { return }
    let cases = targets.cases[target.text] ?? (targets.routes[name].map { _ in [name] })
    let near =
      cases.map { (names: $0, isSure: true) } ?? nearest("case", to: name, in: targets.names)
    if isType, near.names.isEmpty {
      let whole = alias.arrow.extended(to: target.range.upper)
      reporter.report(
        Diagnostic(
          .unknownCase,
          """
          '=>' must be followed by a case, and \(target) is a destination; write \
          '\(proposed: "-> " + target.text)' for another route
          """, at: target.range
        ).replacing(whole))
    } else {
      reportUnknown(.unknownCase, "case", target, near)
    }
  }
}
