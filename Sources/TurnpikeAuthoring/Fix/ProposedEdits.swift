import TurnpikeCompiler

/// What the errors of files propose at once.
struct ProposedEdits {
  /// Sorted by place, and apart: of those that touch none is here, since each was made of the file
  /// without the others.
  let replacements: [Replacement]
  private let compilation: Compilation

  init(_ compilation: Compilation) {
    self.compilation = compilation
    let all = compilation.diagnostics.filter { $0.severity == .error }.compactMap(\.replacement)
      .filter { Self.isInLine($0, of: compilation.files[$0.range.file]) }
      .sorted { left, right in
        (left.range.file, left.range.lower, left.range.upper)
          < (right.range.file, right.range.lower, right.range.upper)
      }
    var apart: [Replacement] = []
    var index = 0
    while index < all.count {
      let first = all[index]
      var upper = first.range.upper
      var isAlone = true
      index += 1
      while index < all.count, all[index].range.file == first.range.file,
        all[index].range.lower <= upper
      {
        // Two errors may propose one and the same.
        if all[index] != first { isAlone = false }
        upper = max(upper, all[index].range.upper)
        index += 1
      }
      if isAlone { apart.append(first) }
    }
    replacements = apart
  }

  private static func isInLine(_ replacement: Replacement, of file: SourceFile) -> Bool {
    let range = replacement.range
    return !file.bytes[range.lower..<range.upper].contains(0x0A)
      && !replacement.text.utf8.contains(0x0A)
  }

  var fixes: [Fix] {
    compilation.files.enumerated().flatMap { index, file in
      let locations = SourceLocations(file)
      return replacements.filter { $0.range.file == index }.map { Fix($0, in: file, locations) }
    }
  }

  /// The files with all of it.
  var files: [SourceFile] {
    var all = compilation.files.map(\.bytes)
    for replacement in replacements.reversed() {
      let range = replacement.range
      all[range.file].replaceSubrange(range.lower..<range.upper, with: replacement.text.utf8)
    }
    return zip(compilation.files, all).map { SourceFile(path: $0.path, bytes: $1) }
  }
}
