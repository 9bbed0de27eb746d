package import TurnpikeCompiler

/// Files with what their errors propose.
///
/// What an error proposes is done, and again what the errors propose that are left then, for a line
/// tells no more than two at once. A line so changed is kept where its file has fewer errors with it;
/// else it stays as it was.
package struct FixedFiles {
  /// The files as they are now, compiled.
  package private(set) var compilation: Compilation
  /// What has been done, by file and line, and in a line in its order.
  package private(set) var fixes: [Fix] = []

  private let old: [FileLines]
  private var new: [FileLines]
  private var kept: Set<Line> = []
  /// How often the files may yet be compiled: as many bytes in all, so that a file full of errors
  /// takes a bounded time.
  private var attempts: Int

  /// A line of one of the files, from 0.
  private struct Line: Hashable {
    let file: Int
    let index: Int
  }

  package init(_ compilation: Compilation) {
    self.compilation = compilation
    let size = compilation.files.reduce(1) { $0 + $1.bytes.count }
    attempts = max(4, 4_000_000 / size)
    old = compilation.files.map { FileLines($0) }
    new = old
    let (made, last) = makeAll()
    let lines = old.indices.flatMap { file in
      old[file].lines.indices.filter { old[file].lines[$0] != new[file].lines[$0] }
        .map { Line(file: file, index: $0) }
    }
    // The lines that are sound now: most likely all of them may be kept.
    let unsound = Self.linesWithErrors(last)
    keep(lines.filter { !unsound.contains($0) }[...])
    keep(lines.filter { unsound.contains($0) }[...])
    let done = made.filter { kept.contains(Line(file: $0.file, index: $0.location.line - 1)) }
    fixes = done.enumerated().sorted { left, right in
      (left.element.file, left.element.location.line, left.offset)
        < (right.element.file, right.element.location.line, right.offset)
    }.map(\.element)
  }

  /// Does what errors propose until they propose nothing more, and compiles the files as they are
  /// then.
  private mutating func makeAll() -> ([Fix], Compilation) {
    var made: [Fix] = []
    var current = compilation
    for _ in 0..<8 {
      let edits = ProposedEdits(current)
      if edits.replacements.isEmpty { break }
      made += edits.fixes
      let files = edits.files
      new = files.map { FileLines($0) }
      current = compilation.recompiled(files)
    }
    return (made, current)
  }

  private static func linesWithErrors(_ compilation: Compilation) -> Set<Line> {
    let locations = compilation.files.map(SourceLocations.init)
    var lines: Set<Line> = []
    for diagnostic in compilation.diagnostics where diagnostic.severity == .error {
      let (file, offset) = (diagnostic.range.file, diagnostic.range.lower)
      lines.insert(Line(file: file, index: locations[file].location(of: offset).line - 1))
    }
    return lines
  }

  /// Keeps changed lines where each takes an error away: all, or those of each half that do.
  private mutating func keep(_ lines: ArraySlice<Line>) {
    guard !lines.isEmpty, attempts > 0 else { return }
    attempts -= 1
    let mended = compilation.recompiled(files(with: kept.union(lines)))
    if isBetter(mended, lines) {
      kept.formUnion(lines)
      compilation = mended
    } else if lines.count > 1 {
      let middle = lines.startIndex + lines.count / 2
      keep(lines[..<middle])
      keep(lines[middle...])
    }
  }

  private func files(with lines: Set<Line>) -> [SourceFile] {
    old.indices.map { file in
      let all = old[file].lines.indices.map { index in
        (lines.contains(Line(file: file, index: index)) ? new : old)[file].lines[index]
      }
      return SourceFile(path: old[file].path, bytes: Array(all.joined(separator: [0x0A])))
    }
  }

  /// Whether each file has as many errors less as lines have changed.
  private func isBetter(_ mended: Compilation, _ lines: ArraySlice<Line>) -> Bool {
    var allowed = compilation.errorCounts
    for line in lines { allowed[line.file] -= 1 }
    return zip(mended.errorCounts, allowed).allSatisfy { $0 <= $1 }
  }
}

/// A file as lines, without the line feeds between them.
private struct FileLines {
  let path: String
  let lines: [ArraySlice<UInt8>]

  init(_ file: SourceFile) {
    path = file.path
    lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}
