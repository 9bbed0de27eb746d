import TestSupport
import TurnpikeAuthoring
import TurnpikeCompiler

/// Locks of generated tables: a lock reads back to itself, and what it says of a table that was
/// changed is what becomes of links.
extension FileTrial {
  /// Locks the tables of generated files, spoils the files again and again, and compares what the
  /// locks say of those that compile with what the reference says of links.
  package mutating func lock(rounds: Int, links: Int) {
    guard let (files, comparison) = comparison() else { return }
    counts[.files] += 1
    let locks = comparison.run.tables.map { table in
      SourceFile(
        path: table.model.name + LockFile.suffix, text: LockUpdate(table, nil).text)
    }
    let checked = Compilation(sources(files), locks: locks).modules[0].locks
    let diagnostics = checked.flatMap(\.findings.diagnostics)
    for (index, table) in comparison.run.tables.enumerated() {
      let again = LockUpdate(table, checked[index])
      let text = String(decoding: locks[index].bytes, as: UTF8.self)
      if !diagnostics.isEmpty || !again.added.isEmpty || again.text != text {
        failLock(
          "the lock says \(diagnostics.map(\.message)), adds \(again.added)",
          files, text)
      }
    }
    var mutator = FileMutator(random: SeededGenerator(seed: seed))
    var random = SeededGenerator(seed: ~seed)
    for _ in 0..<rounds {
      var changed = files
      let index = random.below(changed.count)
      changed[index] = mutator.mutated(changed[index])
      counts[.mutations] += 1
      guard let new = Comparison(changed) else { continue }
      counts[.compiled] += 1
      compareLock(comparison, new, locks, changed, links: links, random: &random)
    }
  }

  private mutating func compareLock(
    _ old: Comparison, _ new: Comparison, _ locks: [SourceFile], _ files: [[UInt8]], links: Int,
    random: inout SeededGenerator
  ) {
    let checked = Compilation(sources(files), locks: locks).modules[0].locks
    for (index, lock) in locks.enumerated() {
      let name = old.names[index]
      guard let table = old.reference.table(name), let changed = new.reference.table(name),
        new.names.contains(name), !(table.patterns + changed.patterns).contains(where: \.isMount)
      else { continue }
      let diagnostics = checked[index].findings.diagnostics
      let comparison = LockComparison(
        old: old.reference, table: table, new: new.reference, changed: changed,
        renames: checked[index].renames)
      let text = String(decoding: lock.bytes, as: UTF8.self)
      if let problem = diagnostics.lazy.compactMap(comparison.problem).first {
        failLock(problem, files, text)
      }
      if !diagnostics.isEmpty {
        counts[.refused] += 1
        continue
      }
      var generator = LinkGenerator(
        old.reference, table, random: SeededGenerator(seed: random.next()))
      for _ in 0..<links {
        let link = generator.link()
        counts[.links] += 1
        guard let difference = comparison.difference(link) else { continue }
        failLock("\(String(decoding: link, as: UTF8.self)): \(difference)", files, text)
      }
    }
  }

  private mutating func failLock(_ problem: String, _ files: [[UInt8]], _ lock: String) {
    add(
      TrialFailure(
        seed: seed, problem: problem + "\nlock:\n" + lock, table: "", files: files, link: []))
  }
}

extension ReferencePattern {
  fileprivate var isMount: Bool { mount != nil }
}

/// What becomes of a link of one table in another, by the reference.
package struct LockComparison {
  let old: ReferenceMatcher
  let table: ReferenceTable
  let new: ReferenceMatcher
  let changed: ReferenceTable
  package let renames: [String: String]

  package init(
    old: ReferenceMatcher, table: ReferenceTable, new: ReferenceMatcher, changed: ReferenceTable,
    renames: [String: String]
  ) {
    (self.old, self.table, self.new, self.changed) = (old, table, new, changed)
    self.renames = renames
  }

  /// How the match of a link has changed. It's nil if the match is the same, or if the change is
  /// allowed: no pattern of the old table prints the link, or another line takes single values.
  func difference(_ link: [UInt8]) -> String? {
    let before = old.report(link, of: table)
    let after = new.report(link, of: changed)
    if !isPublished(link, before, after) || isKept(before, after) { return nil }
    let pattern = table.pattern(of: before)
    if let taker = changed.pattern(of: after), taker.takesSingleTexts(of: pattern) { return nil }
    return "was \(before.text), is \(after.text)"
  }

  /// Whether the old table prints the link, or another pattern takes it by a condition on a key that
  /// the old table ignores.
  package func isPublished(_ link: [UInt8], _ before: LinkReport, _ after: LinkReport) -> Bool {
    guard before.outcome == "matched", let pattern = table.pattern(of: before) else { return false }
    if pattern.fragment == nil, link.contains(UInt8(ascii: "#")) { return false }
    let keys = (pattern.items + (changed.pattern(of: after)?.conditionItems ?? [])).map {
      String(decoding: $0.key, as: UTF8.self)
    }
    let lists = pattern.items.filter(\.isList).map { String(decoding: $0.key, as: UTF8.self) }
    return before.query.allSatisfy { name, values in
      keys.contains(name) && (values.count == 1 || lists.contains(name))
    }
  }

  /// Whether a link matches the same case with the same values.
  package func isKept(_ before: LinkReport, _ after: LinkReport) -> Bool {
    guard let route = before.route else { return false }
    return after.outcome == "matched" && after.route == renames[route] ?? route
      && keepsValues(before, after)
  }

  /// What is wrong with a finding: a link of its message does not show what it says.
  func problem(_ finding: Diagnostic) -> String? {
    let quoted = finding.message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let link: String
    switch finding.id.rawValue {
    case "published-link-lost": link = quoted[1]
    case "published-link-taken": link = quoted[1]
    // A link, and the parameter that it does not have.
    case "published-link-narrowed" where quoted.contains("ignore case"): return nil
    case "published-link-narrowed" where quoted.count == 2: link = quoted[0]
    case "published-link-narrowed", "published-link-moved", "published-key-lost",
      "published-default-changed", "published-origin-lost":
      return nil
    default: return "unexpected: \(finding.message)"
    }
    if link.contains("…") || finding.message.contains("\\u") { return nil }
    let before = old.report(Array(link.utf8), of: table)
    let after = new.report(Array(link.utf8), of: changed)
    guard before.outcome == "matched" else {
      return "\(finding.message): the link was \(before.text)"
    }
    return isKept(before, after) ? "\(finding.message): the link is \(after.text)" : nil
  }

  /// Whether every parameter that has kept its name has its values, and the others are those of
  /// parameters with new names. A link that omits a parameter does not give it a text of its path.
  private func keepsValues(_ before: LinkReport, _ after: LinkReport) -> Bool {
    let names = Set(before.parameters.map(\.name))
    let (was, now) = (table.values(of: before), changed.values(of: after))
    var others = now.filter { !names.contains($0.capture.name) }
    let areKept = was.allSatisfy { value in
      if let kept = now.first(where: { $0.capture.name == value.capture.name }) {
        return kept.isSame(as: value)
      }
      if value.texts.isEmpty { return true }
      guard let index = others.firstIndex(where: { $0.isSame(as: value) }) else { return false }
      others.remove(at: index)
      return true
    }
    let path = changed.pattern(of: after)?.pieces.compactMap(\.capture?.name) ?? []
    return areKept
      && others.allSatisfy { value in
        !path.contains(value.capture.name)
          || !(value.omitted.mayBeMissing || value.omitted.isList)
          || value.isSame(as: value.whereOmitted)
      }
  }
}

extension ReferencePattern.Item {
  fileprivate var isList: Bool {
    if case .parameter(_, let capture) = self { capture.isList } else { false }
  }
}

extension ReferencePattern {
  fileprivate var conditionItems: [Item] {
    items.filter { if case .parameter = $0 { false } else { true } }
  }

  /// Whether the pattern takes single texts of a path from another one, so that it takes finitely many
  /// links, or those of a condition among them.
  package func takesSingleTexts(of other: ReferencePattern?) -> Bool {
    guard let other, !other.captures.isEmpty else { return false }
    let texts = (0..<max(pieces.count, other.pieces.count)).map { index in
      (own: self.texts(at: index), other: other.texts(at: index))
    }
    let isFinite = texts.allSatisfy { $0.own != nil || $0.other != nil }
    let isPart = texts.contains { own, other in
      own.map { own in other.map { !$0.isSubset(of: own) } ?? true } ?? false
    }
    let known = other.conditionItems.map(\.key)
    return isFinite && (isPart || conditionItems.allSatisfy { known.contains($0.key) })
  }

  /// The texts of a segment; nil if they are infinitely many.
  private func texts(at index: Int) -> Set<[UInt8]>? {
    guard index < pieces.count else {
      if case .rest(let capture)? = pieces.last { return capture.texts }
      return []
    }
    if case .literal(let text) = pieces[index] { return [text] }
    return pieces[index].capture?.texts
  }
}

extension ReferenceCapture {
  fileprivate var texts: Set<[UInt8]>? {
    let values: [String]
    switch type {
    case .words(let words): values = words
    case .builtIn("Bool", _): values = ["true", "false"]
    case .builtIn, .custom: return nil
    }
    return Set(values.map { prefix + Array($0.utf8) + suffix })
  }
}

/// What a link gives a parameter.
private struct ReferenceValue {
  /// As the pattern reads it.
  let capture: ReferenceCapture
  /// As links that omit it have it.
  let omitted: ReferenceCapture
  /// None for nil and for an empty list.
  let texts: [String]

  /// The value of a link without the parameter.
  var whereOmitted: ReferenceValue {
    ReferenceValue(
      capture: omitted, omitted: omitted, texts: omitted.defaultText.map { [$0] } ?? [])
  }

  /// `05` is the same `Int` as `5`.
  func isSame(as published: ReferenceValue) -> Bool {
    let others = published.texts
    if texts == others || texts.map(canonical) == others.map(canonical) { return true }
    // A custom type counts as accepting every text that a `String` has published. An empty one is
    // missing for it.
    guard case .custom = capture.type, others.contains("") else { return false }
    let filled = others.filter { !$0.isEmpty }
    return texts == (filled.isEmpty ? whereOmitted.texts : filled)
  }

  private func canonical(_ text: String) -> String {
    var capture = capture
    capture.defaultText = text
    return capture.canonicalDefault ?? text
  }
}

extension ReferenceTable {
  fileprivate func values(of report: LinkReport) -> [ReferenceValue] {
    let own = routes.first { $0.name == report.route }?.pattern?.captures ?? []
    let captures = pattern(of: report)?.captures ?? []
    return report.parameters.map { name, values in
      let omitted = own.first { $0.name == name } ?? ReferenceCapture(name: name)
      let capture = captures.first { $0.name == name } ?? omitted
      return ReferenceValue(
        capture: capture, omitted: omitted,
        texts: values ?? capture.defaultText.map { [$0] } ?? [])
    }
  }

  /// The pattern by which a link was matched. Texts that differ only in their Unicode normalization
  /// are different patterns.
  package func pattern(of report: LinkReport) -> ReferencePattern? {
    guard let text = report.pattern else { return nil }
    return patterns.first { $0.route == report.route && $0.text.utf8.elementsEqual(text.utf8) }
  }
}
