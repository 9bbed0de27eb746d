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
  package var formattings: [Formatting] {
    var errors = Array(repeating: 0, count: files.count)
    for diagnostic in diagnostics where diagnostic.severity == .error {
      errors[diagnostic.range.file] += 1
    }
    return files.indices.map { index in
      if errors[index] > 0 { return .refused(errors: errors[index]) }
      guard let bytes = parse(files[index], index: index).syntax.formatted else {
        return .refused(errors: 1)
      }
      return bytes == files[index].bytes ? .unchanged : .changed(bytes)
    }
  }
}
