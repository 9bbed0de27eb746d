import TurnpikeTable

/// Checks the routes with `@entity`, and collects the web links of their entities.
struct EntityCheck: Check {
  private(set) var links: [EntityLink] = []
  var findings: Findings { reporter.findings }
  private let reporter = Reporter()

  init(_ table: TableModel) {
    var seen: [String: SourceRange] = [:]
    for route in table.routes {
      for index in route.lines.indices {
        guard let entity = route.lines[index].attribute(.entity) else { continue }
        do throws(Wording) {
          if index > 0 {
            throw "an alias cannot have '@entity'; move it to the line of the route"
          }
          guard let link = try EntityLink(entity, of: route, in: table) else { continue }
          if let earlier = seen.updateValue(entity.range, forKey: link.entity) {
            reporter.report(
              .entityRoute, "an entity has one link; \(quoted: link.entity) already has one",
              at: entity.range, note: "previously used here", at: earlier)
          } else {
            links.append(link)
          }
        } catch {
          reporter.report(.entityRoute, error, at: entity.range)
        }
      }
    }
  }
}

/// The web link of an App Intents entity, from a line with `@entity(ProductEntity)`.
struct EntityLink {
  let entity: String
  let pattern: PatternModel
  let range: SourceRange
  /// The URL before and after the entity's identifier.
  let parts: [String]
  /// The conditions of a build that accepts the link.
  let buildConditions: [BuildCondition]

  /// Returns nil for a line that has another error.
  init?(
    _ attribute: AttributeModel, of route: RouteModel, in table: TableModel
  ) throws(Wording) {
    entity = attribute.value ?? ""
    range = attribute.range
    let names = entity.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard
      names.allSatisfy({ SwiftNames.isIdentifier($0) && !SwiftNames.namesOfNoType.contains($0) })
    else { throw "\(quoted: entity) is not the name of a type" }
    if route.mount != nil || route.isDefault {
      throw "'@entity' must be on a route with a destination"
    }
    guard let pattern = route.pattern else { return nil }
    self.pattern = pattern
    guard let origin = table.webOrigin(of: route.own, pattern) else {
      throw "'@entity' needs a web origin without a wildcard that the line allows"
    }
    parts = try Self.parts(of: pattern, under: origin)
    let conditions = route.own.restriction?.buildConditions ?? []
    buildConditions = Set(conditions + [origin.condition].compactMap(\.self)).sorted()
  }

  /// The URL before and after the only parameter of the path.
  private static func parts(
    of pattern: PatternModel, under origin: OriginModel
  ) throws(Wording) -> [String] {
    var parts = [origin.text]
    func append(_ text: String, _ component: LinkComponent = .segment) {
      parts[parts.count - 1] += String(
        decoding: LinkText.encoded(text, as: component), as: UTF8.self)
    }
    for segment in pattern.segments.dropFirst(origin.site.count) {
      parts[parts.count - 1] += "/"
      append(segment.prefix)
      // A rest is a list, which is no identifier.
      if segment.binding != nil { parts += segment.isRest ? ["", ""] : [""] }
      append(segment.suffix)
    }
    guard parts.count == 2 else {
      throw "a route with '@entity' must have exactly one parameter in its path"
    }
    var separator = "?"
    for item in pattern.query {
      switch item {
      case .condition(_, .absent): break
      case .condition(let key, let condition):
        parts[1] += separator
        append(key, .query)
        parts[1] += "="
        append(condition.valueText ?? "", .query)
        separator = "&"
      case .parameter(let key, let binding) where !binding.mayBeMissing:
        throw
          "a route with '@entity' cannot require a value in its query; make \(quoted: key) optional"
      case .parameter: break
      }
    }
    if pattern.fragment?.mayBeMissing == false {
      throw "a route with '@entity' cannot require a fragment; make it optional"
    }
    return parts
  }
}

extension TableModel {
  /// The first web origin without a wildcard that leads to a line, `https` before `http`.
  fileprivate func webOrigin(of line: LineModel, _ pattern: PatternModel) -> OriginModel? {
    if line.restriction?.isInternal == true { return nil }
    let origins = (line.restriction?.origins ?? origins)
      .filter { !$0.isWildcard && $0.isWeb && $0.leads(to: pattern) }
    return origins.first { $0.scheme == "https" } ?? origins.first
  }
}
