/// A way of writing of other tools, or a slip, and how it is written here.
///
/// The parsers know no habits. If a row could not be read, the first habit whose text touches the
/// position of the error explains the error.
struct Habit {
  /// After so many errors, a file is not a routes file, and its errors need no explanation.
  static var maximumErrors: Int { 100 }

  /// Longer rows are not written by people.
  static var maximumBytes: Int { 300 }

  private let id: DiagnosticID
  private let pattern: Regex<AnyRegexOutput>
  /// The group of the match that is reported and replaced. The rest of the match is its context.
  private let group: Int
  /// The hint: a text, what replaces the group, and the rest of the text; or only a text.
  private let hint: [String]

  /// Making them takes 20 milliseconds, so each run makes them once. `Regex` is not `Sendable`, because
  /// it can contain closures. These do not.
  nonisolated(unsafe) static let all = table.split(separator: "\n").compactMap { Habit($0) }

  /// Reads a line of the table; the result is nil if the line is a heading.
  private init?(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let group = Int(parts[0]), let pattern = try? Regex(String(parts[1]))
    else { return nil }
    var hint = parts[2].drop { $0 == " " }
    var id = DiagnosticID.foreignSyntax
    if hint.last == "]", let bracket = hint.lastIndex(of: "["),
      let other = DiagnosticID(rawValue: String(hint[bracket...].dropFirst().dropLast()))
    {
      hint = hint[..<bracket].dropLast()
      id = other
    }
    self.id = id
    self.pattern = pattern.matchingSemantics(.unicodeScalar)
    self.group = group
    self.hint = hint.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
  }

  /// The habit that explains the error of a row; nil if no habit does. A habit whose edit does not
  /// help is not what was meant.
  static func explaining(
    _ error: Diagnostic, _ row: SourceRange, in source: SourceFile
  ) -> Diagnostic? {
    let text = source.textWithoutComments(row.prefix(maximumBytes))
    for habit in all {
      for match in text.matches(of: habit.pattern) {
        let all = row.range(of: match.range, in: text)
        let isNear = all.lower <= error.range.lower || all.lower < error.range.upper
        guard isNear, error.range.lower <= all.upper,
          let found = match.output[habit.group].range,
          let hint = habit.hint(match.output.map { $0.substring.map(String.init) ?? "" })
        else { continue }
        let range = row.range(of: found, in: text)
        let diagnostic = habit.diagnostic(range, hint, in: source)
        if diagnostic.replacement == nil || diagnostic.isImprovement(on: error, row, in: source) {
          return diagnostic
        }
      }
    }
    return movedAttributes(error, row, in: source)
  }

  /// The hint with the texts of a match and its groups; nil if the text is something else after all.
  private func hint(_ groups: [String]) -> Wording? {
    var parts: [String] = []
    for part in hint {
      guard let part = filled(part, groups) else { return nil }
      parts.append(part)
    }
    if parts.count < 3 { return "\(parts[0])" }
    return parts[1].isEmpty
      ? "\(parts[0])\(replacement: "")\(parts[2])"
      : "\(parts[0])'\(proposed: parameter(parts[1]))'\(parts[2])"
  }

  private func diagnostic(
    _ range: SourceRange, _ hint: Wording, in source: SourceFile
  ) -> Diagnostic {
    let name = source.name(range.trimmed(in: source))
    if name.text.isEmpty {
      return Diagnostic(id, "unexpected white space; \(hint)", at: range)
    }
    let rule: Wording =
      switch id {
      case .unknownDirective: "unknown directive \(name)"
      case .unclosedBracket: "\(name) is not closed"
      default: "unexpected \(name)"
      }
    return Diagnostic(id, "\(rule); \(hint)", at: name.range).replacing(range)
  }

  /// Attributes in another place than the end of a line: the line with its attributes there.
  private static func movedAttributes(
    _ error: Diagnostic, _ row: SourceRange, in source: SourceFile
  ) -> Diagnostic? {
    let line = source.withoutComment(row)
    let text = source.text(line)
    guard let moved = MovedAttributes(text), moved.edited != text else { return nil }
    let range = line.range(of: moved.first, in: text)
    let rule =
      moved.isGroup
      ? "a group's attributes must be between its path and '{'"
      : "attributes must be at the end of their line"
    let diagnostic = Diagnostic(
      .misplacedAttribute, "\(rule); write '\(proposed: moved.edited)'", at: range
    ).replacing(line)
    return diagnostic.isImprovement(on: error, row, in: source) ? diagnostic : nil
  }
}

extension Diagnostic {
  /// Whether the row reads with the edit that the diagnostic proposes, or its error is later.
  fileprivate func isImprovement(
    on original: Diagnostic, _ row: SourceRange, in source: SourceFile
  ) -> Bool {
    guard let edit = replacement, edit.range.lower >= row.lower, edit.range.upper <= row.upper
    else { return false }
    var bytes = Array(source.bytes[row.lower..<row.upper])
    bytes.replaceSubrange(
      (edit.range.lower - row.lower)..<(edit.range.upper - row.lower), with: edit.text.utf8)
    do throws(Diagnostic) {
      let edited = SourceFile(path: source.path, bytes: bytes)
      let all = SourceRange(file: row.file, lower: 0, upper: bytes.count).trimmed(in: edited)
      // The edit may make a comment of the row.
      if !all.isEmpty, !edited.starts(all, with: SyntaxByte.hash) {
        _ = try parseRow(all, in: edited)
      }
      return true
    } catch {
      // The edit changes the length of what is before its end, and not of what follows.
      let good = max(original.range.lower + 1, edit.range.upper)
      return bytes.count - error.range.lower <= row.upper - good
    }
  }
}
