import TurnpikeAuthoring
import TurnpikeCompiler

/// Whether formatting changes the layout of files and nothing else.
package enum FormatCheck {
  /// What the layout of a file has lost, made up or left; nil where all is well, and where the file
  /// has errors and so is never formatted.
  package static func layoutProblem(_ bytes: [UInt8]) -> String? {
    guard let problem = problem(ofLayout: bytes) else { return nil }
    // Asked last, for it takes longest.
    return hasError(Compilation(sources([bytes])), 0) ? nil : problem
  }

  private static func problem(ofLayout bytes: [UInt8]) -> String? {
    let syntax = parse(SourceFile(path: "", bytes: bytes), index: 0)
    guard let formatted = syntax.formatted else { return nil }
    let again = parse(SourceFile(path: "", bytes: formatted), index: 0)
    if let error = again.diagnostics.first { return "formatted, it has '\(error.message)'" }
    if again.formatted != formatted { return "formatted again, it is another file" }
    if texts(of: syntax) != texts(of: again) { return "formatted, it has other texts" }
    // Between the texts nothing but white space changes either.
    if visible(bytes) != visible(formatted) { return "formatted, it has other signs" }
    return untidiness(formatted, of: bytes)
  }

  /// What files that compile lose by being formatted; nil where all is well.
  package static func problem(_ files: [[UInt8]]) -> String? {
    for file in files {
      if let problem = layoutProblem(file) { return problem }
    }
    let compilation = Compilation(sources(files))
    let formattings = compilation.formattings
    let formatted = zip(files, formattings).map { file, formatting in
      if case .changed(let bytes) = formatting { bytes } else { file }
    }
    for (index, formatting) in formattings.enumerated() {
      let isRefused = if case .refused = formatting { true } else { false }
      // What is wrong with the file beside the others, and also without them.
      let isWrong =
        hasError(compilation, index) && hasError(Compilation(sources([files[index]])), 0)
      if isRefused != isWrong { return isWrong ? "formatted with an error" : "refused" }
    }
    if formatted == files { return nil }
    let again = Compilation(sources(formatted))
    // Messages quote patterns as they are written and cut long ones, and formatting can remove white
    // space of a pattern. Findings at one place can have had another order before.
    func messages(_ compilation: Compilation) -> [String] {
      compilation.diagnostics.map { $0.message.replacing(#/'[^']*'/#, with: "''") }.sorted()
    }
    if messages(again) != messages(compilation) { return "formatted, other findings" }
    guard let before = compilation.output, let after = again.output else { return nil }
    if listing(before) == listing(after) {
      return code(before) == code(after) ? nil : "formatted, other code"
    }
    // A pattern is text of the table as it is written, and the blanks in it may have gone.
    let isSame = visible(Array(listing(before).utf8)) == visible(Array(listing(after).utf8))
    return isSame ? nil : "formatted, other routes"
  }

  private static func hasError(_ compilation: Compilation, _ file: Int) -> Bool {
    compilation.diagnostics.contains { $0.severity == .error && $0.range.file == file }
  }

  /// The generated Swift without the lines that say where something is, and without the white space
  /// that moves a type to its column.
  private static func code(_ output: Compilation.Output) -> String {
    output.swiftSource.split(separator: "\n").filter { !$0.contains("#sourceLocation") }
      .joined().filter { $0 != " " }
  }

  private static func listing(_ output: Compilation.Output) -> String {
    output.linked.map { table in
      do throws(ExportProblem) {
        return try table.listing(color: false)
      } catch {
        return error.message
      }
    }.joined()
  }

  /// What the file says and its comments, in its order.
  private static func texts(of syntax: FileSyntax) -> [[UInt8]] {
    syntax.words.filter { $0.isText || $0.kind == .comment }.map { word in
      var text = syntax.source.bytes[word.range.lower..<word.range.upper]
      while word.kind == .comment, let last = text.last, last == 0x20 || last == 0x09 {
        text.removeLast()
      }
      return Array(text)
    }
  }

  private static func visible(_ bytes: [UInt8]) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return (bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...])
      .filter { !isSpace($0) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// What no formatted file has.
  ///
  /// - Parameter original: The file before, whose byte-order mark and line ends stay.
  private static func untidiness(_ formatted: [UInt8], of original: [UInt8]) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard formatted.starts(with: mark) == original.starts(with: mark) else {
      return "formatted, another byte-order mark"
    }
    let hasReturns = original.prefix { $0 != 0x0A }.last == 0x0D && original.contains(0x0A)
    var bytes = formatted.starts(with: mark) ? Array(formatted.dropFirst(3)) : formatted
    if hasReturns {
      // Each line but the empty one after the last line end has its carriage return.
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      guard lines.dropLast().allSatisfy({ $0.last == 0x0D }) else {
        return "formatted, another line end"
      }
      bytes = Array(
        lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }.joined(separator: [0x0A]))
    }
    if bytes.isEmpty { return nil }
    if bytes.first == 0x0A { return "formatted, it starts with an empty line" }
    if bytes.last != 0x0A { return "formatted, its last line has no end" }
    let lines = bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { return "formatted, it ends with an empty line" }
    for (line, next) in zip(lines, lines.dropFirst()) {
      if line.isEmpty, next.isEmpty { return "formatted, two empty lines" }
      if line.last == 0x20 || line.last == 0x0D { return "formatted, a line ends with a blank" }
    }
    return nil
  }
}
