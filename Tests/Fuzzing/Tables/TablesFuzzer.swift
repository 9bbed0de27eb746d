import TurnpikeAuthoring
import TurnpikeCompiler

/// A link, the first line, and the routes file that the other lines are.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTables(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzed(start, count) { bytes in
    let lines = lines(bytes)
    let file = SourceFile(path: "A.routes", bytes: joined(lines.dropFirst()))
    guard let tables = Compilation([file]).output?.tables else { return false }
    for table in tables {
      let link = Array(lines[0])
      _ = table.match(link)
      expectAgreement(table, String(decoding: link, as: UTF8.self))
      expectLaw(table, String(decoding: link, as: UTF8.self))
      expectLinear(table, link)
    }
    return true
  }
}

/// The matcher walks the tree of patterns, and the explanation compares each pattern by itself.
private func expectAgreement(_ table: CompiledTable, _ link: String) {
  let result = table.match(link)
  let explanation = table.explain(link)
  let (pattern, route) = (result.pattern ?? "", result.route ?? "")
  let expected =
    switch result.outcome {
    case .matched: "matched by '\(pattern)' (\(route))"
    case .invalid: "invalid for '\(pattern)' (\(route))"
    case .unmatched: "unmatched: \(result.reason ?? "")"
    }
  expect(explanation.first == expected, "\(expected), not \(explanation)")
  expect((result.reason == nil) == (result.outcome == .matched), "a reason: \(result)")
  for line in explanation {
    // A pattern that the path follows and whose conditions hold matches.
    let isMissed = line.hasSuffix("': the mounted enum does not match")
    expect(!isMissed, "matched: \(line)")
  }
  if result.outcome != .unmatched {
    let route = table.model.routes.first { $0.caseName == route }
    let patterns = (route?.lines ?? []).compactMap(\.pattern)
    expect(patterns.contains { $0.text == pattern }, "a pattern of its route: \(result)")
  }
}

/// A link of many repetitions costs no more a byte than a short one: where a step were taken for
/// every two bytes, this would take minutes.
private func expectLinear(_ table: CompiledTable, _ link: [UInt8]) {
  // Some inputs are enough, and the same ones in each run.
  if link.isEmpty || link.reduce(0, &+) & 15 != 0 { return }
  let long = Array(repeatElement(link, count: (1 << 16) / link.count).joined())
  let took = processorSeconds { _ = table.match(long) }
  expect(took < 1, "\(took) s for \(long.count) bytes")
}
