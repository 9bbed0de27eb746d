import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// The law of lock files: a change is reported exactly if a published link now matches another case or
/// none, or gives other values. Only the single texts that another case takes from a capture are
/// allowed. A line or an item that a message proposes compiles, and brings the links back.
@Suite struct LockLawTests {
  @Test(.timeLimit(.minutes(15)), arguments: 0..<trials(20, quick: 4))
  func reportsExactlyWhatIsLost(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var counts = (lost: 0, kept: 0, proposed: 0)
    while counts.lost + counts.kept < 50 {
      let rows = Row.some(&random)
      guard let old = Comparison([Row.file(rows)]), let table = old.reference.table("R") else {
        continue
      }
      let links = Set(rows.flatMap(\.links)).sorted().map { Array($0.utf8) }
        .map { (link: $0, before: old.reference.report($0, of: table)) }
        .filter { $0.before.outcome == "matched" }
      let lock = SourceFile(path: "R.routes.lock", text: LockUpdate(old.run.tables[0], nil).text)
      for _ in 0..<5 {
        let edited = Row.file(Row.edited(rows, &random))
        let source = SourceFile(path: "R.routes", bytes: edited)
        let compilation = Compilation([source], locks: [lock])
        guard let new = Comparison([edited]), let changed = new.reference.table("R") else {
          continue
        }
        let diagnostics = compilation.diagnostics.filter { $0.severity == .error }
        let comparison = LockComparison(
          old: old.reference, table: table, new: new.reference, changed: changed,
          renames: compilation.modules[0].locks[0].renames)
        let lost = losses(of: links, comparison, new.reference, table, changed)
        let text =
          "seed \(seed)\n"
          + [lock.bytes, edited].map { String(decoding: $0, as: UTF8.self) }
          .joined()
        if diagnostics.isEmpty {
          #expect(!lost.contains { !$0.isAllowed }, "not reported: \(lost)\n\(text)")
          counts.kept += 1
        } else {
          #expect(
            lost.contains { !$0.isAllowed },
            "no link is lost: \(diagnostics.map(\.message))\n\(text)")
          counts.lost += 1
        }
        for diagnostic in diagnostics {
          guard let edit = diagnostic.addition else { continue }
          counts.proposed += 1
          let mended = Compilation([source.applying(edit)], locks: [lock]).diagnostics
          let loss = diagnostic.message.split(separator: "; write ")[0]
          let isMended = !mended.contains { other in
            other.severity == .error
              && (other.range.file == 0
                || other.range == diagnostic.range && other.message.hasPrefix(loss))
          }
          #expect(
            isMended,
            "\(diagnostic.message): \(mended.map(\.message))\n\(text)")
        }
      }
    }
    #expect(counts.lost > 5 && counts.kept > 5 && counts.proposed > 0, "\(counts)")
  }

  private struct Loss {
    let link: String
    /// Whether the other case takes it as one of finitely many texts, and not all links of the line.
    var isAllowed: Bool
    let pattern: String?
  }

  private func losses(
    of links: [(link: [UInt8], before: LinkReport)], _ comparison: LockComparison,
    _ new: ReferenceMatcher, _ table: ReferenceTable, _ changed: ReferenceTable
  ) -> [Loss] {
    var losses: [Loss] = []
    var kept: Set<String?> = []
    for (link, before) in links {
      let after = new.report(link, of: changed)
      guard let route = before.route, comparison.isPublished(link, before, after) else { continue }
      let name = comparison.renames[route] ?? route
      let isOther = after.route != name
      if !isOther { kept.insert(before.pattern) }
      if comparison.isKept(before, after) { continue }
      let isCovered = new.candidates(changed.inside(link).link, of: changed).contains {
        $0.pattern.route == name
      }
      let taker = changed.pattern(of: after)
      losses.append(
        Loss(
          link: String(decoding: link, as: UTF8.self),
          isAllowed: isOther && isCovered
            && (taker?.takesSingleTexts(of: table.pattern(of: before)) ?? false),
          pattern: before.pattern))
    }
    for index in losses.indices where !kept.contains(losses[index].pattern) {
      losses[index].isAllowed = false
    }
    return losses
  }
}

extension SourceFile {
  fileprivate func applying(_ edit: Replacement) -> SourceFile {
    var bytes = bytes
    bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: edit.text.utf8)
    return SourceFile(path: path, bytes: bytes)
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
    "<Date>", "<Double>", "<Sku>",
  ]
  /// Types of a last segment that links can omit.
  private static let optional = [
    "<String?>", "<Int?>", "<Int = 1>", "<new|old?>", "<new|old = new>", "<Sku?>",
  ]
  /// What follows a path: conditions, and parameters of which some have the key of a condition.
  private static let suffixes = [
    "?k=1", "?k=1", "?k=2", "?k=", "?l=a", "?:k<Int?>", "?:k<String?>", "?:k<[Int]>",
    "?:k<[String]>",
    "?:k<Int = 1>", "?:k<Bool?>", "?:k<1|2?>", "?:k<Sku?>", "?:k", "?:k<Int>", "?k:m<String?>",
    "?:l<String?>", "?k=1&:l<String?>", "?:k<Int ?= 1>",
  ]
  /// Queries of links with and without the keys.
  private static let queries = [
    "", "?k=", "?k=1", "?k=2", "?k=9", "?k=x", "?k=true", "?l=a", "?l=b", "?k=1&l=a", "?k=x&l=b",
    "?k=1&k=2",
    "?m=x", "?k=1&m=x",
  ]
  /// Texts inside and outside each type, next to the bounds of the ranges.
  private static let texts = [
    "a", "b", "x", "new", "old", "true", "false", "-1", "0", "05", "1", "4", "5", "9", "10", "255",
    "256", "0.5", "5.0", "2026-01-31", "v", "v1", "v5", "vx", "v2026-01-31", "vtrue", "vnew",
  ]

  /// Texts of one to three segments for a rest.
  private static let restTexts: [String] = {
    let few = [
      "a", "b", "new", "5", "v5", "x", "1", "true", "255", "0.5", "2026-01-31", "-1",
    ]
    let pairs = few.flatMap { first in few.map { "\(first)/\($0)" } }
    return texts + pairs
      + pairs.flatMap { pair in
        (literals + ["vtrue", "true", "2026-01-31"]).map { "\(pair)/\($0)" }
      }
  }()

  /// Some lines, of which some are aliases with a literal in place of an optional capture, or with
  /// another query.
  static func some(_ random: inout SeededGenerator) -> [Row] {
    var rows = (0..<4).map { Row.random($0, &random) }
    for row in rows where random.chance(30) {
      var alias = row
      let isOptional = row.segments.last.map { $0.contains("?>") || $0.contains(" = ") } ?? false
      if isOptional {
        alias.segments[row.segments.count - 1] = random.pick(literals + ["1", "0"])
      } else if !row.suffix.isEmpty {
        alias.suffix = random.pick(suffixes)
      } else {
        continue
      }
      rows.append(alias)
    }
    return rows
  }

  static func random(_ number: Int, _ random: inout SeededGenerator) -> Row {
    if random.chance(8) { return Row(segments: ["*p0"], name: "C\(number)") }
    var segments = (0..<random.below(4)).map { index in
      // Three captures have too many links.
      index == 2 ? random.pick(literals) : segment(index, &random)
    }
    if segments.count < 3, random.chance(20) {
      segments.append(":p\(segments.count)" + random.pick(optional))
    }
    return Row(
      segments: segments, name: "C\(number)", suffix: random.chance(35) ? random.pick(suffixes) : ""
    )
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
      case 3: rows[index].suffix = random.pick(["", " @internal"] + suffixes)
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
    segments[index] =
      random.chance(20) && index == segments.count - 1
      ? ":p\(index)" + random.pick(Self.optional) : Self.segment(index, &random)
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
    for (index, segment) in segments.enumerated() {
      let texts =
        switch segment.prefix(1) {
        case "*": Self.restTexts
        case ":": Self.texts
        default: segment.contains(":") ? Self.texts.map { "v" + $0 } : [segment]
        }
      let mayEnd = index == segments.count - 1 && (segment.contains("?>") || segment.contains("= "))
      paths = paths.flatMap { path in texts.map { "\(path)/\($0)" } + (mayEnd ? [path] : []) }
    }
    let queries =
      paths.count < 100
      ? Self.queries
      : suffix.isEmpty
        ? ["", "?k=1"] : ["", "?k=", "?k=1", "?k=2", "?k=9", "?k=x", "?l=a", "?k=1&l=a"]
    return paths.flatMap { path in queries.map { "s://" + (path.isEmpty ? "/" : path) + $0 } }
  }
}
