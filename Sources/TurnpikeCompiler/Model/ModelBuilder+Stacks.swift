extension ModelBuilder {
  /// Adds a route for each screen of a stack line, with the parameters up to there.
  ///
  /// Of the screens below it a route has for now those of its lines; ``finishStacks(_:)`` adds
  /// what lies below them, when all lines have been seen.
  mutating func add(_ syntax: StackSyntax, in scope: GroupScope, to model: inout TableModel) {
    var below: [Int] = []
    for (index, step) in syntax.steps.enumerated() {
      guard let screen = step.screen else { continue }
      let isLast = index == syntax.steps.count - 1
      let pattern = self.pattern(syntax, upTo: index, isLast: isLast, in: scope)
      let place = "\(screen.text) \(pattern.text.pathText)"
      if let same = screens[place] {
        if step.isModal { model.routes[same].isModal = true }
        if isLast, !syntax.isPlain {
          complete(&model.routes[same], screen, syntax, pattern, in: scope)
        }
        // Whichever line comes first: a screen in a group has what the group gives.
        model.routes[same].inherit(attributes([], in: scope).attributes)
        model.routes[same].below += below
        below = [same]
      } else {
        var route = self.route(
          screen, pattern, syntax, isLast: isLast, isModal: step.isModal, in: scope)
        route.below = below
        model.routes.append(route)
        below = [model.routes.count - 1]
        screens[place] = model.routes.count - 1
      }
    }
  }

  /// Joins what the lines say of the screens below each: a line may leave out a screen that
  /// another has, and their order does not matter.
  mutating func finishStacks(_ model: inout TableModel) {
    func depth(_ index: Int) -> Int { model.routes[index].pattern?.segments.count ?? 0 }
    let stacked = screens.values.map { (index: $0, depth: depth($0)) }
      .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
    for (index, _) in stacked {
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
    if isLast, let first = syntax.query.first, let last = syntax.query.last {
      let range = SourceRange(
        file: first.range.file, lower: first.range.lower, upper: last.range.upper)
      text += "?" + self.text(range)
      upper = range.upper
    }
    let lower = segments.first?.range.lower ?? syntax.range.lower
    return scope.prefixing(
      PatternSyntax(
        segments: segments, query: isLast ? syntax.query : [], fragment: nil, text: text,
        range: SourceRange(file: syntax.range.file, lower: lower, upper: upper)))
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: sources[range.file].bytes[range.lower..<range.upper], as: UTF8.self)
  }

  private mutating func route(
    _ screen: NameSyntax, _ pattern: PatternSyntax, _ syntax: StackSyntax, isLast: Bool,
    isModal: Bool, in scope: GroupScope
  ) -> RouteModel {
    let caseName = Naming.caseName(ofDestination: screen.text)
    if !SwiftNames.isIdentifier(caseName) {
      diagnostics.append(
        .badIdentifier(caseName, of: screen.text, at: screen.range))
    }
    var resolver = PatternResolver(imports: importedModules)
    let resolved = resolver.resolve(pattern, &self)
    let (attributes, examples) = attributes(isLast ? syntax.attributes : [], in: scope)
    return RouteModel(
      caseName: caseName, caseRange: nil, destination: screen.text,
      documentation: isLast ? syntax.documentation : [], parameters: resolver.parameters,
      pattern: resolved, aliases: [], isModal: isModal, attributes: attributes,
      examples: examples, range: syntax.range, patternRange: pattern.range,
      destinationRange: screen.range, endsItsLine: isLast && !syntax.isPlain)
  }

  /// The line that ends at a screen says its query and attributes, also where an earlier line only
  /// passes through it.
  private mutating func complete(
    _ route: inout RouteModel, _ screen: NameSyntax, _ syntax: StackSyntax,
    _ pattern: PatternSyntax, in scope: GroupScope
  ) {
    if route.endsItsLine {
      diagnostics.append(.repeatedStackQuery(screen, earlier: route.range))
      return
    }
    let whole = self.route(
      screen, pattern, syntax, isLast: true, isModal: route.isModal, in: scope)
    let earlier = route
    route = whole
    route.below = earlier.below
    route.inherit(earlier.attributes)
  }

  /// A nested enum is declared by the lowest screen that has it.
  private func declareTypes(of route: inout RouteModel, _ below: [RouteModel]) {
    for index in route.parameters.indices {
      guard case .words(let name, _) = route.parameters[index].type else { continue }
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

  /// A screen below others is made of their parameters, so its query cannot ask for more.
  mutating func checkStacks(_ model: TableModel) {
    for above in model.routes {
      for route in above.below.map({ model.routes[$0] }) {
        for case .parameter(_, let binding) in route.pattern?.query ?? []
        where !binding.mayBeMissing {
          let parameter = route.parameters[binding.parameter]
          diagnostics.append(
            .stackQuery(
              route.destination, parameter.wireName, at: parameter.range,
              above: above.destinationRange))
        }
      }
    }
  }
}

extension RouteModel {
  /// Adds the attributes whose names it does not have.
  fileprivate mutating func inherit(_ others: [AttributeModel]) {
    let names = Set(attributes.map(\.name))
    attributes += others.filter { !names.contains($0.name) }
  }
}

extension StackSyntax {
  /// Whether nothing but its steps is said of its last screen.
  fileprivate var isPlain: Bool {
    query.isEmpty && attributes.isEmpty && documentation.isEmpty
  }
}

extension String {
  fileprivate var pathText: Substring {
    prefix { $0 != "?" }
  }
}
