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
    // By their bytes, as literals are compared: a text may equal another in Swift alone.
    let known = Set(old.map { Array($0.meaning.utf8) })
    let all = model.publishedLines.filter { line in
      checked.map { !$0.held.contains(line.pattern.range) } ?? true
    }
    var news = all.filter { !known.contains(Array($0.meaning.utf8)) }
    // Of what a line of the table says as well, and more, one is enough.
    let kept = old.map { line in
      let isBroken = checked?.broken.contains(line.pattern.range) ?? false
      return (
        isBroken ? line : line.renamed(checked?.renames[line.caseName] ?? line.caseName), isBroken
      )
    }
    .filter { line, isBroken in isBroken || !news.contains { $0.covers(line) } }
    .map(\.0)
    // A name means one list of enum values.
    var types = LockContents(name: "", lines: kept, origins: []).types
    news = news.map { line in
      let line = line.withTypesBeside(types)
      types += line.typeTexts
      return line
    }
    let origins = model.origins.filter { $0.condition == nil }.map(\.text)
    let oldOrigins = checked?.lock.origins.map(\.origin.text) ?? []
    added =
      Set(origins).subtracting(oldOrigins).map { "origin " + $0 }.sorted()
      + news.map(\.text).sortedByBytes
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

  /// The types that its lines name.
  var types: [String] { lines.flatMap(\.typeTexts).sortedByBytes }

  /// The whole file: each line once, sorted by its bytes.
  package var text: String {
    let all =
      origins.map { "origin " + $0 }.sortedByBytes + types + lines.map(\.text).sortedByBytes
    return LockText.header(of: name) + all.map { $0 + "\n" }.joined()
  }
}

extension [String] {
  /// Each once, by their bytes.
  fileprivate var sortedByBytes: [String] {
    let texts: Set<[UInt8]> = Set(map { text in [UInt8](text.utf8) })
    return texts.sorted { $0.lexicographicallyPrecedes($1) }
      .map { bytes in String(decoding: bytes, as: UTF8.self) }
  }
}
