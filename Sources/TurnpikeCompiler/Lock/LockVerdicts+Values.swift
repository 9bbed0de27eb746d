/// What is said of links that are answered, with other values.
extension LockVerdicts {
  mutating func report(
    _ values: ReadValues, _ index: Int, _ reader: TableEntry, _ link: String
  ) {
    let (line, range) = (comparison.lines[index].line, comparison.lines[index].range)
    let (path, nearest) = (line.pathText, reader.pattern.range)
    for change in values.changes {
      let finding: Diagnostic
      switch change {
      case .keyLost(let key, let item):
        finding = .keyLost(key, of: path, write: item, at: range, nearest: nearest)
      case .fragmentLost(let item):
        finding = .fragmentLost(of: path, write: item, at: range, nearest: nearest)
      case .listLost(let key, let item):
        finding = .listLost(key, of: path, write: item, at: range, nearest: nearest)
      case .narrowed(let name, let was, let now, let text):
        finding = .linkNarrowed(
          name, of: path, type: (was.spelling, now.spelling), text: text, at: range,
          nearest: nearest)
      case .strict(let name, let defaultText, let text):
        finding = .linkStrict(
          name, of: path, defaultText, text: text, at: range, nearest: nearest)
      case .needs(let name):
        finding = .linkNeeds(name, link: link, at: range, nearest: nearest)
      case .readOtherwise(let name, let other):
        finding = .linkReadOtherwise(
          line.plainPattern, witness: link, name, textOf: other, remedy: remedy(index), at: range,
          nearest: nearest)
      case .emptyIsRead(let name, let defaultText):
        held.insert(nearest)
        finding = .emptyIsRead(name, of: path, defaultText, at: range, nearest: nearest)
      case .defaultChanged(let name, let was, let now):
        // Noted with the new one, links would mean both.
        held.insert(nearest)
        finding = .defaultChanged(
          name, of: path, was: was, now: now, at: range, nearest: nearest)
      }
      // Several patterns of the case may read the links, and lack the same.
      let isRepeated = diagnostics[firstOfLine...].contains { $0.message == finding.message }
      if !isRepeated { diagnostics.append(finding) }
    }
  }
}
