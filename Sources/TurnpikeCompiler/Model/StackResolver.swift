import TurnpikeTable

/// Resolves the stacks of a table: each screen of a stack is a route.
struct StackResolver {
  let attributes: AttributeResolver
  let reporter: Reporter
  private(set) var screens: [ScreenKey: Screen] = [:]
  private(set) var lines: [Line] = []

  /// A screen, with the data of its lines so far.
  struct Screen {
    /// The index of its route in the table.
    let route: Int
    /// The range at which the screen is named first.
    let range: SourceRange
    /// The innermost group of its lines, or nil outside of groups.
    let group: SourceRange?
    /// Whether contradictory lines have been reported.
    var isReported = false
    /// The container of its lines.
    var container: AttributeModel?
  }

  /// A line of a stack, with the attributes that it gives to the screens below its last screen.
  struct Line {
    /// The index of the last screen's route in the table.
    let last: Int
    let own: [AttributeModel]
    /// The same with the attributes of the groups.
    let all: AttributeChain?
    let range: SourceRange
  }

  /// Adds a route for each screen of a stack, with the parameters of the path up to the screen.
  ///
  /// At this point, a route has the screens below it that its own line names. ``finish(_:)`` adds
  /// the screens of other lines when all lines are known.
  mutating func add(
    _ line: ScopedLine, _ steps: [ScreenSyntax?], to routes: inout [RouteModel]
  ) {
    let (item, scope) = (line.item, line.scope)
    let attributes = attributes.resolve(item.attributes, over: scope.attributes)
    let container = attributes.own.first { $0.isBuiltIn(.container) }
    var below: [Int] = []
    var texts: [String] = []
    var resolver = line.prefix
    for (index, segment) in item.pattern.segments.enumerated() {
      let isLast = index == steps.count - 1
      resolver.append(segment, isLast: isLast)
      texts.append(line.source.text(segment.range))
      guard let step = steps[index] else { continue }
      let name = step.name
      let key = ScreenKey(name, resolver)
      var screen =
        screens[key] ?? Screen(route: routes.count, range: name.range, group: scope.range)
      let isNew = screen.route == routes.count
      let isEnd = isLast && !item.isPlain
      if isNew || isEnd {
        var text = texts.joined(separator: "/")
        var end = segment.range
        if isLast, let last = item.pattern.query.last {
          resolver.append(item.pattern.query)
          text += "?" + item.pattern.query.map { line.source.text($0.range) }.joined(separator: "&")
          end = last.range
        }
        let range = item.pattern.segments[0].range.extended(to: end.upper)
        let pattern = resolver.pattern(scope.text(before: text), range)
        var own = LineModel(
          pattern: pattern, attributeChain: scope.attributes, range: item.range,
          patternRange: range)
        if isLast {
          own.documentation = item.documentation
          (own.attributeChain, own.examples) = (attributes.chain, attributes.examples)
        }
        let route = RouteModel(
          caseName: step.nameOfCase, destination: name.text, destinationRange: name.range,
          parameters: resolver.parameters, lines: [own], endsItsLine: isEnd, group: scope.text)
        if isNew {
          routes.append(route)
        } else {
          complete(&routes[screen.route], route)
        }
      }
      check(&screen, name, in: scope, container)
      screens[key] = screen
      if step.isModal { routes[screen.route].isModal = true }
      routes[screen.route].below += below
      below = [screen.route]
    }
    let shared = attributes.own.filter(\.isOfAllScreens)
    let all = shared.isEmpty ? scope.attributes : attributes.chain?.replacing(own: shared)
    for last in below {
      lines.append(Line(last: last, own: shared, all: all, range: item.pattern.range))
    }
  }

  /// The line that ends at a screen declares the screen's query and attributes, even if an earlier
  /// line contains the screen too.
  private func complete(_ route: inout RouteModel, _ end: RouteModel) {
    if route.endsItsLine {
      reporter.report(
        .stackQuery,
        """
        the query and the attributes of a screen must be on one line; those of \
        \(quoted: end.destination) are on two
        """, at: end.destinationRange, note: "the other line is here", at: route.own.range)
      return
    }
    let (below, isModal) = (route.below, route.isModal)
    route = end
    (route.below, route.isModal) = (below, isModal)
  }

  /// All lines with the same screen must be in the same group. Otherwise, the attributes of one
  /// group would not guard a screen that another line opens. They must not name different
  /// containers.
  private func check(
    _ screen: inout Screen, _ name: NameSyntax, in scope: GroupScope, _ container: AttributeModel?
  ) {
    let earlier = screen.container
    screen.container = earlier ?? container
    if screen.isReported { return }
    if screen.group != scope.range {
      screen.isReported = true
      reporter.report(
        .stackAttribute, "all lines of one screen must be in the same group; \(name) is in two",
        at: name.range, note: "the other line is here", at: screen.range)
    } else if let earlier, let container, earlier.value != container.value {
      screen.isReported = true
      reporter.report(
        .badContainer,
        """
        all lines through one screen must name the same container; \(name) is in \
        \(quoted: earlier.value ?? "") and \(quoted: container.value ?? "")
        """, at: container.range, note: "the other line is here", at: earlier.range)
    }
  }

  /// Gives each screen the screens below it, and the attributes of its lines. A line can omit a
  /// screen that another line has, and the order of the lines does not matter.
  func finish(_ routes: inout [RouteModel]) {
    let places = routes.indices.map { (routes[$0].pattern?.segments.count ?? 0, $0) }
    let screens = screens.values.sorted { places[$0.route] < places[$1.route] }
    for screen in screens {
      var route = routes[screen.route]
      let all = Set(route.below + route.below.flatMap { routes[$0].below })
      route.below = all.sorted { places[$0] < places[$1] }
      for lower in route.below.map({ routes[$0] }) {
        route.shareTypes(with: lower)
        checkQuery(of: lower, below: route)
      }
      routes[screen.route] = route
    }
    var passing: [Int: [Line]] = [:]
    for line in lines {
      for lower in routes[line.last].below { passing[lower, default: []].append(line) }
    }
    let ends = Set(lines.map(\.last))
    for screen in screens {
      let route = routes[screen.route]
      var chain = route.own.attributeChain
      if !ends.contains(screen.route), let lines = passing[screen.route], !screen.isReported,
        checkAttributes(of: lines, through: route)
      {
        chain = lines[0].all
      }
      if let container = screen.container, chain?[.container] == nil {
        chain = AttributeChain(
          [container], over: chain, restriction: chain?.restriction ?? LinkRestriction())
      }
      routes[screen.route].own.attributeChain = chain
    }
  }

  /// Reports lines that pass through a screen with different attributes. Returns whether all have the
  /// same. A screen without a separate line has these attributes, because a guard that leaves the
  /// screen below open protects nothing.
  private func checkAttributes(of lines: [Line], through screen: RouteModel) -> Bool {
    let lines = lines.sorted { $0.range.isBefore($1.range) }
    let values = lines.map { line in
      let shared = (line.all?.all ?? []).filter(\.isOfAllScreens)
      return Dictionary(uniqueKeysWithValues: shared.map { ($0.name, $0.comparedValue) })
    }
    guard let other = values.firstIndex(where: { $0 != values[0] }) else { return true }
    let name = screen.destination
    reporter.report(
      .stackAttribute,
      """
      all lines through \(quoted: name) must have the same attributes, unless the screen has a \
      separate line; write '\(newLine: line(for: screen, on: lines))'
      """, at: lines[other].range, note: "the other line is here", at: lines[0].range)
    return false
  }

  /// The line that gives a screen the attributes of all lines that pass through it, apart from
  /// restrictions that exclude some of these lines.
  private func line(for screen: RouteModel, on lines: [Line]) -> String {
    var attributes: [AttributeModel] = []
    for attribute in lines.flatMap(\.own) {
      guard let index = attributes.firstIndex(where: { $0.name == attribute.name }) else {
        attributes.append(attribute)
        continue
      }
      if attributes[index].comparedValue != attribute.comparedValue, attribute.isRestriction {
        attributes[index].value = nil
      }
    }
    let isInternal = attributes.contains { $0.isBuiltIn(.internal) }
    attributes.removeAll { $0.isRestriction && $0.value == nil }
    if isInternal { attributes.removeAll { $0.isBuiltIn(.from) } }
    let path = (screen.pattern?.text ?? "").dropFirst(
      screen.group.isEmpty ? 0 : screen.group.count + 1)
    let spellings = attributes.map { " " + $0.spelling }.joined()
    return "\(path){\(screen.destination)}\(screen.isModal ? "!" : "")\(spellings)"
  }

  /// A screen below others is created from their parameters, so its query must not require others.
  private func checkQuery(of route: RouteModel, below above: RouteModel) {
    for case .parameter(_, let binding) in route.pattern?.query ?? [] where !binding.mayBeMissing {
      guard let index = binding.parameter else { continue }
      let parameter = route.parameters[index]
      reporter.report(
        .stackQuery,
        """
        a screen below another cannot require a query parameter; make \
        \(quoted: parameter.wireName) of \(quoted: route.destination) optional
        """, at: parameter.range, note: "a screen above it is here", at: above.destinationRange)
    }
  }
}

/// The properties that the lines with the same screen share: the screen's name, and the path up to
/// the screen with the names and specs of its captures. Texts are bytes, because equal strings can
/// differ in their bytes.
struct ScreenKey: Hashable {
  private let sets: [SegmentSet]
  private var texts: [[UInt8]]

  init(_ screen: NameSyntax, _ path: PatternResolver) {
    sets = path.segments.map(\.set)
    texts = [Array(screen.text.utf8)]
    for binding in path.segments.compactMap(\.binding) {
      let name = binding.parameter.map { path.captures[$0].parameter.wireName } ?? "_"
      let spec = binding.spec
      var type = spec.isTypeNamed ? "type " : ""
      if case .words(let name, _) = spec.type { type += name }
      let end = spec.isOptional ? "?" : spec.defaultText.map { "=" + $0 } ?? ""
      texts += [name, type, end].map { Array($0.utf8) }
    }
  }
}

extension RouteModel {
  /// The lowest screen with a nested enum declares the enum.
  fileprivate mutating func shareTypes(with lower: RouteModel) {
    for (index, other) in zip(parameters.indices, lower.parameters)
    where parameters[index].typeOwner == nil && parameters[index].wireName == other.wireName {
      if case .words(let name, _) = parameters[index].type, !parameters[index].spec.isTypeNamed,
        case .words(name, _) = other.type
      {
        parameters[index].typeOwner = other.typeOwner ?? lower.destination
      }
    }
  }
}

extension AttributeModel {
  /// Whether it applies to each screen that its line passes through, not only to the last.
  fileprivate var isOfAllScreens: Bool {
    switch BuiltInAttribute(rawValue: name) {
    case .example, .deprecated, .cover, .container, .entity: false
    case .from, .internal, .only, .web, nil: true
    }
  }

  /// The value, regardless of the order of origins.
  fileprivate var comparedValue: [String] {
    isBuiltIn(.from) ? listed.sorted() : value.map { [$0] } ?? []
  }

  fileprivate var isRestriction: Bool { isBuiltIn(.from) || isBuiltIn(.only) }
}

extension ItemSyntax {
  /// Whether the line only contains the stack, without a query or attributes for its last screen.
  fileprivate var isPlain: Bool {
    pattern.query.isEmpty && attributes.isEmpty && documentation.isEmpty
  }
}
