/// A rule of an association file: what all of its patterns match is opened in the app, or left to
/// the browser.
struct AppLinkRule {
  var path: AppLinkGlob
  /// Keys of the query with patterns, in the pattern's order.
  var query: [Item] = []
  var isExcluded = false
  /// For people: the pattern that it is of.
  var comment: String?

  struct Item: Hashable {
    var key: String
    var glob: String
  }

  /// What it asks of a link.
  var question: Question { Question(path: path, query: query) }

  struct Question: Hashable {
    let path: AppLinkGlob
    let query: [Item]
  }
}

/// Rules in their order: the first that matches a link decides.
struct AppLinkRules {
  var rules: [AppLinkRule] = []
  /// What variables stand for, by the indices that the rules have.
  var words: [(name: String, words: [String])] = []
  var warnings: [String] = []

  private var seen: Set<AppLinkRule.Question> = []

  init() {}

  /// A later rule that asks the same never decides.
  mutating func append(_ rule: AppLinkRule) {
    if seen.insert(rule.question).inserted { rules.append(rule) }
  }

  /// What no rule matches is left to the browser anyway.
  mutating func dropExclusionsAtEnd() {
    while rules.last?.isExcluded == true { rules.removeLast() }
  }
}
