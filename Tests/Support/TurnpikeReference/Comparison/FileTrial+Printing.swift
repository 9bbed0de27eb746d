import TestSupport

extension FileTrial {
  /// Prints generated values of each route that has a pattern of its own, and reads them back.
  package mutating func print(_ comparison: Comparison, _ files: [[UInt8]], values: Int) {
    var generator = ValueGenerator(random: SeededGenerator(seed: seed ^ 0xFF))
    for table in comparison.reference.tables {
      for pattern in table.routes.compactMap(\.pattern) where pattern.mount == nil {
        for _ in 0..<values {
          let made = generator.values(of: pattern, in: table)
          let (difference, isLinkable) = comparison.printingDifference(
            table.name, pattern.route, made)
          counts[.values] += 1
          if isLinkable { counts[.linkable] += 1 }
          if difference != nil { fail(pattern.route, made, table.name, files) }
          if made.isEmpty { break }
        }
      }
    }
  }

  private mutating func fail(
    _ route: String, _ values: ReferencePrinter.Values, _ table: String, _ files: [[UInt8]]
  ) {
    if failures.count > 2 { return }
    let (files, _) = Shrinking.smallest(files, []) { files, _ in
      Comparison(files)?.printingDifference(table, route, values).difference != nil
    }
    let problem = Comparison(files)?.printingDifference(table, route, values).difference
    let call = values.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\": \($0.value.map { "\($0)" } ?? "nil")" }.joined(separator: ", ")
    add(
      TrialFailure(
        seed: seed, problem: problem ?? "", table: table, files: files, link: [],
        values: "\"\(route)\", [\(call.isEmpty ? ":" : call)]"))
  }
}
