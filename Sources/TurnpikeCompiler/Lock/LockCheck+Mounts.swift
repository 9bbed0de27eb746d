extension LockCheck {
  /// The mount that has everything that a published one had, and that links from outside match.
  func mount(of index: Int) -> TableEntry? { mount(of: index, where: \.isPublic) }

  private func mount(of index: Int, where isMeant: (LockMount) -> Bool) -> TableEntry? {
    let (published, line) = (comparison.lines[index].entry, comparison.lines[index].line)
    guard let texts = published.sets(published.pattern.segments.count) else { return nil }
    let candidates = mounts(startingLike: published).filter(isMeant).map(\.entry).filter { mount in
      guard mount.pattern.segments.count == texts.count,
        let others = mount.sets(texts.count)
      else { return false }
      return zip(texts, others).allSatisfy { texts, other in
        texts.text(outside: other) == nil
          && (texts.value == nil || texts.isAligned(with: other))
      }
    }
    // Several may answer one prefix: that of the same enum and case, of the same enum, of the same
    // case, or of none that was published beside it.
    let name = line.mount
    let own = candidates.filter { caseName($0) == caseName(index) }
    return own.first { enumName(of: $0) == name }
      ?? candidates.first { enumName(of: $0) == name }
      ?? (name.map(enums.contains) ?? false ? nil : renamed(own, candidates))
  }

  /// The mounts that may have everything that a published one had.
  private func mounts(startingLike published: TableEntry) -> [LockMount] {
    let others = mounts[nil] ?? []
    guard let text = published.firstText else { return others }
    return (mounts[text] ?? []) + others
  }

  /// What an enum that is not there any more is called now.
  private func renamed(_ own: [TableEntry], _ candidates: [TableEntry]) -> TableEntry? {
    own.first
      ?? candidates.first { enumName(of: $0).map { !publishedMounts.contains($0) } ?? true }
  }

  mutating func checkMount(_ index: Int) {
    if comparison.twin(of: index) != nil { return }
    let line = comparison.lines[index].line
    let caseName = caseName(index)
    let path = comparison.plainPath(of: index)
    if let mount = mount(of: index) {
      if self.caseName(mount) != caseName {
        if lock.unreadWords.contains(self.caseName(mount)) { return }
        held.insert(mount.pattern.range)
        diagnostics.append(
          moved(index, to: self.caseName(mount), nearest: mount.pattern.range))
      } else if let place = line.movedCapture(in: PublishedLine(mount, of: table)),
        let binding = line.pattern.binding(at: place)
      {
        let change = ValueChanges.Change.readOtherwise(
          line, comparison.link(path, of: index), line.name(binding),
          "write '\(line.plainText)'")
        diagnostics.append(finding(change, index, nearest: mount.pattern.range))
      }
      return
    }
    if let hidden = mount(of: index, where: { !$0.isPublic }),
      let attribute = publicLines.hidingAttribute(hidden.restriction)
    {
      diagnostics.append(
        self.hidden(
          comparison.link(path, of: index), index, by: attribute, nearest: hidden.pattern.range))
      return
    }
    for mount in entriesOfCase[caseName] ?? [] where mount.isMount {
      if let finding = narrowed(path, index, byMount: mount) {
        diagnostics.append(finding)
        return
      }
    }
    let alias = alias(of: index)
    diagnostics.append(
      lost(
        comparison.link(path, of: index), index, remedy: "write '\(alias ?? line.plainText)'",
        besides: alias == nil ? namesake(of: line) : nil,
        nearest: nearest(to: path, of: caseName)))
  }

  /// What a mount of the same form refuses.
  private func narrowed(
    _ path: [[UInt8]], _ index: Int, byMount mount: TableEntry
  ) -> Diagnostic? {
    guard let texts = comparison.lines[index].entry.sets(path.count),
      let others = mount.sets(path.count)
    else { return nil }
    for place in texts.indices {
      guard let text = texts[place].text(outside: others[place]) else { continue }
      var path = path
      path[place] = text
      guard let refused = mount.refusal(path, comparison.lines[index].entry) else { continue }
      return narrowed(path, index, mount, refused).map {
        finding($0, index, nearest: mount.pattern.range)
      }
    }
    return nil
  }

  /// An alias with the prefix of a published mount, if its case still mounts the same enum and has
  /// the same parameters.
  private func alias(of index: Int) -> String? {
    let (line, name) = (comparison.lines[index].line, caseName(index))
    let names = Set(line.bindings.map(line.name))
    let route = table.routes.first { route in
      route.caseName == name && route.mount == line.mount
        && Set(route.parameters.map(\.wireName)) == names
    }
    return route?.aliasText(
      of: PublishedLine(
        pattern: line.pattern, parameters: line.parameters, caseName: name, mount: nil))
  }

  /// The pattern that has a line's case now; nil where it is the line's own.
  private func namesake(of line: PublishedLine) -> String? {
    let route = entriesOfCase[line.caseName]?.first?.route
    let text = route.flatMap { table.routes[$0].pattern?.text }
    return text == line.plainPattern ? nil : text
  }

  private func enumName(of mount: TableEntry) -> String? { table.routes[mount.route].mount }
}

/// A mount of the table that a lock belongs to.
struct LockMount {
  let entry: TableEntry
  /// Whether links from outside match it in every build.
  let isPublic: Bool
}

extension TableEntry {
  /// The bytes of the first segment, if it is a literal.
  var firstText: [UInt8]? {
    if case .literal(let text) = pattern.segments.first { Array(text.utf8) } else { nil }
  }
}
