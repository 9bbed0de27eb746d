package import TurnpikeCompiler
import TurnpikeTable

extension AppLine {
  /// The examples of the line, as links that match it in the outermost enum.
  ///
  /// The `@example` of a mounted enum names a link of its own table, so the prefixes of the mounts
  /// come before it. A link that matches another route there is omitted.
  package var examples: [String] {
    let links = lineExamples.map(\.link)
    guard !mounts.isEmpty, !links.isEmpty else { return links }
    let prefixes = self.prefixes
    return links.compactMap { link in
      let rest = table.model.withoutOrigin(link)
      return prefixes.lazy.map { MountedNames.pattern($0, rest) }.first(where: isMatch)
    }
  }

  private var lineExamples: [ExampleModel] { alias?.examples ?? route.examples }

  private func isMatch(_ link: String) -> Bool {
    let answer = outermost.table.answer(link)
    // The link of a mount matches a route of its enum.
    return answer.outcome == .matched && answer.lines.starts(with: answerLines)
  }

  /// Paths of the mounts before the route's enum: those of the mounts' own examples, then made-up
  /// ones.
  private var prefixes: [String] {
    let choices = mounts.map(\.ownPrefixes)
    let count = min(choices.map(\.count).max() ?? 0, Self.maximumPrefixes)
    return (0..<count).map { index in
      let paths = choices.map { $0[min(index, $0.count - 1)] }
      return paths.reversed().reduce("/") { MountedNames.pattern($1, $0) }
    }
  }

  private static let maximumPrefixes = 8

  /// Paths that the pattern of a mount takes: never none.
  private var ownPrefixes: [String] {
    let segments = pattern?.segments ?? []
    let written = lineExamples.compactMap { example -> String? in
      let path = table.model.withoutOrigin(example.link).prefix { $0 != "?" && $0 != "#" }
      let found = path.split(separator: "/").prefix(segments.count)
      return found.count == segments.count ? found.joined(separator: "/") : nil
    }
    let choices = segments.map(\.samples)
    let count = min(choices.map(\.count).max() ?? 1, Self.maximumPrefixes)
    let made = (0..<count).map { index in
      choices.enumerated().map { position, texts in
        let text = texts[min(index, texts.count - 1)]
        let component = position == 0 ? LinkComponent.firstSegment : .segment
        return String(decoding: LinkText.encoded(segment: text, as: component), as: UTF8.self)
      }.joined(separator: "/")
    }
    return written + made
  }
}

extension PatternModel.Segment {
  /// Texts that it takes, decoded: never none.
  fileprivate var samples: [String] {
    switch self {
    case .literal(let text): [text]
    case .capture(let prefix, let binding, let suffix):
      binding.type.samples.isEmpty
        ? [prefix + "a" + suffix] : binding.type.samples.map { prefix + $0 + suffix }
    case .rest: ["a"]
    }
  }
}

extension TableModel {
  /// A link of the table's without its scheme and origin: `shelf/3` of `store://shelf/3`.
  fileprivate func withoutOrigin(_ link: String) -> String {
    guard let scheme = PageLink.scheme(of: link) else { return link }
    let rest = link.dropFirst(scheme.count + 1)
    guard rest.hasPrefix("//") else { return String(rest) }
    guard scheme == "http" || scheme == "https" else { return String(rest.dropFirst(2)) }
    let path = rest.dropFirst(2).drop { $0 != "/" && $0 != "?" && $0 != "#" }
    let end = path.firstIndex { $0 == "?" || $0 == "#" } ?? path.endIndex
    let segments = path[..<end].split(separator: "/")
    let bases = origins.filter { origin in
      origin.scheme == scheme
        && segments.map { Array($0.utf8) }.starts(
          with: origin.path.map { LinkText.encoded(segment: $0, as: .segment) })
    }
    let count = bases.map(\.path.count).max() ?? 0
    return "/" + segments.dropFirst(count).joined(separator: "/") + path[end...]
  }
}
