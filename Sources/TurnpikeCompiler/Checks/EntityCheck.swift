import TurnpikeTable

/// Checks the routes with `@entity`, and collects the web links of their entities.
struct EntityCheck: Check {
  private(set) var links: [EntityLink] = []
  var findings: Findings { reporter.findings }
  private let reporter = Reporter()

  init(_ table: TableModel) {
    var seen: [String: SourceRange] = [:]
    for route in table.routes {
      for (index, line) in route.lines.enumerated() {
        guard let entity = line.attribute(.entity) else { continue }
        do throws(EntityProblem) {
          if index > 0 {
            throw EntityProblem("an alias cannot have '@entity'; move it to the line of the route")
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
          reporter.report(.entityRoute, error.wording, at: entity.range)
        }
      }
    }
  }
}

/// Why a line cannot have the web link of an entity.
struct EntityProblem: Error {
  let wording: Wording

  init(_ wording: Wording) { self.wording = wording }
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
  ) throws(EntityProblem) {
    entity = attribute.value ?? ""
    range = attribute.range
    let names = entity.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard
      names.allSatisfy({ SwiftNames.isIdentifier($0) && !SwiftNames.namesOfNoType.contains($0) })
    else { throw EntityProblem("\(quoted: entity) is not the name of a type") }
    if route.mount != nil || route.isDefault {
      throw EntityProblem("'@entity' must be on a route with a destination")
    }
    guard let pattern = route.pattern else { return nil }
    self.pattern = pattern
    let path = try Self.path(of: pattern)
    let (origin, restriction) = (table.webOrigin(of: route.own), route.own.restriction)
    guard let origin else {
      throw EntityProblem(
        "'@entity' needs a web origin without a wildcard that the line allows"
      )
    }
    parts = [origin.text(path[0]), path[1]]
    let conditions = (restriction?.buildConditions ?? []) + (origin.condition.map { [$0] } ?? [])
    buildConditions = Set(conditions).sorted()
  }

  /// The path before and after the only parameter.
  private static func path(of pattern: PatternModel) throws(EntityProblem) -> [String] {
    var parts = [""]
    func append(_ text: String, _ component: LinkComponent = .segment) {
      parts[parts.count - 1] += String(
        decoding: LinkText.encoded(text, as: component), as: UTF8.self)
    }
    for segment in pattern.segments {
      parts[parts.count - 1] += "/"
      append(segment.prefix)
      // A rest is a list, which is no identifier.
      if segment.binding != nil { parts += segment.isRest ? ["", ""] : [""] }
      append(segment.suffix)
    }
    guard parts.count == 2 else {
      throw EntityProblem("a route with '@entity' must have exactly one parameter in its path")
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
        throw EntityProblem(
          "a route with '@entity' cannot require a value in its query; make \(quoted: key) optional"
        )
      case .parameter: break
      }
    }
    if pattern.fragment?.mayBeMissing == false {
      throw EntityProblem("a route with '@entity' cannot require a fragment; make it optional")
    }
    return parts
  }
}

extension TableModel {
  /// The first web origin without a wildcard that a line allows, `https` before `http`.
  fileprivate func webOrigin(of line: LineModel) -> OriginModel? {
    if line.restriction?.isInternal == true { return nil }
    let origins = (line.restriction?.origins ?? origins).filter {
      !$0.isWildcard && !$0.host.isEmpty
    }
    return origins.first { $0.scheme == "https" } ?? origins.first
  }
}

extension OriginModel {
  /// A link with a path, which starts with a slash.
  fileprivate func text(_ path: String) -> String {
    let segments = self.path.map {
      "/" + String(decoding: LinkText.encoded($0, as: .segment), as: UTF8.self)
    }
    return scheme + "://" + host + segments.joined() + path
  }
}
