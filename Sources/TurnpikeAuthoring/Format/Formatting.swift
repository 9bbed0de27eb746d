package import TurnpikeCompiler

/// What formatting makes of a file.
package enum Formatting: Hashable, Sendable {
  /// It has the canonical layout.
  case unchanged
  /// Its bytes in the canonical layout.
  case changed([UInt8])
  /// It has so many errors, and stays as it is: what its lines mean is not sure.
  case refused(errors: Int)
}

extension Compilation {
  /// What formatting makes of each file, in their order.
  ///
  /// A file is refused for what is wrong with it. What is wrong only because other files are there is
  /// not: files of several targets, as those of a whole repository are, may clash with each other.
  package var formattings: [Formatting] {
    let errors = errorCounts
    return trees.map { formatting(of: $0, errors: errors[$0.index]) }
  }

  /// What formatting makes of one of them.
  func formatting(of tree: FileSyntax) -> Formatting {
    formatting(of: tree, errors: errorCounts[tree.index])
  }

  private func formatting(of tree: FileSyntax, errors: Int) -> Formatting {
    if errors > 0, !isSound(alone: tree.source) { return .refused(errors: errors) }
    guard let bytes = tree.formatted else {
      return .refused(errors: 1)
    }
    return bytes == tree.source.bytes ? .unchanged : .changed(bytes)
  }

  /// The syntax of the files that the run has read.
  package var trees: [FileSyntax] {
    modules.flatMap(\.parsed.files) + modules.flatMap(\.parsed.locks)
  }

  private func isSound(alone file: SourceFile) -> Bool {
    files.count > 1 && Compilation([file]).errorCounts == [0]
  }

  /// How many errors each file has.
  var errorCounts: [Int] {
    var counts = Array(repeating: 0, count: files.count)
    for diagnostic in diagnostics where diagnostic.severity == .error {
      counts[diagnostic.range.file] += 1
    }
    return counts
  }
}
