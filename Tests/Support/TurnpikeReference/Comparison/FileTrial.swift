import TestSupport
import TurnpikeCompiler

/// One generated run of files: compiled, and its tables compared with the reference.
package struct FileTrial {
  package let seed: UInt64
  package internal(set) var counts = TrialCounts()
  package private(set) var failures: [TrialFailure] = []

  package init(seed: UInt64) { self.seed = seed }

  /// The seed of one trial of many.
  package static func seed(_ index: Int, of seed: UInt64) -> UInt64 {
    seed &* 1_000_003 &+ UInt64(index)
  }

  /// The generated files that compile: what conflicts or cannot be reached is taken out line by
  /// line, until the rest builds.
  ///
  /// - Parameters:
  ///   - isRestricted: Whether some lines have `@internal` or `@from`.
  ///   - adapting: what is done to them before.
  package mutating func comparison(
    isRestricted: Bool = false, adapting: ([String]) -> [String] = { $0 }
  ) -> (files: [[UInt8]], comparison: Comparison)? {
    var generator = FileGenerator(random: SeededGenerator(seed: seed))
    generator.isRestricted = isRestricted && generator.random.chance(50)
    var files = adapting(generator.files()).map { Array($0.utf8) }
    while true {
      let compilation = Compilation(sources(files))
      if let output = compilation.output { return (files, Comparison(output, files)) }
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      guard let error = errors.first else { return nil }
      check(error, files)
      guard remove(error, from: &files) else { return nil }
    }
  }

  /// Gives the files that were compared.
  @discardableResult
  package mutating func run(links: Int, values: Int) -> [[UInt8]]? {
    guard let (files, comparison) = comparison(isRestricted: true) else { return nil }
    counts[.files] += 1
    for file in files {
      if let problem = TreeCheck.problem(file) {
        add(TrialFailure(seed: seed, problem: problem, table: "", files: files, link: []))
      }
    }
    if let difference = comparison.listingDifference {
      fail(difference, "", files, [])
    }
    compare(comparison, files, links: links)
    print(comparison, files, values: values)
    checkExamples(comparison, files)
    return files
  }

  /// Compares the matches of links near the patterns of each table.
  package mutating func compare(_ comparison: Comparison, _ files: [[UInt8]], links: Int) {
    var random = SeededGenerator(seed: ~seed)
    var generators = comparison.reference.tables.map {
      LinkGenerator(comparison.reference, $0, random: SeededGenerator(seed: random.next()))
    }
    for _ in 0..<links {
      let table = random.below(generators.count)
      let link = generators[table].link()
      let name = generators[table].table.name
      let (report, difference) = comparison.compare(name, link)
      count(report)
      if let difference {
        fail(difference, name, files, link)
      }
    }
  }

  private mutating func count(_ report: LinkReport?) {
    counts[.links] += 1
    guard let report else { return }
    switch report.outcome {
    case "matched": counts[.matched] += 1
    case "invalid": counts[.invalid] += 1
    default: if report.reason != ReferenceRefusal.noRoute.rawValue { counts[.refused] += 1 }
    }
    if !report.mounted.isEmpty { counts[.mounted] += 1 }
  }

  /// Examples that the reference matches with their own line do not fail the build.
  private mutating func checkExamples(_ comparison: Comparison, _ files: [[UInt8]]) {
    var random = SeededGenerator(seed: seed &* 3)
    var lines = files.map { $0.split(separator: 0x0A, omittingEmptySubsequences: false) }
    var generators = comparison.reference.tables.map {
      LinkGenerator(comparison.reference, $0, random: SeededGenerator(seed: random.next()))
    }
    var hasExample = false
    for _ in 0..<6 {
      let index = random.below(generators.count)
      let table = generators[index].table
      let link = generators[index].link()
      let isPlain = link.allSatisfy { 0x21...0x7E ~= $0 && !"()".utf8.contains($0) }
      let report = comparison.reference.report(link, of: table)
      let pattern = table.pattern(of: report)
      guard isPlain, !link.isEmpty, report.outcome == "matched", report.mounted.isEmpty,
        let pattern, !table.patterns.contains(where: { $0.mount != nil })
      else { continue }
      let line = lines[pattern.file][pattern.line]
      // With the lines that it goes on with: an example belongs to a stack's last screen.
      let all = lines[pattern.file]
      let first = ReferenceReader.lines(around: pattern.line, in: all).lowerBound
      let isStack = all[first...pattern.line].contains { $0.contains(UInt8(ascii: "{")) }
      let hasEnd = line.contains(UInt8(ascii: "#")) || isStack
      guard !hasEnd, !line.contains(0x0D), line.contains(UInt8(ascii: ">")),
        !String(decoding: line, as: UTF8.self).contains("@example")
      else { continue }
      lines[pattern.file][pattern.line] = line + Array(" @example(".utf8) + link + Array(")".utf8)
      hasExample = true
      counts[.examples] += 1
    }
    if !hasExample { return }
    let files = lines.map { Array($0.joined(separator: [0x0A])) }
    let compilation = Compilation(sources(files))
    if let diagnostic = compilation.diagnostics.first(where: { $0.severity == .error }) {
      fail(diagnostic.message, "", files, [])
    } else if let output = compilation.output {
      if let difference = Comparison(output, files).listingDifference {
        fail(difference, "", files, [])
      }
    }
  }

  mutating func add(_ failure: TrialFailure) {
    if failures.count < 3 { failures.append(failure) }
  }

  /// Adds a failure, made smaller where a link shows it.
  package mutating func fail(
    _ problem: String, _ table: String, _ files: [[UInt8]], _ link: [UInt8]
  ) {
    if failures.count > 2 { return }
    let isListing = table.isEmpty
    let (files, link) = Shrinking.smallest(files, link) { files, link in
      guard let comparison = Comparison(files), isListing || comparison.names.contains(table)
      else { return false }
      return isListing
        ? comparison.listingDifference != nil : comparison.difference(table, link) != nil
    }
    let comparison = Comparison(files)
    let difference =
      isListing ? comparison?.listingDifference : comparison?.difference(table, link)
    failures.append(
      TrialFailure(
        seed: seed, problem: difference ?? problem, table: table, files: files, link: link))
  }
}
