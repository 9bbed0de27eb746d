extension Diagnostic {
  // bad-shared-query

  /// - Parameter mark: A `?` before the first item.
  static func markBeforeSharedQuery(at mark: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSharedQuery,
      "the parameters of 'query' follow white space; leave out '?'\(replacement: "")", at: mark)
  }

  static func conditionOfSharedQuery(_ key: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSharedQuery,
      """
      what any link may carry decides nothing, and \(key) has a value here; write the condition in a \
      route's pattern
      """, at: range)
  }

  static func requiredInSharedQuery(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSharedQuery,
      """
      a link may lack what 'query' declares: \(name) is optional or has a default, as in \
      '\(shortened: ":" + name.text)<String?>'
      """, at: range)
  }

  static func listInSharedQuery(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSharedQuery,
      "what 'query' declares has one value, and \(name) is a list; write it in the routes' patterns",
      at: range)
  }

  static func lenientInSharedQuery(at mark: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSharedQuery,
      "text that 'query' cannot read always counts as missing; write '='\(replacement: "")",
      at: mark)
  }

  /// - Parameter range: Of the pattern that reads the key.
  static func keyOfSharedQuery(
    _ key: String, at range: SourceRange, shared: SourceRange
  ) -> Diagnostic {
    let isLater = shared.isBefore(range)
    return Diagnostic(
      .badSharedQuery,
      "the key \(quoted: key) is read by 'query' and by a route; give one of them another key",
      at: isLater ? range : shared, note: isLater ? "'query' is here" : "the route is here",
      at: isLater ? shared : range)
  }
}
