import TurnpikeCompiler

/// Where an association file lies, as far as its rules tell: the paths of the table's origins there.
struct WebDomain {
  /// Decoded segments, one list each origin.
  let bases: [[String]]
  /// The origin that was asked for.
  let chosen: OriginModel?
  /// The https origins of the table.
  private let sites: [OriginModel]

  /// - Parameter origin: which of the table's origins, as its file has it; nil where they are alike.
  init(_ model: TableModel, origin: String?) throws(ExportProblem) {
    let origins = model.origins.filter { $0.scheme == "https" }
    guard !origins.isEmpty else {
      let found = model.origins.isEmpty ? "no origin" : "no https origin"
      throw .noOrigin(
        of: model,
        "'\(model.name)' has \(found), so no site can be its own; "
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
          "'\(origin)' is no https origin of '\(model.name)', whose are: \(names)", kind: .choice)
      }
      self.chosen = chosen
      bases = Self.distinct(origins.filter { $0.coversHosts(of: chosen) }.map(\.path))
      return
    }
    if let first = origins.first, origins.allSatisfy(\.isWildcard) {
      throw ExportProblem(
        "'\(model.name)' has only web origins with a wildcard, and the file lies at a host; "
          + "write 'origin https://\(first.host)' too, or choose one with --origin: \(names)")
    }
    chosen = nil
    bases = Self.distinct(origins.map(\.path))
    guard bases.count == 1 else {
      throw ExportProblem(
        "the origins of '\(model.name)' differ in their path; choose one with --origin: \(names)",
        kind: .choice)
    }
  }

  /// Whether links of the domain may lead to a pattern.
  func mayOpen(_ pattern: PublishedPattern) -> Bool {
    bases.contains { mayOpen(pattern, under: $0) }
  }

  /// Whether links under one of the paths may lead to a pattern.
  func mayOpen(_ pattern: PublishedPattern, under base: [String]) -> Bool {
    mayOpen(pattern, under: base, at: chosen)
  }

  /// - Parameter site: An origin whose hosts must all be allowed; nil if any host is enough.
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
        // The origins of a mounted enum are compared with the whole link, so they may have more of
        // its path.
        return level == 0
          ? origin.path == base : (base + pattern.literalSegments).starts(with: origin.path)
      }
    }
  }

  /// A warning for each pattern that only some of the sites lead to, if one file is for all of them.
  ///
  /// - Parameter file: What the warning calls the file.
  func warnings(_ patterns: [PublishedPattern], file: String) -> [String] {
    guard chosen == nil, let base = bases.first else { return [] }
    var warnings: [String] = []
    for pattern in patterns where pattern.restrictions.contains(where: { $0?.origins != nil }) {
      let allowed = sites.filter { mayOpen(pattern, under: base, at: $0) }
      if allowed.isEmpty || allowed.count == sites.count { continue }
      let names = allowed.map(\.text).joined(separator: ", ")
      warnings.append(
        "\(file) has '\(pattern.text)' for all sites, and only links from \(names) match it; "
          + "write a file for each site with --origin")
    }
    return warnings
  }

  private static func distinct(_ paths: [[String]]) -> [[String]] {
    var seen: Set<[String]> = []
    return paths.filter { seen.insert($0).inserted }
  }
}

extension PublishedPattern {
  /// The restrictions of the line and of the mounts that lead to it, that of the outermost table
  /// first.
  fileprivate var restrictions: [LinkRestriction?] {
    (place.mounts + [place]).map(\.restriction)
  }

  /// The literals at the start of its path.
  fileprivate var literalSegments: [String] {
    var literals: [String] = []
    for case .literal(let text) in segments.prefix(while: \.isLiteral) { literals.append(text) }
    return literals
  }
}

extension PatternModel.Segment {
  fileprivate var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }
}
