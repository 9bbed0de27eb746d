extension LockVerdicts {
  /// The mount that has all that a published one had.
  @_optimize(none)
  func mount(of index: Int) -> TableEntry? {
    let entry = published[index]
    let count = entry.pattern.segments.count
    guard let pieces = entry.pieces(count) else { return nil }
    let candidates = table.mounts.filter { mount in
      guard mount.pattern.segments.count == count, let others = mount.pieces(count) else {
        return false
      }
      return pieces.indices.allSatisfy {
        RefusedText.of(pieces[$0], by: others[$0]) == nil
          && (pieces[$0].predicate == nil || pieces[$0].isAligned(with: others[$0]))
      }
    }
    // Several may answer one prefix: that of the same enum and case, of the same enum, of the same
    // case, or of none that was published beside it.
    let name = lines[index].line.mount
    let published = Set(lines.compactMap(\.line.mount))
    let own = candidates.filter { table.caseName($0) == caseName(index) }
    return own.first { enumName(of: $0) == name }
      ?? candidates.first { enumName(of: $0) == name }
      ?? (name.map(enums.contains) ?? false ? nil : renamed(own, candidates, beside: published))
  }

  /// What an enum that is not there any more is called now.
  private func renamed(
    _ own: [TableEntry], _ candidates: [TableEntry], beside published: Set<String>
  ) -> TableEntry? {
    own.first
      ?? candidates.first { enumName(of: $0).map { !published.contains($0) } ?? true }
  }

  @_optimize(none)
  mutating func checkMount(_ index: Int) {
    let (line, range) = lines[index]
    let caseName = caseName(index)
    if let mount = mount(of: index) {
      if table.caseName(mount) == caseName { return }
      held.insert(mount.pattern.range)
      diagnostics.append(
        .linkMoved(
          line.plainPattern, from: line.caseName, to: table.caseName(mount), at: range,
          nearest: mount.pattern.range))
      return
    }
    let links = links(index)
    let own = table.mounts.filter { table.caseName($0) == caseName }
    let count = line.pattern.segments.count
    let paths = links.paths(count, against: own)
    for path in paths {
      for entry in own {
        if let place = entry.refusal(path, published[index]),
          let finding = narrowed(
            Failure(path: path, link: "", taker: nil), index, entry, place)
        {
          diagnostics.append(finding)
          return
        }
      }
    }
    diagnostics.append(
      .linkLost(
        line.plainPattern, witness: links.text(paths.first ?? []), write: line.plainText,
        besides: namesake(of: line),
        at: range, nearest: table.nearest(to: paths.first ?? [], of: caseName)))
  }

  /// The pattern that has a line's case now; nil where it is the line's own.
  private func namesake(of line: PublishedLine) -> String? {
    let text = table.table.model.routes.first { $0.caseName == line.caseName }?.pattern?.text
    return text == line.plainPattern ? nil : text
  }

  private func enumName(of mount: TableEntry) -> String? {
    table.table.model.routes[mount.route].mount
  }
}
