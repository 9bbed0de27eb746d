package import TurnpikeCompiler
import TurnpikeTable

extension AppLine {
  /// The examples of the route's line, as links of the outermost enum.
  ///
  /// The `@example` of a mounted enum is a link of its own table, so it follows the prefixes of the
  /// mounts. An example that matches another route of the outermost enum is omitted.
  package var examples: [String] {
    let links = lineExamples.map(\.link)
    guard !mounts.isEmpty, !links.isEmpty else { return links }
    let prefixes = self.prefixes
    return links.compactMap { link in
      let rest = table.model.withoutOrigin(link)
      return prefixes.lazy.map { MountedNames.pattern($0, rest) }.first(where: isMatched)
    }
  }

  private var lineExamples: [ExampleModel] { alias?.examples ?? route.examples }

  private func isMatched(_ link: String) -> Bool {
    let result = outermost.table.match(link)
    // The lines of a mount are followed by those of its enum.
    return result.outcome == .matched && result.lines.starts(with: resultLines)
  }

  /// Prefixes of links to the route's enum: of the mounts' own examples, then made-up prefixes.
  private var prefixes: [String] {
    let choices = mounts.map(\.ownPrefixes)
    return (0..<(choices.map(\.count).max() ?? 0)).map { index in
      let paths = choices.map { $0[min(index, $0.count - 1)] }
      return paths.reversed().reduce("/") { MountedNames.pattern($1, $0) }
    }
  }

  /// Prefixes that the pattern of a mount matches: at least one.
  private var ownPrefixes: [String] {
    let count = pattern?.segments.count ?? 0
    let examples = lineExamples.compactMap { example -> String? in
      let path = table.model.withoutOrigin(example.link).prefix { $0 != "?" && $0 != "#" }
      let segments = path.split(separator: "/").prefix(count)
      return segments.count == count ? segments.joined(separator: "/") : nil
    }
    let prefixes = examples + (pattern?.sampleLinks ?? [])
    return prefixes.isEmpty ? ["/"] : prefixes
  }
}

extension TableModel {
  /// A link without its scheme and origin: `shelf/3` for `store://shelf/3`.
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
