import TurnpikeTable

/// What lines of one screen have in common: its name, and the path up to there as written, without
/// the white space that means nothing.
struct ScreenKey: Hashable {
  private var parts: [[UInt8]]

  /// - Parameter bytes: The file of a range.
  init(_ screen: NameSyntax, _ path: [SegmentSyntax], _ bytes: (SourceRange) -> [UInt8]) {
    parts = [Array(screen.text.utf8)]
    for segment in path {
      let range = segment.range
      parts.append(
        bytes(range)[range.lower..<range.upper].filter { !SyntaxByte.isWhiteSpace($0) })
      // White space ends the name of a type, and can be a part of a default.
      guard let spec = segment.capture?.spec else { continue }
      if case .named(let name, _) = spec.type { parts.append(Array(name.text.utf8)) }
      if let value = spec.defaultValue { parts.append(Array(value.text.utf8)) }
    }
  }
}

extension SegmentSyntax {
  fileprivate var capture: CaptureSyntax? {
    switch self {
    case .literal: nil
    case .capture(_, let capture, _, _), .rest(let capture, _, _): capture
    }
  }
}

/// A screen of the lines that have been seen.
struct StackScreen {
  /// Its index in the model's routes.
  let route: Int
  /// Where it is named first.
  let range: SourceRange
  /// The innermost group of its lines; nil outside of groups.
  let group: SourceRange?
  /// Whether lines that contradict each other have been reported.
  var isReported = false
  /// The container that its lines name.
  var container: AttributeModel?
}

extension ModelBuilder {
  /// Adds a route for each screen of a stack, with the parameters up to there.
  ///
  /// For now a route has the screens below it that its own lines name. ``finishStacks(_:)`` adds those
  /// of other lines when all lines have been seen.
  mutating func add(_ syntax: StackSyntax, in scope: GroupScope, to model: inout TableModel) {
    var below: [Int] = []
    let container = container(of: syntax, in: scope)
    for (index, step) in syntax.steps.enumerated() {
      guard let name = step.screen else { continue }
      let isLast = index == syntax.steps.count - 1
      let pattern = self.pattern(syntax, upTo: index, isLast: isLast, in: scope)
      let key = ScreenKey(name, pattern.segments, parsed.bytes)
      var screen: StackScreen
      if let known = screens[key] {
        screen = known
        check(name, of: &screen, in: scope)
        if isLast, !syntax.isPlain {
          let whole = route(name, pattern, syntax, isLast: true, in: scope)
          complete(&model.routes[known.route], name, with: whole)
        }
      } else {
        screen = StackScreen(route: model.routes.count, range: name.range, group: scope.range)
        model.routes.append(route(name, pattern, syntax, isLast: isLast, in: scope))
      }
      if step.isModal { model.routes[screen.route].isModal = true }
      model.routes[screen.route].below += below
      below = [screen.route]
      if let container { join(container, to: &screen, name) }
      screens[key] = screen
    }
  }

  /// The `@container` of a stack's line, which is all its screens'.
  private mutating func container(
    of syntax: StackSyntax, in scope: GroupScope
  ) -> AttributeModel? {
    let named = syntax.attributes.filter { $0.name.text == BuiltInAttribute.container.rawValue }
    if named.isEmpty { return nil }
    return attributes(named, in: scope).attributes?[BuiltInAttribute.container.rawValue]
  }

  /// All lines of one screen are in the same group: else the attributes of one group would not guard
  /// what another line opens.
  private mutating func check(
    _ name: NameSyntax, of screen: inout StackScreen, in scope: GroupScope
  ) {
    if screen.group == scope.range || screen.isReported { return }
    screen.isReported = true
    diagnostics.report(
      .stackAttribute, "all lines of one screen must be in the same group; \(name) is in two",
      at: name.range, note: "the other line is here", at: screen.range)
  }

  /// All lines through a screen name the same container, or none.
  private mutating func join(
    _ container: AttributeModel, to screen: inout StackScreen, _ name: NameSyntax
  ) {
    guard let earlier = screen.container else {
      screen.container = container
      return
    }
    if earlier.value != container.value, !screen.isReported {
      screen.isReported = true
      diagnostics.report(
        .badContainer,
        """
        all lines through one screen must name the same container; \(name) is in \
        \(quoted: earlier.value ?? "") and \(quoted: container.value ?? "")
        """, at: container.range, note: "the other line is here", at: earlier.range)
    }
  }

  /// Gives each screen the container of its lines, and the screens below those that it lies on: a line
  /// may leave out a screen that another has, and their order does not matter.
  mutating func finishStacks(_ model: inout TableModel) {
    func depth(_ index: Int) -> Int { model.routes[index].pattern?.segments.count ?? 0 }
    let stacked = screens.values.map { (screen: $0, depth: depth($0.route)) }
      .sorted { ($0.depth, $0.screen.route) < ($1.depth, $1.screen.route) }
    for (screen, _) in stacked {
      let index = screen.route
      if let container = screen.container, model.routes[index].attribute(.container) == nil {
        model.routes[index].attributeChain = chain(
          [container], over: model.routes[index].attributeChain)
      }
      let below = model.routes[index].below
      let all = Set(below + below.flatMap { model.routes[$0].below })
      model.routes[index].below = all.sorted { (depth($0), $0) < (depth($1), $1) }
      let screens = model.routes[index].below.map { model.routes[$0] }
      declareTypes(of: &model.routes[index], screens)
    }
  }

  /// The pattern of the screen at a step; the query belongs to the last.
  private func pattern(
    _ syntax: StackSyntax, upTo index: Int, isLast: Bool, in scope: GroupScope
  ) -> PatternSyntax {
    let segments = syntax.steps[...index].map(\.segment)
    var text = segments.map { self.text($0.range) }.joined(separator: "/")
    var upper = segments.last?.range.upper ?? syntax.range.upper
    if isLast, let last = syntax.query.last {
      text += syntax.queryText
      upper = last.range.upper
    }
    let lower = segments.first?.range.lower ?? syntax.range.lower
    return scope.prefixing(
      PatternSyntax(
        segments: segments, query: isLast ? syntax.query : [], fragment: nil, text: text,
        isWhole: syntax.steps[index].isWhole,
        range: SourceRange(file: syntax.range.file, lower: lower, upper: upper)))
  }

  /// The route of a screen, without the screens below it.
  private mutating func route(
    _ screen: NameSyntax, _ pattern: PatternSyntax, _ syntax: StackSyntax, isLast: Bool,
    in scope: GroupScope
  ) -> RouteModel {
    var resolver = PatternResolver(imports: importedModules)
    let resolved = resolver.resolve(pattern, &self)
    let caseName = Naming.caseName(ofDestination: screen.text)
    checkIdentifier(caseName, of: screen)
    let (attributes, examples) = attributes(isLast ? syntax.attributes : [], in: scope)
    return RouteModel(
      caseName: caseName, caseRange: nil, destination: screen.text,
      documentation: isLast ? syntax.documentation : [], parameters: resolver.parameters,
      pattern: resolved, aliases: [], isModal: false, attributeChain: attributes,
      examples: examples, range: syntax.range, patternRange: pattern.range,
      destinationRange: screen.range, endsItsLine: isLast && !syntax.isPlain,
      group: scope.text)
  }

  /// The line that ends at a screen says its query and attributes, also where an earlier line only
  /// passes through it.
  private mutating func complete(
    _ route: inout RouteModel, _ screen: NameSyntax, with whole: RouteModel
  ) {
    if route.endsItsLine {
      diagnostics.report(
        .stackQuery,
        "the query and the attributes of a screen must be on one line; those of \(screen) are on two",
        at: screen.range, note: "the other line is here", at: route.range)
      return
    }
    let earlier = route
    route = whole
    route.below = earlier.below
    route.isModal = earlier.isModal
  }

  /// A nested enum is declared by the lowest screen that has it.
  private func declareTypes(of route: inout RouteModel, _ below: [RouteModel]) {
    for index in route.parameters.indices {
      guard case .words(let name, _) = route.parameters[index].type,
        !route.parameters[index].spec.isTypeNamed
      else { continue }
      for screen in below where index < screen.parameters.count {
        let parameter = screen.parameters[index]
        if case .words(name, _) = parameter.type,
          parameter.wireName == route.parameters[index].wireName
        {
          route.parameters[index].typeOwner = parameter.typeOwner ?? screen.destination
          break
        }
      }
    }
  }

  /// A screen below others is created from their parameters, so its query cannot require more.
  mutating func checkStacks(_ model: TableModel) {
    for above in model.routes {
      for route in above.below.map({ model.routes[$0] }) {
        for case .parameter(_, let binding) in route.pattern?.query ?? []
        where !binding.mayBeMissing {
          let parameter = route.parameters[binding.parameter]
          diagnostics.report(
            .stackQuery,
            """
            a screen below another cannot require a query parameter; make \
            \(quoted: parameter.wireName) of \(quoted: route.destination) optional
            """, at: parameter.range, note: "a screen above it is here",
            at: above.destinationRange)
        }
      }
    }
  }
}

extension StackSyntax {
  /// Whether nothing but its steps is said of its last screen.
  fileprivate var isPlain: Bool {
    query.isEmpty && attributes.isEmpty && documentation.isEmpty
  }
}
