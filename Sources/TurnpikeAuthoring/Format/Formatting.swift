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
    return files.indices.map { formatting(of: $0, errors: errors[$0]) }
  }

  /// What formatting makes of one of them.
  func formatting(of index: Int) -> Formatting {
    formatting(of: index, errors: errorCounts[index])
  }

  private func formatting(of index: Int, errors: Int) -> Formatting {
    if errors > 0, !isSound(alone: files[index]) { return .refused(errors: errors) }
    guard let bytes = tree(index).formatted else {
      return .refused(errors: 1)
    }
    return bytes == files[index].bytes ? .unchanged : .changed(bytes)
  }

  /// The syntax of a file.
  func tree(_ index: Int) -> FileSyntax {
    trees[index] ?? parse(files[index], index: index).syntax
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
