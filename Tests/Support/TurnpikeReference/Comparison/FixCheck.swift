import TestSupport
import TurnpikeAuthoring
import TurnpikeCompiler

/// Whether files are better or untouched where what their errors propose has been done.
package enum FixCheck {
  /// What has become worse; nil where all is well.
  package static func problem(_ files: [[UInt8]]) -> String? {
    let before = Compilation(sources(files))
    return problem(FixedFiles(before), of: before)
  }

  /// The same of files that have been fixed already.
  static func problem(_ fixed: FixedFiles, of before: Compilation) -> String? {
    if errors(Compilation(fixed.compilation.files)) != errors(fixed.compilation) {
      return "fixed, other files than were compiled"
    }
    for index in before.files.indices {
      let isChanged = fixed.compilation.files[index].bytes != before.files[index].bytes
      let count = (errors(before)[index], errors(fixed.compilation)[index])
      if isChanged, count.1 >= count.0 { return "fixed, and as many errors as before" }
      if !isChanged, count.1 > count.0 { return "not fixed, and more errors than before" }
      if isChanged != fixed.fixes.contains(where: { $0.file == index }) {
        return "fixed, and not told"
      }
    }
    return nil
  }

  /// How many errors each file has.
  private static func errors(_ compilation: Compilation) -> [Int] {
    compilation.files.indices.map { index in
      compilation.diagnostics.count { $0.severity == .error && $0.range.file == index }
    }
  }
}

extension FileTrial {
  /// Spoils the files, and does what their errors propose.
  package mutating func fix(_ files: [[UInt8]], rounds: Int) {
    var mutator = FileMutator(random: SeededGenerator(seed: seed &* 7))
    for _ in 0..<rounds {
      let spoilt = files.map { mutator.mutated($0) }
      counts[.fixed] += 1
      let compilation = Compilation(sources(spoilt))
      let fixed = FixedFiles(compilation)
      if !fixed.fixes.isEmpty { counts[.mended] += 1 }
      if FixCheck.problem(fixed, of: compilation) != nil { check(spoilt) { FixCheck.problem($0) } }
    }
  }
}
