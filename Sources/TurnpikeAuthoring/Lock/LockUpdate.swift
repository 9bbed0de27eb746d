package import TurnpikeCompiler

/// A lock file after a release: with the lines of the table, and the lines that it had before.
package struct LockUpdate {
  /// The lines that the lock file did not have.
  package let added: [String]
  /// The text of the whole file.
  package let text: String
  /// Whether there is nothing to lock.
  package let isEmpty: Bool

  /// - Parameter checked: The old lock file, compared with the table; nil if there was no file.
  package init(_ table: CompiledTable, _ checked: LockCheck?) {
    let model = table.model
    let old = checked?.lock.lines ?? []
    let losses = checked?.losses ?? []
    let excluded = Set(losses.compactMap(\.excludedFromLock))
    let broken = Set(losses.map(\.diagnostic.range))
    // Equal strings can differ in their bytes, and literals are compared by bytes.
    let known = Set(old.map { Array($0.meaning.utf8) })
    var news = model.publishedLines.filter { line in
      !excluded.contains(line.range) && !known.contains(Array(line.meaning.utf8))
    }
    // A line that the table does not have is dropped if a new line matches its links too.
    let current = Set(model.publishedLines.map { Array($0.meaning.utf8) })
    let tree = try? PatternTree(news.map(\.entry))
    let kept = old.compactMap { line -> PublishedLine? in
      if broken.contains(line.range) { return line }
      var line = line
      line.route.caseName = checked?.renames[line.caseName] ?? line.caseName
      if current.contains(Array(line.meaning.utf8)) { return line }
      let near = tree?.entries(near: line.entry) ?? []
      return near.contains { news[$0].covers(line) } ? nil : line
    }
    // A type name has one list of values in the file.
    var types = kept.flatMap(\.typeTexts)
    news = news.map { line in
      let line = line.withTypesBeside(types)
      types += line.typeTexts
      return line
    }
    let origins = model.origins.filter { $0.condition == nil }.map(\.declaration)
    let oldOrigins = checked?.lock.origins.map(\.origin.declaration) ?? []
    let ignoresCase = model.ignoresCase || checked?.lock.caseRange != nil
    added =
      (ignoresCase && checked?.lock.caseRange == nil ? ["ignore case"] : [])
      + Set(origins).subtracting(oldOrigins).map { "origin " + $0 }.sorted()
      + news.map(\.text).sortedByBytes
    text = LockText.file(
      model.name, kept + news, origins: origins + oldOrigins, ignoresCase: ignoresCase)
    isEmpty = kept.isEmpty && news.isEmpty && origins.isEmpty && oldOrigins.isEmpty
  }
}

extension LockText {
  /// The text of a lock file, in which each line is once.
  static func file(
    _ name: String, _ lines: [PublishedLine], origins: [String], ignoresCase: Bool
  ) -> String {
    let parts = [
      ignoresCase ? ["ignore case"] : [], origins.map { "origin " + $0 },
      lines.flatMap(\.typeTexts), lines.map(\.text),
    ]
    return "# Links of \(name) that are out in the world. Written by 'turnpike-tool lock'.\n"
      + parts.flatMap(\.sortedByBytes).map { $0 + "\n" }.joined()
  }
}

extension [String] {
  /// Each text once, sorted by bytes.
  fileprivate var sortedByBytes: [String] {
    let texts: Set<[UInt8]> = Set(map { text in [UInt8](text.utf8) })
    return texts.sorted { $0.lexicographicallyPrecedes($1) }
      .map { bytes in String(decoding: bytes, as: UTF8.self) }
  }
}
