// The links that still match their case, with other values.
extension LockVerdicts {
  mutating func report(
    _ values: ReadValues, _ index: Int, _ reader: TableEntry, _ link: String
  ) {
    let nearest = reader.pattern.range
    for change in values.changes {
      switch change {
      case .emptyIsRead, .defaultChanged:
        // Recorded with the new default, links would mean both.
        held.insert(nearest)
      case .keyLost, .fragmentLost, .listLost, .narrowed, .strict, .needs, .readOtherwise: break
      }
      let finding = finding(change, index, link, nearest)
      // Several patterns of the case may read the links, and lack the same.
      let isRepeated = diagnostics[firstOfLine...].contains { $0.message == finding.message }
      if !isRepeated { diagnostics.append(finding) }
    }
  }

  private func finding(
    _ change: ReadValues.Change, _ index: Int, _ link: String, _ nearest: SourceRange
  ) -> Diagnostic {
    let path = comparison.lines[index].line.pathText
    switch change {
    case .keyLost(let key, let item):
      return finding(
        .publishedKeyLost,
        """
        the key \(quoted: key) of \(quoted: path) was published, but no parameter reads it now; \
        write '\(item)'
        """, index, nearest: nearest)
    case .fragmentLost(let item):
      return finding(
        .publishedKeyLost,
        """
        the fragment of \(quoted: path) was published, but no parameter reads it now; \
        write '\(item)'
        """, index, nearest: nearest)
    case .listLost(let key, let item):
      return finding(
        .publishedKeyLost,
        """
        the key \(quoted: key) of \(quoted: path) was published as a list, but is a single value \
        now; write '\(item)'
        """, index, nearest: nearest)
    case .narrowed(let name, let was, let now, let text):
      return narrowed(name, index, from: was, to: now, text: text, nearest: nearest)
    case .strict(let name, let defaultText, let text):
      return finding(
        .publishedLinkNarrowed,
        """
        \(quoted: name) of \(quoted: path) was published with '?= \(shortened: defaultText)', but \
        is invalid with the text \(quoted: text) now; write '?='
        """, index, nearest: nearest)
    case .needs(let name): return needs(name, link, index, nearest: nearest)
    case .readOtherwise(let name, let other):
      return readOtherwise(
        link, index, name, textOf: other, remedy: remedy(index), nearest: nearest)
    case .emptyIsRead(let name, let defaultText):
      // The empty text counts as missing for a type other than `String`.
      return finding(
        .publishedDefaultChanged,
        """
        \(quoted: name) of \(quoted: path) was published with the default \
        \(quoted: defaultText), also for an empty text, but a 'String' accepts the empty text now
        """, index, nearest: nearest)
    case .defaultChanged(let name, let was, let now):
      let before: Wording = was.map { "with the default \(quoted: $0)" } ?? "without a default"
      let change: Wording = now.map { "its default is \(quoted: $0) now" } ?? "it has none now"
      return finding(
        .publishedDefaultChanged,
        "\(quoted: name) of \(quoted: path) was published \(before), but \(change)", index,
        nearest: nearest)
    }
  }
}
