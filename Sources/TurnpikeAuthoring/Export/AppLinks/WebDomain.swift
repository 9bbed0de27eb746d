import TurnpikeCompiler

/// The site of an association file, or several sites with the same rules.
struct WebDomain {
  /// The paths of the origins, as decoded segments.
  let bases: [[[UInt8]]]
  /// The origin that the user selected.
  let chosen: OriginModel?
  /// The path below which the table reads the links of the domain; empty for most.
  private let site: [[UInt8]]
  /// The https origins of the table.
  private let origins: [OriginModel]

  /// - Parameter origin: One of the table's origins, as written, or nil if all origins have the
  ///   same path.
  init(_ model: TableModel, origin: String?) throws(ExportProblem) {
    let all = try Self.all(model, origin: origin)
    guard all.count == 1 else {
      let names = all.flatMap(\.origins).map(\.text).joined(separator: ", ")
      throw ExportProblem(
        "each site of '\(model.name)' has a separate file; select one with '--origin': \(names)",
        kind: .choice)
    }
    self = all[0]
  }

  /// The domains of the table: the website, and each separate site.
  static func all(_ model: TableModel, origin: String?) throws(ExportProblem) -> [WebDomain] {
    let sites = model.origins.filter { $0.scheme == "https" }
      .filter { site in origin.map { site.text == Self.name($0) } ?? true }.map(\.site).distinct
    var all: [WebDomain] = []
    for site in sites.isEmpty ? [[]] : sites {
      all.append(try WebDomain(model, origin: origin, site: site))
    }
    return all
  }

  /// An origin without the slash at its end.
  private static func name(_ origin: String) -> Substring {
    origin.hasSuffix("/") && !origin.hasSuffix("://") ? origin.dropLast() : origin[...]
  }

  private init(
    _ model: TableModel, origin: String?, site: [[UInt8]]
  ) throws(ExportProblem) {
    self.site = site
    let origins = model.origins.filter { $0.scheme == "https" }
    guard !origins.isEmpty else {
      let found = model.origins.isEmpty ? "no origin" : "no https origin"
      throw .noOrigin(
        of: model,
        "'\(model.name)' has \(found); "
          + "write 'origin https://shop.example.com'"
      ) { $0.scheme == "https" }
    }
    self.origins = origins.filter { $0.site == site }
    let names = origins.map(\.text).joined(separator: ", ")
    if let origin {
      guard let chosen = origins.first(where: { $0.text == Self.name(origin) }) else {
        throw ExportProblem(
          "'\(origin)' is not an https origin of '\(model.name)'; its https origins are \(names)",
          kind: .choice)
      }
      self.chosen = chosen
      bases = self.origins.filter { $0.coversHosts(of: chosen) }.map(\.path).distinct
      return
    }
    if let first = self.origins.first, self.origins.allSatisfy(\.isWildcard) {
      throw ExportProblem(
        "'\(model.name)' only has web origins with a wildcard, and the file belongs to a host; write "
          + "'origin https://\(first.host)' too, or select an origin with '--origin': \(names)")
    }
    chosen = nil
    bases = self.origins.map(\.path).distinct
    guard bases.count == 1 else {
      throw ExportProblem(
        "the origins of '\(model.name)' have different paths; select one with '--origin': \(names)",
        kind: .choice)
    }
  }

  /// The patterns of a table that links of the domain can match.
  func patterns(of table: LinkedTable) throws(ExportProblem) -> [PublishedPattern] {
    try table.published().compactMap { PublishedPattern($0, at: site) }.filter(mayOpen)
  }

  /// Its hosts, with `*.` for a wildcard, each once.
  var hosts: [String] { (chosen.map { [$0] } ?? origins).map(\.hostText).distinct }

  /// Whether links of the domain can match a pattern.
  private func mayOpen(_ pattern: PublishedPattern) -> Bool {
    bases.contains { mayOpen(pattern, under: $0) }
  }

  /// Whether links under one of the paths can match a pattern.
  func mayOpen(_ pattern: PublishedPattern, under base: [[UInt8]]) -> Bool {
    mayOpen(pattern, under: base, at: chosen)
  }

  /// - Parameter site: An origin whose hosts must all be allowed, or nil if any host is enough.
  private func mayOpen(
    _ pattern: PublishedPattern, under base: [[UInt8]], at site: OriginModel?
  ) -> Bool {
    pattern.restrictions.enumerated().allSatisfy { level, restriction in
      guard let restriction else { return true }
      guard !restriction.isInternal else { return false }
      guard let origins = restriction.origins, !restriction.schemes.contains("https") else {
        return true
      }
      return origins.contains { origin in
        guard origin.scheme == "https", level > 0 || origin.site == self.site,
          site.map({ origin.coversHosts(of: $0) }) ?? true
        else { return false }
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
      let allowed = origins.filter { mayOpen(pattern, under: base, at: $0) }
      if allowed.isEmpty || allowed.count == origins.count { continue }
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
  fileprivate var literalSegments: [[UInt8]] {
    segments.prefix { $0.binding == nil }.map { Array($0.prefix.utf8) }
  }
}
