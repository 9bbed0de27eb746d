import TestSupport
import TurnpikeAuthoring
import TurnpikeCompiler

/// Whether files are better or untouched where what their errors propose has been done.
package enum FixCheck {
  /// What has become worse; nil where all is well.
  package static func problem(_ files: [[UInt8]]) -> String? {
    let before = Compilation(sources(files))
    let fixed = FixedFiles(before)
    if errors(Compilation(fixed.compilation.files)) != errors(fixed.compilation) {
      return "fixed, other files than were compiled"
    }
    for index in files.indices {
      let isChanged = fixed.compilation.files[index].bytes != files[index]
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
      let fixed = FixedFiles(Compilation(sources(spoilt)))
      if !fixed.fixes.isEmpty { counts[.mended] += 1 }
      check(spoilt) { FixCheck.problem($0) }
    }
  }
}
