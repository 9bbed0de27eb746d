/// A rule of an association file: what all of its patterns match is opened in the app, or left to
/// the browser.
struct AppLinkRule {
  var path: AppLinkGlob
  /// Keys of the query with patterns, in the pattern's order.
  var query: [Item] = []
  var isExcluded = false
  /// Whether it matches only paths that have had their rules: longer ones than those of the rules
  /// that follow. So it may match more of them.
  var isOfLongerPaths = false
  /// For people: the pattern that it is of.
  var comment: String?

  struct Item: Hashable {
    var key: String
    var glob: String
  }

  /// What it asks of a link.
  var question: Question { Question(path: path, query: query) }

  /// At least as many bytes as it has in a file are more than these.
  var minimumSize: Int {
    path.pieces.reduce(0) { size, piece in
      switch piece {
      case .text(let text): size + text.utf8.count
      case .variable: size + 1
      }
    }
  }

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
  /// A file with the rules has more bytes. Exclusions at the end are not counted: they are dropped.
  private(set) var minimumSize = 0
  private var sizeOfLastExclusions = 0

  private var seen: Set<AppLinkRule.Question> = []

  init() {}

  /// A later rule that asks the same never decides.
  mutating func append(_ rule: AppLinkRule) {
    guard seen.insert(rule.question).inserted else { return }
    rules.append(rule)
    sizeOfLastExclusions += rule.minimumSize
    if rule.isExcluded { return }
    minimumSize += sizeOfLastExclusions
    sizeOfLastExclusions = 0
  }

  /// What no rule matches is left to the browser anyway.
  mutating func dropExclusionsAtEnd() {
    while rules.last?.isExcluded == true { rules.removeLast() }
  }
}
