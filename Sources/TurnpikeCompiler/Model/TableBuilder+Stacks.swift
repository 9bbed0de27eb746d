import TurnpikeTable

/// The properties that the lines with the same screen share: the screen's name, and the path up to
/// the screen as written, without insignificant white space.
struct ScreenKey: Hashable {
  private var parts: [[UInt8]]

  /// - Parameter bytes: The file of a range.
  init(_ screen: NameSyntax, _ path: [SegmentSyntax], _ bytes: (SourceRange) -> [UInt8]) {
    parts = [Array(screen.text.utf8)]
    for segment in path {
      let range = segment.range
      parts.append(
        bytes(range)[range.lower..<range.upper].filter { !SyntaxByte.isWhiteSpace($0) })
      // At the end of a line, `*` has a list.
      if case .rest = segment { parts.append([]) }
      // White space ends the name of a type, and can be a part of a default.
      guard let spec = segment.capture?.spec else { continue }
      if case .named(let name, _) = spec.type { parts.append(Array(name.text.utf8)) }
      if let value = spec.defaultValue { parts.append(Array(value.text.utf8)) }
    }
  }
}

/// A screen, with the data of its lines so far.
struct StackScreen {
  /// The index of its route in the model.
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
struct StackLine {
  /// The index of the last screen's route in the model.
  let last: Int
  let own: [AttributeModel]
  let group: AttributeChain?
  let range: SourceRange

  /// The values of the attributes by their names, including those of the groups.
  var values: [String: [String]] {
    let all = (group?.all ?? []).filter(\.isOfAllScreens) + own
    return Dictionary(all.map { ($0.name, $0.comparedValue) }, uniquingKeysWith: { $1 })
  }
}

extension TableBuilder {
  /// Adds a route for each screen of a stack, with the parameters of the path up to the screen.
  ///
  /// At this point, a route has the screens below it that its own line names. ``finishStacks(_:)``
  /// adds the screens of other lines when all lines are known.
  mutating func add(
    _ stack: ItemSyntax, _ screens: [ScreenSyntax?], in scope: GroupScope,
    to model: inout TableModel
  ) {
    let (attributes, examples) = attributes(stack.attributes, in: scope)
    let hasContainer = stack.attributes.contains { $0.isBuiltIn(.container) }
    let container = hasContainer ? attributes?[BuiltInAttribute.container.rawValue] : nil
    var below: [Int] = []
    for case (let index, let step?) in screens.enumerated() {
      let name = step.name
      let isLast = index == screens.count - 1
      let pattern = pattern(stack, upTo: index, hasQuery: isLast, in: scope)
      let key = ScreenKey(name, pattern.segments, parsed.bytes)
      var screen =
        self.screens[key]
        ?? StackScreen(route: model.routes.count, range: name.range, group: scope.range)
      let isNew = screen.route == model.routes.count
      let isEnd = isLast && !stack.isPlain
      if isNew || isEnd {
        var route = route(name, pattern, stack.range, scope)
        if isLast {
          route.own.documentation = stack.documentation
          (route.own.attributeChain, route.own.examples) = (attributes, examples)
        }
        route.endsItsLine = isEnd
        if isNew {
          model.routes.append(route)
        } else {
          complete(&model.routes[screen.route], route)
        }
      }
      check(&screen, name, in: scope, container)
      self.screens[key] = screen
      if step.isModal { model.routes[screen.route].isModal = true }
      model.routes[screen.route].below += below
      below = [screen.route]
    }
    let own = attributes === scope.attributes ? [] : attributes?.own.filter(\.isOfAllScreens) ?? []
    for last in below {
      stackLines.append(
        StackLine(last: last, own: own, group: scope.attributes, range: stack.pattern.range))
    }
  }

  /// Returns the pattern of a screen. The query belongs to the last screen.
  private func pattern(
    _ stack: ItemSyntax, upTo index: Int, hasQuery: Bool, in scope: GroupScope
  ) -> PatternSyntax {
    var segments = Array(stack.pattern.segments[...index])
    // In the middle of a line, `*` is one segment, also in the pattern of a screen that ends there.
    if index < stack.pattern.segments.count - 1,
      case .rest(let capture, isNamed: false, let range) = segments[index]
    {
      segments[index] = .capture(prefix: "", capture, suffix: "", range)
    }
    let items = hasQuery ? stack.pattern.query : []
    let path = segments.map { text($0.range) }.joined(separator: "/")
    let query = items.isEmpty ? "" : "?" + items.map { text($0.range) }.joined(separator: "&")
    let end = items.last?.range ?? segments[index].range
    return scope.prefixing(
      PatternSyntax(
        segments: segments, query: items, fragment: nil, text: path + query,
        range: segments[0].range.extended(to: end.upper)))
  }

  /// Returns the route of a screen, without the query and the attributes of its line.
  private mutating func route(
    _ screen: NameSyntax, _ pattern: PatternSyntax, _ line: SourceRange, _ scope: GroupScope
  ) -> RouteModel {
    var resolver = PatternResolver()
    let resolved = resolver.resolve(pattern, &self)
    let caseName = Naming.caseName(ofDestination: screen.text)
    checkIdentifier(caseName, of: screen)
    let own = LineModel(
      pattern: resolved, attributeChain: scope.attributes, range: line, patternRange: pattern.range)
    return RouteModel(
      caseName: caseName, destination: screen.text, destinationRange: screen.range,
      parameters: resolver.parameters, lines: [own], group: scope.text)
  }

  /// The line that ends at a screen declares the screen's query and attributes, even if an earlier
  /// line contains the screen too.
  private mutating func complete(_ route: inout RouteModel, _ end: RouteModel) {
    if route.endsItsLine {
      diagnostics.report(
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
  private mutating func check(
    _ screen: inout StackScreen, _ name: NameSyntax, in scope: GroupScope,
    _ container: AttributeModel?
  ) {
    let earlier = screen.container
    screen.container = earlier ?? container
    if screen.isReported { return }
    if screen.group != scope.range {
      screen.isReported = true
      diagnostics.report(
        .stackAttribute, "all lines of one screen must be in the same group; \(name) is in two",
        at: name.range, note: "the other line is here", at: screen.range)
    } else if let earlier, let container, earlier.value != container.value {
      screen.isReported = true
      diagnostics.report(
        .badContainer,
        """
        all lines through one screen must name the same container; \(name) is in \
        \(quoted: earlier.value ?? "") and \(quoted: container.value ?? "")
        """, at: container.range, note: "the other line is here", at: earlier.range)
    }
  }

  /// Gives each screen the screens below it, and the attributes of its lines. A line can omit a
  /// screen that another line has, and the order of the lines does not matter.
  mutating func finishStacks(_ model: inout TableModel) {
    func place(_ route: Int) -> (Int, Int) {
      (model.routes[route].pattern?.segments.count ?? 0, route)
    }
    let screens = screens.values.sorted { place($0.route) < place($1.route) }
    for screen in screens {
      var route = model.routes[screen.route]
      let all = Set(route.below + route.below.flatMap { model.routes[$0].below })
      route.below = all.sorted { place($0) < place($1) }
      for lower in route.below.map({ model.routes[$0] }) {
        route.shareTypes(with: lower)
        checkQuery(of: lower, below: route)
      }
      model.routes[screen.route] = route
    }
    let ends = Set(stackLines.map(\.last))
    var passing: [Int: [StackLine]] = [:]
    for line in stackLines {
      for lower in model.routes[line.last].below { passing[lower, default: []].append(line) }
    }
    for screen in screens {
      var route = model.routes[screen.route]
      if !ends.contains(screen.route), let lines = passing[screen.route], !screen.isReported,
        areSame(lines, through: route)
      {
        route.own.attributeChain = chain(lines[0].own, over: lines[0].group)
      }
      if let container = screen.container, route.own.attribute(.container) == nil {
        route.own.attributeChain = chain([container], over: route.own.attributeChain)
      }
      model.routes[screen.route] = route
    }
  }

  /// Returns whether all lines that pass through a screen have the same attributes. A screen without a
  /// line of its own has these attributes, because a guard that leaves the screen below open protects
  /// nothing.
  private mutating func areSame(_ lines: [StackLine], through screen: RouteModel) -> Bool {
    let lines = lines.sorted { $0.range.isBefore($1.range) }
    let values = lines.map(\.values)
    guard let other = values.firstIndex(where: { $0 != values[0] }) else { return true }
    let name = screen.destination
    diagnostics.report(
      .stackAttribute,
      """
      all lines through \(quoted: name) must have the same attributes, unless the screen has a line \
      of its own; write '\(newLine: line(for: screen, on: lines))'
      """, at: lines[other].range, note: "the other line is here", at: lines[0].range)
    return false
  }

  /// The line that gives a screen the attributes of all lines that pass through it, apart from
  /// restrictions that exclude some of these lines.
  private func line(for screen: RouteModel, on lines: [StackLine]) -> String {
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
  private mutating func checkQuery(of route: RouteModel, below above: RouteModel) {
    for case .parameter(_, let binding) in route.pattern?.query ?? [] where !binding.mayBeMissing {
      let parameter = route.parameters[binding.parameter]
      diagnostics.report(
        .stackQuery,
        """
        a screen below another cannot require a query parameter; make \
        \(quoted: parameter.wireName) of \(quoted: route.destination) optional
        """, at: parameter.range, note: "a screen above it is here", at: above.destinationRange)
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
