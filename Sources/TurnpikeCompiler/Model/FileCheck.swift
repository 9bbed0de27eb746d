/// Checks the names of the files of a module, and the directives of each file.
struct FileCheck: Check {
  var findings: Findings { reporter.findings }
  private let reporter = Reporter()

  init(_ files: [FileSyntax]) {
    checkNames(files)
    for file in files { checkDirectives(file) }
    warnOfFilesWithoutEnum(files)
  }

  /// Swift identifies a file of a module by its name, and warns about each line with a second file
  /// of the same name.
  private func checkNames(_ files: [FileSyntax]) {
    // File names are bytes: texts with different bytes can be equal.
    for same in Dictionary(grouping: files, by: { Array($0.source.name.utf8) }).values {
      for file in same.dropFirst() {
        reporter.report(
          .duplicateFile,
          """
          two routes files of a target cannot have the same name \(quoted: file.source.name); \
          rename one of them
          """, at: file.start, note: "the other file is here", at: same[0].start)
      }
    }
  }

  /// Reports directives that follow a route, and repeated directives that a file can only contain
  /// once.
  private func checkDirectives(_ file: FileSyntax) {
    let firstItem = file.lines.first { $0.item != nil }?.range.lower ?? Int.max
    for directive in file.directives where directive.range.lower > firstItem {
      reporter.report(
        .lateDirective, "'\(directive.word.rawValue)' must precede the first route",
        at: directive.range)
    }
    let early = file.directives.filter { $0.range.lower < firstItem && !$0.word.mayRepeat }
    for (word, same) in Dictionary(grouping: early, by: \.word) {
      for directive in same.dropFirst() {
        reporter.report(
          .repeatedDirective, "a file cannot have two '\(word.rawValue)' directives",
          at: directive.range, note: "the other directive is here", at: same[0].range)
      }
    }
  }

  /// Reports a warning for each file without `enum` in a target in which another file has an
  /// `enum`.
  private func warnOfFilesWithoutEnum(_ files: [FileSyntax]) {
    let names = Set(files.compactMap { $0.enumDeclaration?.name.text })
    if names.isEmpty { return }
    let directives = names.sorted().prefix(3).map { "enum " + $0 }
    let rest = names.count > 1 ? " or another enum" : ""
    for file in files where file.enumDeclaration == nil {
      reporter.report(
        .missingEnum,
        """
        a file without 'enum' declares \(quoted: file.enumName), and other files of the target name \
        their enum; write \(list: directives)\(rest)
        """, at: file.start)
    }
  }
}
