extension LockVerdicts {
  /// The mount that has everything that a published one had.
  func mount(of index: Int) -> TableEntry? {
    let (published, line) = (comparison.lines[index].entry, comparison.lines[index].line)
    guard let texts = published.segmentTexts(published.pattern.segments.count) else { return nil }
    let candidates = mounts.filter { mount in
      guard mount.pattern.segments.count == texts.count,
        let others = mount.segmentTexts(texts.count)
      else { return false }
      return zip(texts, others).allSatisfy { texts, other in
        texts.text(refusedBy: other) == nil
          && (texts.predicate == nil || texts.isAligned(with: other))
      }
    }
    // Several may answer one prefix: that of the same enum and case, of the same enum, of the same
    // case, or of none that was published beside it.
    let name = line.mount
    let all = Set(comparison.lines.compactMap(\.line.mount))
    let own = candidates.filter { caseName($0) == caseName(index) }
    return own.first { enumName(of: $0) == name }
      ?? candidates.first { enumName(of: $0) == name }
      ?? (name.map(enums.contains) ?? false ? nil : renamed(own, candidates, beside: all))
  }

  private var mounts: [TableEntry] { table.entries.filter(\.isMount) }

  /// What an enum that is not there any more is called now.
  private func renamed(
    _ own: [TableEntry], _ candidates: [TableEntry], beside published: Set<String>
  ) -> TableEntry? {
    own.first
      ?? candidates.first { enumName(of: $0).map { !published.contains($0) } ?? true }
  }

  mutating func checkMount(_ index: Int) {
    if comparison.twin(of: index) != nil { return }
    let (line, range) = (comparison.lines[index].line, comparison.lines[index].range)
    let caseName = caseName(index)
    let path = comparison.plainPath(of: index)
    if let mount = mount(of: index) {
      if self.caseName(mount) != caseName {
        held.insert(mount.pattern.range)
        diagnostics.append(
          .linkMoved(
            line.plainPattern, from: line.caseName, to: self.caseName(mount),
            isFree: isFree(line.caseName), at: range, nearest: mount.pattern.range))
      } else if let place = line.movedCapture(in: PublishedLine(mount, of: table)),
        let binding = line.pattern.binding(at: place)
      {
        diagnostics.append(
          .linkReadOtherwise(
            line.plainPattern, witness: comparison.link(path, of: index), line.name(binding),
            write: line.plainText, at: range, nearest: mount.pattern.range))
      }
      return
    }
    for mount in mounts where self.caseName(mount) == caseName {
      if let finding = narrowed(path, index, mount) {
        diagnostics.append(finding)
        return
      }
    }
    diagnostics.append(
      .linkLost(
        line.plainPattern, witness: comparison.link(path, of: index), write: line.plainText,
        besides: namesake(of: line), at: range, nearest: nearest(to: path, of: caseName)))
  }

  /// What a mount of the same form refuses.
  private func narrowed(_ path: [[UInt8]], _ index: Int, _ mount: TableEntry) -> Diagnostic? {
    guard let texts = comparison.lines[index].entry.segmentTexts(path.count),
      let others = mount.segmentTexts(path.count)
    else { return nil }
    for place in texts.indices {
      guard let text = texts[place].text(refusedBy: others[place]) else { continue }
      var path = path
      path[place] = text
      guard let refused = mount.refusal(path, comparison.lines[index].entry) else { continue }
      return narrowed(path, index, mount, refused)
    }
    return nil
  }

  /// The pattern that has a line's case now; nil where it is the line's own.
  private func namesake(of line: PublishedLine) -> String? {
    let text = table.routes.first { $0.caseName == line.caseName }?.pattern?.text
    return text == line.plainPattern ? nil : text
  }

  private func enumName(of mount: TableEntry) -> String? { table.routes[mount.route].mount }
}
