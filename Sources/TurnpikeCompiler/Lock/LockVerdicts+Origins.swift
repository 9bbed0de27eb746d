import TurnpikeTable

/// What has become of the origins of a lock.
extension LockVerdicts {
  mutating func checkOrigins(_ lock: LockFile) {
    let origins = table.origins.filter { $0.condition == nil }
    for (origin, range) in lock.origins {
      // Without any origin every custom scheme is answered.
      let isAny = origins.isEmpty && origin.host.isEmpty
      if !isAny, !origins.contains(where: { $0.covers(origin) }) {
        diagnostics.append(.originLost(origin.text, at: range))
      }
    }
  }

  /// Whether a new origin takes a line's links, because its path is the start of theirs.
  mutating func checkNewOrigins(_ index: Int) {
    for origin in publishedOrigins {
      for new in table.origins where new.condition == nil && new.isInside(origin) {
        // Whose path was no part of the route before, for all of the hosts that both have.
        let isPublished = publishedOrigins.contains {
          $0.covers(new) || $0.hasPath(of: new, origin)
        }
        if !isPublished, takes(new, from: origin, index) { return }
      }
    }
  }

  /// Single words that a capture had are free, as they are where a pattern takes them.
  private mutating func takes(_ new: OriginModel, from origin: OriginModel, _ index: Int) -> Bool {
    let (line, range) = (comparison.lines[index].line, comparison.lines[index].range)
    let taken = new.path.dropFirst(origin.path.count)
    guard line.pattern.segments.count >= taken.count,
      zip(line.pattern.segments, taken).allSatisfy({ segment, text in
        if case .literal(let literal) = segment {
          literal.utf8.elementsEqual(text.utf8)
        } else {
          false
        }
      })
    else { return false }
    let path = comparison.plainPath(of: index)
    let link = origin.anyHost(of: new) + "/" + comparison.link(path, of: index)
    if let answer = linked.answer(link).lines.first,
      table.routes[answer.route].caseName == caseName(index)
    {
      return false
    }
    heldOrigins.insert(new.text)
    diagnostics.append(
      .linkTaken(
        link, from: line.plainPattern, of: line.caseName, by: new.text, at: range, nearest: nil))
    return true
  }
}

extension OriginModel {
  /// Whether it has more of a path than another, and links that were the other's.
  fileprivate func isInside(_ other: OriginModel) -> Bool {
    scheme == other.scheme && path.count > other.path.count
      && zip(path, other.path).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
      && (coversHosts(of: other) || other.coversHosts(of: self))
  }

  /// Whether it has the path of one on the hosts of another.
  fileprivate func hasPath(of other: OriginModel, _ origin: OriginModel) -> Bool {
    scheme == other.scheme && hasPath(of: other) && coversHosts(of: origin)
  }

  /// Its text with a host that another has too.
  fileprivate func anyHost(of other: OriginModel) -> String {
    var origin = self
    let narrow = other.coversHosts(of: self) ? self : other
    origin.host = (narrow.isWildcard ? "x." : "") + narrow.host
    origin.isWildcard = false
    return origin.text
  }
}
