import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// The law of lock files: a change is reported exactly if a published link now matches another case or
/// none, or gives other values. Only the single texts that another case takes from a capture are
/// allowed.
@Suite struct LockLawTests {
  @Test(.timeLimit(.minutes(15)), arguments: 0..<trials(20, quick: 4))
  func reportsExactlyWhatIsLost(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var counts = (lost: 0, kept: 0)
    while counts.lost + counts.kept < 50 {
      let rows = (0..<4).map { Row.random($0, &random) }
      guard let old = Comparison([Row.file(rows)]), let table = old.reference.table("R") else {
        continue
      }
      let links = rows.flatMap(\.links).map { Array($0.utf8) }
        .map { (link: $0, before: old.reference.report($0, of: table)) }
        // A link with a key that its line does not read was not published.
        .filter { link, before in
          before.outcome == "matched"
            && (before.query.isEmpty || before.pattern?.contains("?") ?? false)
        }
      let lock = SourceFile(path: "R.routes.lock", text: LockUpdate(old.run.tables[0], nil).text)
      for _ in 0..<5 {
        let edited = Row.edited(rows, &random)
        guard let new = Comparison([Row.file(edited)]) else { continue }
        let checked = Compilation(sources([Row.file(edited)]), locks: [lock]).modules[0].locks
        let messages = checked[0].findings.diagnostics.map(\.message)
        let lost = losses(of: links, table, new, renames: checked[0].renames)
        let text = "seed \(seed)\n" + String(decoding: lock.bytes, as: UTF8.self) + Row.text(edited)
        if messages.isEmpty {
          #expect(!lost.contains { !$0.isAllowed }, "not reported: \(lost)\n\(text)")
        } else {
          #expect(lost.contains { !$0.isAllowed }, "no link is lost: \(messages)\n\(text)")
        }
        if messages.isEmpty { counts.kept += 1 } else { counts.lost += 1 }
      }
    }
    #expect(counts.lost > 5 && counts.kept > 5, "\(counts)")
  }

  private struct Loss {
    let link: String
    /// Whether the other case takes it as one of finitely many texts, and not all links of the line.
    var isAllowed: Bool
    let pattern: String?
  }

  private func losses(
    of links: [(link: [UInt8], before: LinkReport)], _ table: ReferenceTable, _ new: Comparison,
    renames: [String: String]
  ) -> [Loss] {
    guard let changed = new.reference.table("R") else { return [] }
    var losses: [Loss] = []
    var kept: Set<String?> = []
    for (link, before) in links {
      guard let route = before.route else { continue }
      let after = new.reference.report(link, of: changed)
      let values = after.parameters.compactMap(\.values)
      let isKept =
        after.outcome == "matched" && after.route == renames[route] ?? route
        && before.parameters.compactMap(\.values).allSatisfy(values.contains)
      let name = renames[route] ?? route
      let isOther = after.route != name
      if !isOther { kept.insert(before.pattern) }
      if isKept { continue }
      let inside = changed.inside(link).link
      let isCovered = new.reference.candidates(inside, of: changed).contains {
        $0.pattern.route == name
      }
      let pattern = table.patterns.first { $0.text == before.pattern }
      let taker = changed.patterns.first { $0.text == after.pattern }
      losses.append(
        Loss(
          link: String(decoding: link, as: UTF8.self),
          isAllowed: isOther && isCovered && (taker?.takesSingleTexts(of: pattern) ?? false),
          pattern: before.pattern))
    }
    for index in losses.indices where !kept.contains(losses[index].pattern) {
      losses[index].isAllowed = false
    }
    return losses
  }
}

/// A line of a routes file.
private struct Row {
  var segments: [String]
  var name: String
  var suffix = ""

  private static let literals = ["a", "b", "new", "5", "v5"]
  private static let captures = [
    "", "<Int>", "<Int 1...9>", "<Int 5...>", "<UInt8>", "<Bool>", "<new|old>", "<new|old|a>",
    "<Date>", "<Double>",
  ]
  /// Texts inside and outside each type, next to the bounds of the ranges.
  private static let texts = [
    "a", "b", "x", "new", "old", "true", "false", "-1", "0", "05", "1", "4", "5", "9", "10", "255",
    "256", "0.5", "5.0", "2026-01-31", "v", "v1", "v5", "vx",
  ]

  /// Texts of one to three segments for a rest.
  private static let restTexts: [String] = {
    let few = [
      "a", "b", "new", "5", "v5", "x", "1", "true", "255", "0.5", "2026-01-31", "-1",
    ]
    let pairs = few.flatMap { first in few.map { "\(first)/\($0)" } }
    return texts + pairs + pairs.flatMap { pair in literals.map { "\(pair)/\($0)" } }
  }()

  static func random(_ number: Int, _ random: inout SeededGenerator) -> Row {
    if random.chance(8) { return Row(segments: ["*p0"], name: "C\(number)") }
    let segments = (0..<random.below(4)).map { index in
      // Three captures have too many links.
      index == 2 ? random.pick(literals) : segment(index, &random)
    }
    return Row(segments: segments, name: "C\(number)", suffix: random.chance(15) ? "?k=1" : "")
  }

  private static func segment(_ index: Int, _ random: inout SeededGenerator) -> String {
    if random.chance(index == 1 ? 80 : 35) { return random.pick(literals) }
    let prefix = random.chance(15) ? "v" : ""
    return "\(prefix):p\(index)\(random.pick(captures))"
  }

  static func edited(_ rows: [Row], _ random: inout SeededGenerator) -> [Row] {
    var rows = rows
    for _ in 0...random.below(2) {
      let index = random.below(rows.count)
      switch random.below(9) {
      case 0 where rows.count > 1: rows.remove(at: index)
      case 1: rows.append(Row.random(9, &random))
      case 2: rows[index].name = random.pick(["C8", rows[random.below(rows.count)].name])
      case 3: rows[index].suffix = random.pick(["", "?k=1", "?k=2", " @internal"])
      case 4 where !rows[index].segments.isEmpty: rows[index].segments.removeLast()
      case 5, 6:
        var copy = rows[index]
        copy.name = random.pick(["C7", "C7", copy.name])
        copy.change(&random)
        rows.append(copy)
      default: rows[index].change(&random)
      }
    }
    return rows
  }

  private mutating func change(_ random: inout SeededGenerator) {
    if segments.isEmpty { return }
    if random.chance(8) {
      segments = ["*p0"]
      return
    }
    let index = random.below(segments.count)
    segments[index] = Self.segment(index, &random)
  }

  static func text(_ rows: [Row]) -> String {
    var names: Set<String> = []
    let lines = rows.map { row in
      let path = row.segments.isEmpty ? "/" : row.segments.joined(separator: "/")
      let isNew = names.insert(row.name).inserted
      let (pattern, attribute) =
        row.suffix.hasPrefix("?") ? (path + row.suffix, "") : (path, row.suffix)
      return pattern + (isNew ? " -> \(row.name)" : " => \(row.name.lowercased())") + attribute
    }
    return "enum R\n" + lines.joined(separator: "\n")
  }

  static func file(_ rows: [Row]) -> [UInt8] { Array(text(rows).utf8) }

  /// Links that the line can match, from outside the app.
  var links: [String] {
    var paths = [""]
    for segment in segments {
      let texts =
        switch segment.prefix(1) {
        case "*": Self.restTexts
        case ":": Self.texts
        default: segment.contains(":") ? Self.texts.map { "v" + $0 } : [segment]
        }
      paths = paths.flatMap { path in texts.map { "\(path)/\($0)" } }
    }
    return paths.map { "s://" + ($0.isEmpty ? "/" : $0) + (suffix.hasPrefix("?") ? suffix : "") }
  }
}

extension ReferencePattern {
  /// Whether the pattern takes finitely many links from another one.
  fileprivate func takesSingleTexts(of other: ReferencePattern?) -> Bool {
    guard let other, !other.captures.isEmpty else { return false }
    return (0..<max(pieces.count, other.pieces.count)).allSatisfy { index in
      !isEndless(at: index) || !other.isEndless(at: index)
    }
  }

  /// Whether a segment can have infinitely many texts.
  private func isEndless(at index: Int) -> Bool {
    if index < pieces.count { return pieces[index].capture?.isEndless ?? false }
    if case .rest(let capture) = pieces.last { return capture.isEndless }
    return false
  }
}

extension ReferenceCapture {
  fileprivate var isEndless: Bool {
    switch type {
    case .words, .builtIn("Bool", _): false
    case .builtIn, .custom: true
    }
  }
}
