extension Diagnostic {
  // published-link-lost

  /// - Parameter namesake: the pattern that has the line's case now.
  static func linkLost(
    _ pattern: String, witness: String, remedy: Wording, besides namesake: String? = nil,
    at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    let rest: Wording = namesake.map { ", and give \(quoted: $0) another name with 'as'" } ?? ""
    return Diagnostic(
      .publishedLinkLost,
      """
      \(quoted: pattern) was published, and nothing answers \(quoted: witness) any more; \
      \(remedy)\(rest)
      """, at: range, nearest: nearest)
  }

  /// A link that a line with `@internal` or `@only` would answer.
  static func linkHidden(
    _ pattern: String, witness: String, by attribute: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedLinkLost,
      """
      \(quoted: pattern) was published, and \(quoted: attribute) now excludes \
      \(quoted: witness); remove the attribute, or remove the line from the lock file
      """, at: range, nearest: nearest)
  }

  /// A link that another pattern of the case answers, with another text.
  ///
  /// - Parameter other: The parameter that was published with that text, if that is all that changed.
  static func linkReadOtherwise(
    _ pattern: String, witness: String, _ name: String, textOf other: String? = nil,
    remedy: Wording, at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    let text: Wording = other.map { "the text of \(quoted: $0)" } ?? "another text"
    return Diagnostic(
      .publishedLinkLost,
      """
      \(quoted: pattern) was published, and \(quoted: witness) gives \(quoted: name) \(text) \
      now; \(remedy)
      """, at: range, nearest: nearest)
  }

  // published-link-moved

  static func linkMoved(
    _ pattern: String, from case: String, to other: String, isFree: Bool, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    // Two routes cannot share a case.
    let hint: Wording = isFree ? ", or write 'as \(`case`)'" : ""
    return Diagnostic(
      .publishedLinkMoved,
      """
      \(quoted: pattern) was published for \(quoted: `case`), and leads to \(quoted: other) now; \
      give \(quoted: other) another pattern\(hint)
      """, at: range, nearest: nearest)
  }

  /// Links of a case that became a mount of its name.
  static func linkMounted(
    _ pattern: String, of case: String, _ mount: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedLinkMoved,
      """
      \(quoted: pattern) was published for \(quoted: `case`), and leads to the mount of \
      \(quoted: mount) now; give the mount another pattern, and another name with 'as'
      """, at: range, nearest: nearest)
  }

  // published-link-taken

  static func linkTaken(
    _ link: String, from pattern: String, of case: String, by other: String,
    at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedLinkTaken,
      """
      \(quoted: other) takes \(quoted: link) from \(quoted: pattern), which was published for \
      \(quoted: `case`)
      """, at: range, nearest: nearest)
  }

  // published-origin-lost

  /// An origin that not every build has any more.
  static func originHidden(
    _ origin: String, by attribute: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .publishedOriginLost,
      """
      \(quoted: origin) was published, and \(quoted: attribute) now excludes its links; remove \
      the attribute, or remove the origin from the lock file
      """, at: range)
  }

  static func originLost(_ origin: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .publishedOriginLost, "\(quoted: origin) was published, and is no origin any more",
      at: range)
  }
}
