import Foundation

/// A reader of TextMate grammars, as far as the one for routes files needs: `match`, `begin` and
/// `end`, captures, `contentName` and includes of the repository.
struct GrammarScopes {
  private final class Rule {
    let name: String?
    let contentName: String?
    let match: NSRegularExpression?
    let end: NSRegularExpression?
    let captures: [Int: String]
    let patterns: [Rule]
    let isBlock: Bool
    let include: String?

    init(_ rule: [String: Any]) throws {
      func expression(_ key: String) throws -> NSRegularExpression? {
        try (rule[key] as? String).map { try NSRegularExpression(pattern: $0) }
      }
      name = rule["name"] as? String
      contentName = rule["contentName"] as? String
      isBlock = rule["begin"] != nil
      match = try expression("match") ?? expression("begin")
      end = try expression("end")
      let named = rule["captures"] ?? rule["beginCaptures"]
      var captures: [Int: String] = [:]
      for (key, value) in named as? [String: [String: String]] ?? [:] {
        if let index = Int(key) { captures[index] = value["name"] }
      }
      self.captures = captures
      patterns = try (rule["patterns"] as? [[String: Any]] ?? []).map(Rule.init)
      include = (rule["include"] as? String).map { String($0.dropFirst()) }
    }
  }

  private let patterns: [Rule]
  private let repository: [String: Rule]

  init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let grammar = object as? [String: Any] ?? [:]
    patterns = try (grammar["patterns"] as? [[String: Any]] ?? []).map(Rule.init)
    repository = try (grammar["repository"] as? [String: [String: Any]] ?? [:])
      .mapValues(Rule.init)
  }

  /// The innermost scope of each UTF-16 unit of a line; empty where there is none. No rule of the
  /// grammar goes on after the end of a line.
  func scopes(of line: String) -> [String] {
    let length = line.utf16.count
    var scopes = Array(repeating: "", count: length)
    func mark(_ range: NSRange, _ scope: String?) {
      guard let scope, range.location != NSNotFound else { return }
      for index in range.location..<(range.location + range.length) { scopes[index] = scope }
    }
    var blocks: [Rule] = []
    var position = 0
    while position <= length {
      let block = blocks.last
      let end = block?.end.flatMap { first($0, in: line, from: position) }
      let next = earliest(block?.patterns ?? patterns, in: line, from: position)
      if let end, end.range.location <= next?.result.range.location ?? length {
        mark(
          NSRange(location: position, length: end.range.location - position), block?.contentName)
        blocks.removeLast()
        position = end.range.location + end.range.length
        if end.range.location == length { break }
        continue
      }
      guard let next else { break }
      let range = next.result.range
      mark(
        NSRange(location: position, length: range.location - position), block?.contentName)
      mark(range, next.rule.name)
      for (index, scope) in next.rule.captures { mark(next.result.range(at: index), scope) }
      if next.rule.isBlock { blocks.append(next.rule) }
      position = range.location + range.length
      if range.length == 0, !next.rule.isBlock { position += 1 }
    }
    return scopes
  }

  private func earliest(
    _ rules: [Rule], in line: String, from position: Int
  ) -> (rule: Rule, result: NSTextCheckingResult)? {
    var found: (rule: Rule, result: NSTextCheckingResult)?
    for rule in rules {
      let candidate: (rule: Rule, result: NSTextCheckingResult)?
      if let expression = rule.match {
        candidate = first(expression, in: line, from: position).map { (rule, $0) }
      } else {
        let inner = rule.include.flatMap { repository[$0] }
        let patterns = inner.map { $0.match == nil ? $0.patterns : [$0] } ?? rule.patterns
        candidate = earliest(patterns, in: line, from: position)
      }
      if let candidate, candidate.result.range.location < found?.result.range.location ?? .max {
        found = candidate
      }
    }
    return found
  }

  private func first(
    _ expression: NSRegularExpression, in line: String, from position: Int
  ) -> NSTextCheckingResult? {
    expression.firstMatch(
      in: line, options: [.withTransparentBounds, .withoutAnchoringBounds],
      range: NSRange(location: position, length: line.utf16.count - position))
  }
}
