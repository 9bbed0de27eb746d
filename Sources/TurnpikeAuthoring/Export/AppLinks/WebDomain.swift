import TurnpikeCompiler

/// Where an association file lies, as far as its rules tell: the paths of the table's origins there.
struct WebDomain {
  /// Decoded segments, one list each origin.
  let bases: [[String]]
  /// The origin that was asked for.
  let chosen: OriginModel?

  /// - Parameter origin: which of the table's origins, as its file has it; nil where they are alike.
  init(_ model: TableModel, origin: String?) throws(ExportProblem) {
    let origins = model.origins.filter { $0.scheme == "https" }
    guard !origins.isEmpty else {
      let found = model.origins.isEmpty ? "no origin" : "no https origin"
      throw ExportProblem(
        "'\(model.name)' has \(found), so no site can be its own; "
          + "write 'origin https://shop.example.com'")
    }
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
    let restrictions =
      [pattern.alias.map(\.restriction) ?? pattern.route.restriction]
      + pattern.place.mounts.map(\.route.restriction)
    return restrictions.allSatisfy { restriction in
      guard let restriction else { return true }
      guard !restriction.isInternal else { return false }
      guard let origins = restriction.origins else { return true }
      return restriction.schemes.contains("https")
        || origins.contains { origin in
          origin.scheme == "https" && (chosen.map { origin.coversHosts(of: $0) } ?? true)
        }
    }
  }

  private static func distinct(_ paths: [[String]]) -> [[String]] {
    var seen: Set<[String]> = []
    return paths.filter { seen.insert($0).inserted }
  }
}
