package import TurnpikeCompiler

/// A lock as it is after something was published: with every line of the table, and every one that
/// it had.
package struct LockUpdate {
  /// The lines that the lock did not have, as it has them now.
  package let added: [String]
  /// The whole lock.
  package let text: String
  /// Whether there is anything to lock.
  package let isEmpty: Bool

  /// - Parameter checked: the lock as it is, compared with the table; nil for none.
  package init(_ table: CompiledTable, _ checked: CheckedLocks.Checked?) {
    let model = table.model
    let old = checked?.lock.lines ?? []
    let known = Set(old.map(\.line.meaning))
    let all = model.publishedLines.filter { line in
      checked.map { !$0.takers.contains(line.pattern.range) } ?? true
    }
    var news = all.filter { !known.contains($0.meaning) }
    // Of what a line of the table says as well, and more, one is enough.
    let kept = old.indices.map { index in
      let line = old[index].line
      let isBroken = checked?.broken.contains(index) ?? false
      return (
        isBroken ? line : line.renamed(checked?.renames[line.caseName] ?? line.caseName), isBroken
      )
    }
    .filter { line, isBroken in isBroken || !news.contains { $0.covers(line) } }
    .map(\.0)
    // A name stands for one list of words.
    let types = LockContents(name: "", lines: kept, origins: []).types
    news.removeAll { line in
      line.typeTexts.contains { text in
        types.contains { $0 != text && $0.typeName == text.typeName }
      }
    }
    let origins = model.origins.map(\.text)
    let oldOrigins = checked?.lock.origins.map(\.origin.text) ?? []
    added =
      Set(origins).subtracting(oldOrigins).map { "origin " + $0 }.sorted()
      + Set(news.map(\.text)).sorted()
    let contents = LockContents(
      name: model.name, lines: kept + news, origins: origins + oldOrigins)
    text = contents.text
    isEmpty = kept.isEmpty && news.isEmpty && origins.isEmpty && oldOrigins.isEmpty
  }
}

/// What a lock says, written the one way that there is.
package struct LockContents {
  package let name: String
  package let lines: [PublishedLine]
  package let origins: [String]

  package init(name: String, lines: [PublishedLine], origins: [String]) {
    self.name = name
    self.lines = lines
    self.origins = origins
  }

  /// The types that its lines name, each once.
  var types: [String] {
    var names: Set<String> = []
    return lines.flatMap(\.typeTexts).filter { names.insert($0.typeName).inserted }
  }

  /// The whole file: each line once, sorted by its bytes.
  package var text: String {
    LockText.header(of: name) + sorted(origins.map { "origin " + $0 }) + sorted(types)
      + sorted(lines.map(\.text))
  }

  private func sorted(_ lines: [String]) -> String {
    Set(lines).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The name that a `type` line declares.
  fileprivate var typeName: String { String(prefix { $0 != "=" }) }
}
