import TurnpikeTable

extension LinkedTable {
  /// What the table and those that it mounts answer to the link, in time linear in its length. The
  /// user's own types are taken to decode every text, and a mounted enum that is not known to answer.
  @_optimize(none)
  package func answer(_ link: String) -> LinkAnswer {
    var link = link
    return link.withUTF8 { bytes in
      var answer = LinkAnswer.none
      var mounted: LinkAnswer?
      table.storage.view.match(
        UnsafeRawBufferPointer(bytes), custom: { _, _ in true },
        mount: { self.reads($0, &mounted) }
      ) {
        answer = self.answer($0, mounted)
      }
      return answer
    }
  }

  /// Whether the enum that a mount leads to answers what follows its prefix, which it is asked once
  /// in a reading; and what it says.
  private func reads(_ link: MountedLink, _ answer: inout LinkAnswer?) -> Bool {
    answer = nil
    guard let child = mounts[link.route] else { return true }
    let identity = ObjectIdentifier(child)
    if LinkLookUp.hasRefused(identity, in: link.buffer) { return false }
    let found = child.answer(mounted: link)
    if found.outcome == .unmatched {
      LinkLookUp.noteMounted(LinkLookUp.refused, of: identity, in: link.buffer)
      return false
    }
    answer = found
    return true
  }

  private func answer(mounted link: MountedLink) -> LinkAnswer {
    var answer = LinkAnswer.none
    var mounted: LinkAnswer?
    table.storage.view.match(
      link, custom: { _, _ in true }, mount: { self.reads($0, &mounted) }
    ) {
      answer = self.answer($0, mounted)
    }
    return answer
  }

  private func answer(_ outcome: MatchOutcome, _ mounted: LinkAnswer?) -> LinkAnswer {
    let answer = LinkAnswer(outcome, of: model)
    guard case .matched(let match) = outcome, match.isMount, let mounted else { return answer }
    return answer.joined(with: mounted)
  }

  /// Why a link is answered as it is, line by line, for people.
  package func explain(_ link: String) -> [String] {
    var mounted: [String] = []
    let lines = LinkExplanation.lines(
      link, table: table.storage.view, custom: { _, _ in true },
      mount: { self.explains($0, in: &mounted) })
    return lines + mounted
  }

  @_optimize(none)
  private func explains(_ link: MountedLink, in lines: inout [String]) -> Bool {
    guard let child = mounts[link.route] else { return true }
    let identity = ObjectIdentifier(child)
    let pattern = table.storage.view.pattern(ofRoute: link.route)
    let place = "behind '\(pattern)', \(child.model.name):"
    if LinkLookUp.hasRefused(identity, in: link.buffer) {
      lines.append(place + " the same")
      return false
    }
    var mounted: [String] = []
    let explanation = LinkExplanation.lines(
      link, table: child.table.storage.view, custom: { _, _ in true },
      mount: { child.explains($0, in: &mounted) })
    lines.append(place)
    lines += (explanation.lines + mounted).map { "  " + $0 }
    if !explanation.answers {
      LinkLookUp.noteMounted(LinkLookUp.refused, of: identity, in: link.buffer)
    }
    return explanation.answers
  }
}
