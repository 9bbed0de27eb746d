import TurnpikeTable

/// The cases that aliases can name.
private struct AliasTargets {
  /// The indices of the routes by their cases.
  let routes: [String: Int]
  /// The cases in the files' order.
  let names: [String]
  /// The cases by their destinations.
  let cases: [String: [String]]
  /// Cases of destinations that follow a '=>' by mistake: for aliases of them there is no second error.
  let meant: Set<String>

  init(_ model: TableModel, _ aliases: [AliasSyntax]) {
    routes = Dictionary(
      model.routes.enumerated().map { ($1.caseName, $0) }, uniquingKeysWith: { first, _ in first })
    names = model.routes.map(\.caseName)
    let types = aliases.map(\.target.text).filter(\.isCapitalized)
    cases =
      types.isEmpty
      ? [:] : Dictionary(grouping: model.routes, by: \.destination).mapValues { $0.map(\.caseName) }
    meant = Set(types.map(Naming.caseName(ofDestination:)))
  }
}

extension ModelBuilder {
  mutating func add(_ aliases: [(AliasSyntax, GroupScope)], to model: inout TableModel) {
    if aliases.isEmpty { return }
    let targets = AliasTargets(model, aliases.map(\.0))
    for (alias, scope) in aliases { add(alias, in: scope, targets, to: &model) }
  }

  private mutating func add(
    _ syntax: AliasSyntax, in scope: GroupScope, _ targets: AliasTargets,
    to model: inout TableModel
  ) {
    guard let index = targets.routes[syntax.target.text] else {
      if !unread.mayMake(syntax.target.text) {
        reportUnknownCase(syntax.target, after: syntax.arrow, targets)
      }
      return
    }
    // Without the aliases so far, which would be copied for each one that is added.
    var target = model.routes[index]
    target.aliases = []
    if target.caseName == model.defaultCase {
      diagnostics.report(
        .unknownCase,
        "an alias cannot name the default route \(syntax.target), because no link matches it",
        at: syntax.target.range, note: "declared here", at: target.patternRange)
      return
    }
    if let deprecated = target.attribute(.deprecated) {
      diagnostics.report(
        .deprecatedUse, "the alias names \(syntax.target), which is deprecated",
        at: syntax.target.range, note: "the route is deprecated here", at: deprecated.range)
    }
    // The parameters of a target with an error are not all known.
    guard let inherited = target.pattern else { return }
    var resolver = PatternResolver(
      imports: importedModules, target: target.parameters, targetName: target.caseName)
    let prefixed = scope.prefixing(syntax.pattern)
    if target.mount != nil {
      let count = diagnostics.count
      checkPrefix(prefixed)
      if diagnostics.count > count { return }
    }
    guard let written = resolver.resolve(prefixed, &self) else { return }
    let pattern = written.inheriting(from: inherited, capturing: resolver.bound)
    let read = resolver.bound.union(pattern.bindingsAfterPath.map(\.parameter))
    let missing = target.parameters.enumerated().filter { index, parameter in
      !read.contains(index) && !parameter.mayBeMissing
    }
    if !missing.isEmpty {
      diagnostics.report(
        .aliasParameters,
        """
        an alias must have the required parameters of its target; add \
        \(list: missing.map(\.element.wireName))
        """, at: syntax.pattern.range, note: "the target is here", at: target.patternRange)
      return
    }
    let (attributes, examples) = attributes(syntax.attributes, in: scope)
    model.routes[index].aliases.append(
      AliasModel(
        pattern: pattern, documentation: syntax.documentation, attributeChain: attributes,
        examples: examples, range: syntax.range))
  }

  private mutating func reportUnknownCase(
    _ target: NameSyntax, after arrow: SourceRange, _ targets: AliasTargets
  ) {
    let isType = target.text.isCapitalized
    let name = isType ? Naming.caseName(ofDestination: target.text) : target.text
    let ofDestination = targets.cases[target.text]
    if isType, ofDestination == nil, unread.mayMake(name) { return }
    let near =
      targets.routes[name] != nil
      ? NameSearch.Result(names: [name])
      : caseSearch.known(name)
        ?? caseSearch.names(near: name, in: targets.names, beside: unread.candidates)
    if isType, near.names.isEmpty || ofDestination != nil {
      // A name of a destination is not a misspelled case.
      let hint: Wording =
        switch ofDestination?.count {
        case nil: "write '\(proposed: "-> " + target.text)' for another route"
        case 1: "write '=> \(proposed: ofDestination?[0] ?? name)'"
        default: "its cases are \(all: ofDestination ?? [])"
        }
      let problem = Diagnostic(
        .unknownCase, "'=>' must be followed by a case, and \(target) is a destination; \(hint)",
        at: target.range)
      let whole = SourceRange(file: arrow.file, lower: arrow.lower, upper: target.range.upper)
      diagnostics.append(ofDestination == nil ? problem.replacing(whole) : problem)
      return
    }
    if targets.meant.contains(target.text) { return }
    let problem = Diagnostic(
      .unknownCase, "unknown case \(target)\(meant: near.names)", at: target.range)
    diagnostics.append(near.isSure ? problem : problem.withoutReplacement)
  }
}
