internal import TurnpikeTable

extension LinkExplainer {
  /// The links that a few of the nearest patterns make of a link that none matches.
  func nearLinks(_ link: Span<UInt8>, _ candidates: [Candidate]) -> [NearLink] {
    let (start, pathEnd) = (path.position, path.end(in: link))
    let keys = QueryKeys(LinkTail(link, path, end: pathEnd).query, of: link)
    var near: [(candidate: Candidate, keys: [[UInt8]: String])] = []
    for candidate in candidates where !isClosed(candidate.entry) {
      guard candidate.distance != nil || candidate.failure == nil,
        let keys = keys.corrected(for: candidate.entry, table),
        candidate.distance != nil || !keys.isEmpty
      else { continue }
      near.append((candidate, keys))
    }
    let nearest = near.indices.sorted { first, second in
      func rank(_ index: Int) -> (Int, Int, Int) {
        (near[index].candidate.distance ?? 0, -near[index].candidate.followed, index)
      }
      return rank(first) < rank(second)
    }
    var links: [NearLink] = []
    for index in nearest.prefix(NearLink.maximumCount) {
      let (candidate, keys) = near[index]
      links.append(
        NearLink(
          link: corrected(link, start..<pathEnd, candidate.entry, keys),
          distance: candidate.distance ?? 0))
    }
    return links
  }

  /// A link with the literals of a pattern in its path, and with other keys in its query.
  private func corrected(
    _ link: Span<UInt8>, _ path: Range<Int>, _ entry: Address<EntryRecord>,
    _ keys: [[UInt8]: String]
  ) -> String {
    var bytes = link.extracting(0..<path.lowerBound).array
    if !path.isEmpty, link[path.lowerBound] == Mark.slash { bytes.append(Mark.slash) }
    for (index, segment) in nearestPath(entry).dropFirst(self.path.siteCount).enumerated() {
      if index > 0 { bytes.append(Mark.slash) }
      PercentCoding.append(segment.utf8, as: .segment, to: &bytes)
    }
    let tail = LinkTail(link, PathSegments(from: path.upperBound))
    var items = tail.query
    var separator = Mark.question
    while let item = items.next(in: link) {
      bytes.append(separator)
      separator = Mark.ampersand
      let key = EncodedText(item.key, of: link, plusIsSpace: true).string(in: link)
      if let other = keys[Array(key.utf8)] {
        PercentCoding.append(other.utf8, as: .query, to: &bytes)
      } else {
        bytes += link.extracting(item.key).array
      }
      bytes += link.extracting(item.key.upperBound..<item.value.upperBound).array
    }
    if let fragment = tail.fragment(of: link) {
      bytes.append(Mark.hash)
      bytes += link.extracting(fragment).array
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The keys of a link's query, as a person may have written them.
private struct QueryKeys {
  /// The first value of each key.
  private var values: [[UInt8]: String] = [:]
  /// The first key of each lower case.
  private var keys: [[UInt8]: [UInt8]] = [:]

  init(_ query: QueryItems, of link: Span<UInt8>) {
    for (name, texts) in query.grouped(in: link) {
      let key = Array(name.utf8)
      values[key] = texts.first
      let lowered = Self.lowered(key)
      if keys[lowered] == nil { keys[lowered] = key }
    }
  }

  /// Returns the keys that a pattern reads, for keys of the link that differ only in case. The
  /// result is nil if the pattern's conditions do not hold with these keys either.
  func corrected(
    for entry: Address<EntryRecord>, _ table: TableView
  ) -> [[UInt8]: String]? {
    var corrected: [[UInt8]: String] = [:]
    for condition in table.queryConditions(entry) {
      let value = values[Array(condition.key.utf8)]
      if condition.kind == .noKey {
        guard value == nil else { return nil }
        continue
      }
      func isMet(_ value: String) -> Bool {
        condition.kind == .key || value.utf8.elementsEqual(condition.value.utf8)
      }
      if let value {
        guard isMet(value) else { return nil }
      } else if let key = similarKey(condition.key), let value = values[key], isMet(value) {
        corrected[key] = condition.key
      } else {
        return nil
      }
    }
    for parameter in table.parameters(entry)
    where table[parameter, PieceRecord.kind] == .query {
      let key = table.key(parameter)
      guard values[Array(key.utf8)] == nil, let similar = similarKey(key) else { continue }
      corrected[similar] = key
    }
    return corrected
  }

  private func similarKey(_ key: String) -> [UInt8]? { keys[Self.lowered(Array(key.utf8))] }

  private static func lowered(_ key: [UInt8]) -> [UInt8] { key.map { ASCII.lowered($0) } }
}
