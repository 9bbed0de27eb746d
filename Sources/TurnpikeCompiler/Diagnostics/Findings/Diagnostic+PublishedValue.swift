extension Diagnostic {
  // published-link-narrowed

  /// - Parameters:
  ///   - type: what was published, and what it is now.
  ///   - text: what is not read any more.
  static func linkNarrowed(
    _ name: String, of path: String, type: (was: String, is: String), text: String,
    at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedLinkNarrowed,
      """
      \(quoted: name) of \(quoted: path) was published as \(type.was), and does not read \
      \(quoted: text) any more: it is \(type.is)
      """, at: range, nearest: nearest)
  }

  static func linkNeeds(
    _ name: String, link: String, at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedLinkNarrowed,
      "\(quoted: link) was published, and needs \(quoted: name) now", at: range, nearest: nearest)
  }

  // published-key-lost

  static func keyLost(
    _ key: String, of path: String, write item: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedKeyLost,
      """
      the key \(quoted: key) of \(quoted: path) was published, and nothing reads it any more; \
      write '\(item)'
      """, at: range, nearest: nearest)
  }

  static func fragmentLost(
    of path: String, write item: String, at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedKeyLost,
      """
      the fragment of \(quoted: path) was published, and nothing reads it any more; \
      write '\(item)'
      """, at: range, nearest: nearest)
  }

  static func listLost(
    _ key: String, of path: String, write item: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedKeyLost,
      """
      the key \(quoted: key) of \(quoted: path) was published as a list, and one value of it is \
      read now; write '\(item)'
      """, at: range, nearest: nearest)
  }

  // published-default-changed

  /// - Parameters:
  ///   - was: Nil where there was none.
  ///   - now: Nil where there is none any more.
  /// - Parameter text: One that stood for the default.
  static func linkStrict(
    _ name: String, of path: String, _ defaultText: String, text: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedLinkNarrowed,
      """
      \(quoted: name) of \(quoted: path) was published with '?= \(shortened: defaultText)', and does \
      not take \(quoted: text) for it any more; write '?='
      """, at: range, nearest: nearest)
  }

  /// The empty text was as good as none for a type other than `String`.
  static func emptyIsRead(
    _ name: String, of path: String, _ defaultText: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedDefaultChanged,
      """
      \(quoted: name) of \(quoted: path) was published with the default \(defaultText), which an \
      empty text also means; as String it is now the empty text
      """, at: range, nearest: nearest)
  }

  static func defaultChanged(
    _ name: String, of path: String, was: String?, now: String?, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    let before: Wording =
      was.map { "the default \($0), which links leave out" }
      ?? "no default, so a link without it means nil"
    let change: Wording = now.map { "it is \($0) now" } ?? "it has none now"
    return Diagnostic(
      .publishedDefaultChanged,
      "\(quoted: name) of \(quoted: path) was published with \(before); \(change)",
      at: range, nearest: nearest)
  }
}
