import TestSupport
import TurnpikeAuthoring
import TurnpikeCompiler

extension FileTrial {
  /// Formats the files in their own layout and in others: they say the same afterwards, and have one
  /// layout.
  package mutating func format(_ files: [[UInt8]], layouts: Int) {
    check(files) { FormatCheck.problem($0) }
    var mutator = LayoutMutator(random: SeededGenerator(seed: seed))
    for _ in 0..<layouts {
      let changed = files.map { mutator.mutated($0) }
      counts[.layouts] += 1
      check(changed) { FormatCheck.problem($0) }
      if zip(files, changed).contains(where: { Self.layout($0) != Self.layout($1) }) {
        add(
          TrialFailure(
            seed: seed, problem: "another layout, formatted another way", table: "",
            files: changed, link: []))
      }
    }
  }

  /// Formats spoilt files, as far as they can be read.
  package mutating func formatSpoilt(_ files: [[UInt8]], rounds: Int) {
    var mutator = FileMutator(random: SeededGenerator(seed: ~seed))
    var random = SeededGenerator(seed: seed &* 5)
    for _ in 0..<rounds where !files.isEmpty {
      counts[.formatted] += 1
      let file = mutator.mutated(random.pick(files))
      if Self.formatted(file) != nil { counts[.rearranged] += 1 }
      check([file]) { FormatCheck.layoutProblem($0[0]) }
    }
  }

  mutating func check(_ files: [[UInt8]], _ problem: @escaping ([[UInt8]]) -> String?) {
    guard problem(files) != nil, failures.count < 3 else { return }
    let (smallest, _) = Shrinking.smallest(files, []) { files, _ in
      !files.isEmpty && problem(files) != nil
    }
    let found = problem(smallest)
    add(
      TrialFailure(
        seed: seed, problem: found ?? problem(files) ?? "", table: "",
        files: found == nil ? files : smallest, link: []))
  }

  /// The formatted file without its byte-order mark and with line feeds: those are not the layout's.
  private static func layout(_ file: [UInt8]) -> [UInt8]? {
    guard let bytes = formatted(file) else { return nil }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.filter { $0 != 0x0D }
  }

  private static func formatted(_ file: [UInt8]) -> [UInt8]? {
    parse(SourceFile(path: "", bytes: file), index: 0).formatted
  }
}
