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
struct LockComparison {
  let old: ReferenceMatcher
  let table: ReferenceTable
  let new: ReferenceMatcher
  let changed: ReferenceTable
  let renames: [String: String]

  /// How the match of a link has changed. It's nil if the match is the same, or if the change is
  /// allowed: no pattern of the old table prints the link, or another line takes single values.
  func difference(_ link: [UInt8]) -> String? {
    let before = old.report(link, of: table)
    guard before.outcome == "matched", let route = before.route,
      let pattern = table.pattern(of: before)
    else { return nil }
    let keys = pattern.items.map { item in
      switch item {
      case .condition(let key, _), .parameter(let key, _): String(decoding: key, as: UTF8.self)
      }
    }
    if before.query.contains(where: { !keys.contains($0.name) }) { return nil }
    if pattern.fragment == nil, link.contains(UInt8(ascii: "#")) { return nil }
    let after = new.report(link, of: changed)
    if after.outcome == "matched", after.route == renames[route] ?? route {
      let isSame = values(before).allSatisfy { values(after).contains($0) }
      if isSame { return nil }
    }
    if let taker = changed.pattern(of: after), isSingle(taker, of: pattern) { return nil }
    // A type of the app's own counts as reading every text, and what only it has read as no loss.
    if pattern.captures.contains(where: \.isCustom) { return nil }
    return "was \(before.text), is \(after.text)"
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
    case "published-link-narrowed" where quoted.count == 2: link = quoted[0]
    case "published-link-narrowed", "published-link-moved", "published-key-lost",
      "published-default-changed", "published-origin-lost":
      return nil
    default: return "unexpected: \(finding.message)"
    }
    if link.contains("…") || finding.message.contains("\\u") { return nil }
    let before = old.report(Array(link.utf8), of: table)
    let after = new.report(Array(link.utf8), of: changed)
    guard before.outcome == "matched", let route = before.route else {
      return "\(finding.message): the link was \(before.text)"
    }
    let isSame =
      after.outcome == "matched" && after.route == renames[route] ?? route
      && keepsValues(before, after)
    return isSame ? "\(finding.message): the link is \(after.text)" : nil
  }

  /// Whether every parameter that has kept its name has its values, and the others are those of
  /// parameters with new names.
  private func keepsValues(_ before: LinkReport, _ after: LinkReport) -> Bool {
    let names = Set(before.parameters.map(\.name))
    var others = after.parameters.filter { !names.contains($0.name) }
    return before.parameters.allSatisfy { parameter in
      if let kept = after.parameters.first(where: { $0.name == parameter.name }) {
        return kept.values == parameter.values
      }
      guard let values = parameter.values else { return true }
      guard let index = others.firstIndex(where: { $0.values == values }) else { return false }
      others.remove(at: index)
      return true
    }
  }

  private func values(_ report: LinkReport) -> [[String]] { report.parameters.compactMap(\.values) }

  /// Whether a pattern takes single words alone from another.
  private func isSingle(_ taker: ReferencePattern, of pattern: ReferencePattern) -> Bool {
    if pattern.pieces.allSatisfy({ $0.capture == nil }) { return false }
    return pattern.pieces.enumerated().allSatisfy { index, piece in
      guard let capture = piece.capture, !capture.isFinite else { return true }
      guard index < taker.pieces.count else { return false }
      return taker.pieces[index].capture.map(\.isFinite) ?? true
    }
  }
}

extension ReferenceCapture {
  fileprivate var isFinite: Bool {
    switch type {
    case .words, .builtIn("Bool", _): true
    case .builtIn, .custom: false
    }
  }

  fileprivate var isCustom: Bool { if case .custom = type { true } else { false } }
}

extension ReferenceTable {
  /// The pattern by which a link was matched. Texts that differ only in their Unicode normalization
  /// are different patterns.
  func pattern(of report: LinkReport) -> ReferencePattern? {
    guard let text = report.pattern else { return nil }
    return patterns.first { $0.route == report.route && $0.text.utf8.elementsEqual(text.utf8) }
  }
}
