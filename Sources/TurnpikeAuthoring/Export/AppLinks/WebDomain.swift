import TurnpikeCompiler

/// The site of an association file, or several sites with the same rules.
struct WebDomain {
  /// The paths of the origins, as decoded segments.
  let bases: [[String]]
  /// The origin that the user selected.
  let chosen: OriginModel?
  /// The https origins of the table.
  private let sites: [OriginModel]

  /// - Parameter origin: One of the table's origins, as written, or nil if all origins have the
  ///   same path.
  init(_ model: TableModel, origin: String?) throws(ExportProblem) {
    let origins = model.origins.filter { $0.scheme == "https" }
    guard !origins.isEmpty else {
      let found = model.origins.isEmpty ? "no origin" : "no https origin"
      throw .noOrigin(
        of: model,
        "'\(model.name)' has \(found); "
          + "write 'origin https://shop.example.com'"
      ) { $0.scheme == "https" }
    }
    sites = origins
    let names = origins.map(\.text).joined(separator: ", ")
    if let origin {
      let wanted =
        origin.hasSuffix("/") && !origin.hasSuffix("://") ? origin.dropLast() : origin[...]
      guard let chosen = origins.first(where: { $0.text == wanted }) else {
        throw ExportProblem(
          "'\(origin)' is not an https origin of '\(model.name)'; its https origins are \(names)",
          kind: .choice)
      }
      self.chosen = chosen
      bases = origins.filter { $0.coversHosts(of: chosen) }.map(\.path).distinct
      return
    }
    if let first = origins.first, origins.allSatisfy(\.isWildcard) {
      throw ExportProblem(
        "'\(model.name)' only has web origins with a wildcard, and the file belongs to a host; write "
          + "'origin https://\(first.host)' too, or select an origin with '--origin': \(names)")
    }
    chosen = nil
    bases = origins.map(\.path).distinct
    guard bases.count == 1 else {
      throw ExportProblem(
        "the origins of '\(model.name)' have different paths; select one with '--origin': \(names)",
        kind: .choice)
    }
  }

  /// The patterns of a table that links of the domain can match.
  func patterns(of table: LinkedTable) throws(ExportProblem) -> [PublishedPattern] {
    try table.published().compactMap(PublishedPattern.init).filter(mayOpen)
  }

  /// Whether links of the domain can match a pattern.
  private func mayOpen(_ pattern: PublishedPattern) -> Bool {
    bases.contains { mayOpen(pattern, under: $0) }
  }

  /// Whether links under one of the paths can match a pattern.
  func mayOpen(_ pattern: PublishedPattern, under base: [String]) -> Bool {
    mayOpen(pattern, under: base, at: chosen)
  }

  /// - Parameter site: An origin whose hosts must all be allowed, or nil if any host is enough.
  private func mayOpen(
    _ pattern: PublishedPattern, under base: [String], at site: OriginModel?
  ) -> Bool {
    pattern.restrictions.enumerated().allSatisfy { level, restriction in
      guard let restriction else { return true }
      guard !restriction.isInternal else { return false }
      guard let origins = restriction.origins, !restriction.schemes.contains("https") else {
        return true
      }
      return origins.contains { origin in
        guard origin.scheme == "https", site.map({ origin.coversHosts(of: $0) }) ?? true else {
          return false
        }
        // The origins of a mounted enum are compared with the complete link, so their paths can
        // include the prefix.
        return level == 0
          ? origin.path == base : (base + pattern.literalSegments).starts(with: origin.path)
      }
    }
  }

  /// A warning for each pattern that only matches links of some sites, if all sites share the file.
  func warnings(_ patterns: [PublishedPattern], file: String) -> [String] {
    guard chosen == nil, let base = bases.first else { return [] }
    var warnings: [String] = []
    for pattern in patterns where pattern.restrictions.contains(where: { $0?.origins != nil }) {
      let allowed = sites.filter { mayOpen(pattern, under: base, at: $0) }
      if allowed.isEmpty || allowed.count == sites.count { continue }
      let names = allowed.map(\.text).joined(separator: ", ")
      warnings.append(
        "\(file) contains '\(pattern.text)' for all sites, but only links from \(names) match it; "
          + "write a file for each site with '--origin'")
    }
    return warnings
  }
}

extension PublishedPattern {
  /// The restrictions of the mounts, the outermost first, and of the line.
  fileprivate var restrictions: [LinkRestriction?] {
    (line.mounts + [line]).map(\.own.restriction)
  }

  /// The literals at the start of its path.
  fileprivate var literalSegments: [String] {
    segments.prefix { $0.binding == nil }.map(\.prefix)
  }
}
