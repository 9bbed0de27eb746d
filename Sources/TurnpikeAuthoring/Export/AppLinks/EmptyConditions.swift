import TurnpikeCompiler
import TurnpikeTable

/// Conditions with an empty value, as in `a?k=`: for an association file, an item that a link does not
/// have is an empty one, so their rules also match links without the key.
struct EmptyConditions {
  /// A warning for each pattern whose rules match links of other routes, or of none.
  let warnings: [String]

  init(_ table: LinkedTable, _ patterns: [PublishedPattern]) {
    let withEmpty = patterns.filter { $0.emptyConditionKey != nil }
    let opened = withEmpty.isEmpty ? [] : Set(patterns.filter { !$0.isWeb }.map { Line($0) })
    warnings = withEmpty.compactMap { pattern in
      guard let key = pattern.emptyConditionKey,
        let link = pattern.madeUpLink(answeredBy: table).map(Self.withoutEmptyItems)
      else { return nil }
      let answer = table.answer(link)
      let isOpened = opened.contains(Line(route: answer.route, pattern: answer.pattern))
      if isOpened != pattern.isWeb { return nil }
      let effect = pattern.isWeb ? "keeps in the browser also" : "opens the app also for"
      return
        "'\(pattern.text)' \(effect) links without '\(key)', for example '\(link)': "
        + "in the file, a missing item is an empty one"
    }
  }

  private struct Line: Hashable {
    let route: String?
    let pattern: String?

    init(route: String?, pattern: String?) {
      self.route = route
      self.pattern = pattern
    }

    init(_ pattern: PublishedPattern) {
      self.init(route: pattern.place.casePath, pattern: pattern.text)
    }
  }

  /// A link without the items of its query that have an empty value.
  private static func withoutEmptyItems(_ link: String) -> String {
    let parts = link.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return link }
    let tail = parts[1].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let items = tail[0].split(separator: "&").filter { !$0.hasSuffix("=") }
    return parts[0] + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
      + (tail.count > 1 ? "#" + tail[1] : "")
  }
}

extension PublishedPattern {
  /// The key of its first condition with an empty value.
  fileprivate var emptyConditionKey: String? {
    for case .condition(let key, "") in query { return key }
    return nil
  }
}
