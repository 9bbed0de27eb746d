package import TurnpikeCompiler

/// Files with the edits that their errors propose.
///
/// A fixed line can show errors that it hid, so all edits are made again and again until no error
/// proposes one. Then the changed lines are kept that leave fewer errors: all of them if possible,
/// and otherwise those that no new error concerns, and single lines.
package struct FixedFiles {
  /// The files as they are now, compiled.
  package private(set) var compilation: Compilation
  /// The edits in the lines that are kept, by file and line, and in each line in the order made.
  package private(set) var fixes: [Fix] = []

  private let old: [[ArraySlice<UInt8>]]
  private let new: [[ArraySlice<UInt8>]]
  private var kept: Set<Line> = []

  /// A line of one of the files, from 0.
  private struct Line: Hashable {
    let file: Int
    let index: Int
  }

  private static let rounds = 8
  /// The files are compiled at most until they have this size together, so that a file full of errors
  /// takes a bounded time. An error takes as long as thousands of bytes, because it is explained.
  private static let compiledSize = 4_000_000
  private static let sizeOfError = 2_000

  package init(_ compilation: Compilation) {
    var made: [Fix] = []
    var all = compilation
    for _ in 0..<Self.rounds {
      let edits = all.proposedEdits
      if edits.isEmpty { break }
      let locations = all.files.map(SourceLocations.init)
      made += edits.map { Fix($0, in: all.files[$0.range.file], locations[$0.range.file]) }
      all = all.recompiled(all.files(with: edits))
    }
    self.compilation = compilation
    old = compilation.files.map(\.lines)
    new = all.files.map(\.lines)
    keep(all)
    fixes = made.filter { kept.contains(Line(file: $0.file, index: $0.location.line - 1)) }
      .sorted { ($0.file, $0.location.line) < ($1.file, $1.location.line) }
  }

  /// - Parameter edited: The files with all changed lines, compiled.
  private mutating func keep(_ edited: Compilation) {
    let errorCount = min(100, edited.errorCounts.reduce(0, +))
    let size = compilation.files.reduce(1 + errorCount * Self.sizeOfError) { $0 + $1.bytes.count }
    var attempts = max(4, Self.compiledSize / size)
    let all = Set(
      old.indices.flatMap { file in
        old[file].indices.filter { old[file][$0] != new[file][$0] }
          .map { Line(file: file, index: $0) }
      })
    // A line that still cannot be read is no better without the edits of other lines.
    let changed = all.subtracting(Self.errors(of: edited.unreadErrors, in: edited).keys)
    var lines = changed
    var result = changed == all ? edited : compilation.recompiled(files(with: changed))
    while !isBetter(result, with: lines) {
      attempts -= 1
      let unsure = unsure(lines, in: result)
      lines = attempts > 0 && !unsure.isEmpty ? lines.subtracting(unsure) : []
      result = lines.isEmpty ? compilation : compilation.recompiled(files(with: lines))
    }
    (kept, compilation) = (lines, result)
    for line in changed.subtracting(lines).sorted(by: { ($0.file, $0.index) < ($1.file, $1.index) })
    where attempts > 0 {
      attempts -= 1
      let result = compilation.recompiled(files(with: kept.union([line])))
      guard isBetter(result, with: [line]) else { continue }
      kept.insert(line)
      compilation = result
    }
  }

  /// Whether each file has at least as many errors fewer as lines of it have changed.
  private func isBetter(_ result: Compilation, with lines: Set<Line>) -> Bool {
    var allowed = compilation.errorCounts
    for line in lines { allowed[line.file] -= 1 }
    return zip(result.errorCounts, allowed).allSatisfy { $0 <= $1 }
  }

  /// The changed lines that have as many errors as before, or that a new error of another line names.
  private func unsure(_ lines: Set<Line>, in result: Compilation) -> Set<Line> {
    let before = Self.errors(of: compilation.diagnostics, in: compilation)
    let after = Self.errors(of: result.diagnostics, in: result)
    var unsure: Set<Line> = []
    for (line, named) in after {
      let count = before[line]?.count ?? 0
      if named.count >= count { unsure.insert(line) }
      if named.count > count { unsure.formUnion(named.joined()) }
    }
    return unsure.intersection(lines)
  }

  /// For each line the lines that the notes of its errors name.
  private static func errors(
    of diagnostics: [Diagnostic], in compilation: Compilation
  ) -> [Line: [[Line]]] {
    let locations = compilation.files.map(SourceLocations.init)
    func line(_ range: SourceRange) -> Line {
      Line(file: range.file, index: locations[range.file].location(of: range.lower).line - 1)
    }
    return Dictionary(
      grouping: diagnostics.filter { $0.severity == .error }, by: { line($0.range) }
    ).mapValues { $0.map { $0.notes.map { line($0.range) } } }
  }

  private func files(with lines: Set<Line>) -> [SourceFile] {
    compilation.files.enumerated().map { file, source in
      let all = old[file].indices.map { index in
        (lines.contains(Line(file: file, index: index)) ? new : old)[file][index]
      }
      return SourceFile(path: source.path, bytes: Array(all.joined(separator: [0x0A])))
    }
  }
}

extension SourceFile {
  fileprivate var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}

extension Compilation {
  /// The errors of lines that cannot be read.
  fileprivate var unreadErrors: [Diagnostic] {
    let trees = trees
    return diagnostics.filter {
      trees.indices.contains($0.range.file)
        && trees[$0.range.file].line(at: $0.range.lower)?.isUnread ?? false
    }
  }

  /// The edits of single lines that errors propose, sorted by place, without those that touch others:
  /// each was made for the file without the others.
  fileprivate var proposedEdits: [Replacement] {
    // The errors of a known module are reported if it is mounted.
    let ownCount = checkedModules.reduce(0) { $0 + $1.parsed.sources.files.count }
    let certain = diagnostics.filter { $0.severity == .error && $0.isCertain }
    let all = Set(certain.compactMap(\.replacement))
      .filter { edit in
        if edit.range.file >= ownCount { return false }
        let old = files[edit.range.file].bytes[edit.range.lower..<edit.range.upper]
        return !old.contains(0x0A) && !edit.text.utf8.contains(0x0A)
      }
      .sorted { left, right in
        (left.range.file, left.range.lower, left.range.upper)
          < (right.range.file, right.range.lower, right.range.upper)
      }
    var apart: [Replacement] = []
    var end = (file: -1, upper: -1)
    for (index, edit) in all.enumerated() {
      let range = edit.range
      let touchesEarlier = range.file == end.file && range.lower <= end.upper
      end = (range.file, touchesEarlier ? max(end.upper, range.upper) : range.upper)
      let next = all.dropFirst(index + 1).first?.range
      let touchesLater = next.map { $0.file == range.file && $0.lower <= end.upper } ?? false
      if !touchesEarlier, !touchesLater { apart.append(edit) }
    }
    return apart
  }

  /// - Parameter edits: Sorted by place, and apart.
  fileprivate func files(with edits: [Replacement]) -> [SourceFile] {
    let editsOfFile = Dictionary(grouping: edits, by: \.range.file)
    return files.enumerated().map { index, file in
      guard let edits = editsOfFile[index] else { return file }
      var bytes: [UInt8] = []
      var end = 0
      for edit in edits {
        bytes += file.bytes[end..<edit.range.lower]
        bytes += edit.text.utf8
        end = edit.range.upper
      }
      return SourceFile(path: file.path, bytes: bytes + file.bytes[end...])
    }
  }
}
