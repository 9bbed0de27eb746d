// The findings about a published line that several checks report.
extension LockVerdicts {
  /// A finding about a published line.
  ///
  /// - Parameter nearest: The range of the route that is most like the line.
  func finding(
    _ id: DiagnosticID, _ wording: Wording, _ index: Int, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id, wording, at: comparison.lines[index].range, note: "the nearest route is here",
      at: nearest)
  }

  private func pattern(_ index: Int) -> String { comparison.lines[index].line.plainPattern }

  /// - Parameter namesake: The pattern that has the line's case now.
  func lost(
    _ link: String, _ index: Int, remedy: Wording, besides namesake: String? = nil,
    nearest: SourceRange?
  ) -> Diagnostic {
    let rest: Wording = namesake.map { ", and give \(quoted: $0) another name with 'as'" } ?? ""
    return finding(
      .publishedLinkLost,
      """
      \(quoted: pattern(index)) was published, but no route matches \(quoted: link) now; \
      \(remedy)\(rest)
      """, index, nearest: nearest)
  }

  /// A link that a line with `@internal` or `@only` would match.
  func hidden(
    _ link: String, _ index: Int, by attribute: String, nearest: SourceRange?
  ) -> Diagnostic {
    finding(
      .publishedLinkLost,
      """
      \(quoted: pattern(index)) was published, but \(quoted: attribute) now excludes \
      \(quoted: link); remove the attribute, or remove the line from the lock file
      """, index, nearest: nearest)
  }

  /// A link that another pattern of the case matches, with another text for a parameter.
  ///
  /// - Parameter other: The parameter that was published with that text, if that is all that
  ///   changed.
  func readOtherwise(
    _ link: String, _ index: Int, _ name: String, textOf other: String? = nil, remedy: Wording,
    nearest: SourceRange?
  ) -> Diagnostic {
    let text: Wording = other.map { "the text of \(quoted: $0)" } ?? "another text"
    return finding(
      .publishedLinkLost,
      """
      \(quoted: pattern(index)) was published, but \(quoted: link) gives \(quoted: name) \(text) \
      now; \(remedy)
      """, index, nearest: nearest)
  }

  func moved(_ index: Int, to other: String, nearest: SourceRange?) -> Diagnostic {
    let name = comparison.lines[index].line.caseName
    // Two routes cannot share a case.
    let isFree = !table.routes.contains { $0.caseName == name }
    let hint: Wording = isFree ? ", or write 'as \(name)'" : ""
    return finding(
      .publishedLinkMoved,
      """
      \(quoted: pattern(index)) was published for \(quoted: name), but its links match \
      \(quoted: other) now; give \(quoted: other) another pattern\(hint)
      """, index, nearest: nearest)
  }

  /// - Parameter other: The pattern or the origin that takes the link.
  func taken(
    _ link: String, _ index: Int, by other: String, nearest: SourceRange?
  ) -> Diagnostic {
    let name = comparison.lines[index].line.caseName
    return finding(
      .publishedLinkTaken,
      """
      \(quoted: other) cannot match \(quoted: link), because \(quoted: pattern(index)) was \
      published for \(quoted: name)
      """, index, nearest: nearest)
  }

  /// - Parameter text: A text that the type does not accept now.
  func narrowed(
    _ name: String, _ index: Int, from old: ValueType, to new: ValueType, text: String,
    nearest: SourceRange?
  ) -> Diagnostic {
    finding(
      .publishedLinkNarrowed,
      """
      \(quoted: name) of \(quoted: comparison.lines[index].line.pathText) was published as \
      \(quoted: old.spelling), but does not accept \(quoted: text) now, because it is \
      \(quoted: new.spelling)
      """, index, nearest: nearest)
  }

  func needs(
    _ name: String, _ link: String, _ index: Int, nearest: SourceRange?
  ) -> Diagnostic {
    finding(
      .publishedLinkNarrowed,
      "\(quoted: link) was published, but \(quoted: name) is required now", index,
      nearest: nearest)
  }
}
