/// A line of a table that starts with a pattern, in the scope of its groups.
struct ScopedLine {
  let source: SourceFile
  let item: ItemSyntax
  let scope: GroupScope

  /// The resolved prefix of its groups, to which its own pattern is appended.
  var prefix: PatternResolver { scope.prefix(before: item.pattern.segments) }

  /// The text of its pattern, including the prefix.
  var text: String { scope.text(before: item.pattern.text) }

  /// Reports the parts of its pattern that the prefix of a mount, or of an alias of a mount, cannot
  /// have. Returns whether there are none.
  func checkPrefix(ofMount type: String, _ reporter: Reporter) -> Bool {
    let (pattern, path) = (item.pattern, scope.segments + item.pattern.segments)
    var found: [(what: String, range: SourceRange)] = []
    if let item = pattern.query.first { found.append(("a query", item.range)) }
    if let fragment = pattern.fragment { found.append(("a fragment", fragment.range)) }
    // In the middle, `*` is one segment, or reported elsewhere as an error.
    if case .rest(_, _, let range)? = path.last { found.append(("a rest capture", range)) }
    for case .capture(_, let capture, _, let range) in path {
      if capture.spec?.isOptional == true {
        found.append(("an optional capture", range))
      } else if capture.spec?.defaultValue != nil {
        found.append(("a default", range))
      }
    }
    for (what, range) in found {
      // The mounts of a group share its prefix.
      reporter.reportOnce(
        Diagnostic(.badMount, "the prefix of a mount cannot have \(what)", at: range))
    }
    guard type == RouteModel.typeOfRest, path.isEmpty else { return found.isEmpty }
    reporter.report(
      .badMount,
      "a mount of \(quoted: type) needs a path before it, because it takes every link below it",
      at: pattern.range)
    return false
  }
}
