import TurnpikeTable

extension ModelBuilder {
  /// Adds a route for each screen of a stack line, with the parameters up to there.
  ///
  /// Of the screens below it a route has for now those of its lines; ``finishStacks(_:)`` adds
  /// what lies below them, when all lines have been seen.
  mutating func add(_ syntax: StackSyntax, in scope: GroupScope, to model: inout TableModel) {
    var below: [Int] = []
    let container = container(of: syntax, in: scope)
    for (index, step) in syntax.steps.enumerated() {
      guard let screen = step.screen else { continue }
      let isLast = index == syntax.steps.count - 1
      let pattern = self.pattern(syntax, upTo: index, isLast: isLast, in: scope)
      var resolver = PatternResolver(imports: importedModules)
      let resolved = resolver.resolve(pattern, &self)
      let key = ScreenKey(screen.text, pattern, resolved, resolver.parameters)
      if let same = screens[key] {
        if step.isModal { model.routes[same].isModal = true }
        if isLast, !syntax.isPlain {
          let whole = route(
            screen, pattern, resolved, resolver.parameters, syntax, isLast: true,
            isModal: model.routes[same].isModal, in: scope)
          complete(&model.routes[same], screen, with: whole)
        }
        model.routes[same].below += below
        below = [same]
      } else {
        var route = self.route(
          screen, pattern, resolved, resolver.parameters, syntax, isLast: isLast,
          isModal: step.isModal, in: scope)
        route.below = below
        model.routes.append(route)
        below = [model.routes.count - 1]
        screens[key] = model.routes.count - 1
      }
      if let container { passedContainers[below[0], default: []].append(container) }
      if let group = scope.attributes { note(group, of: screen, below[0]) }
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

  /// Gives screens the containers of the lines that pass through them, whichever comes first; what
  /// a screen's own line or a group names comes before.
  private mutating func joinContainers(_ model: inout TableModel) {
    for (index, containers) in passedContainers.sorted(by: { $0.key < $1.key }) {
      guard model.routes[index].attribute(.container) == nil, let first = containers.first else {
        continue
      }
      if let other = containers.first(where: { $0.value != first.value }) {
        diagnostics.append(
          .screenInTwoContainers(
            model.routes[index].destination, NameSyntax(other.value ?? "", other.range),
            earlier: NameSyntax(first.value ?? "", first.range)))
      }
      model.routes[index].inherit(AttributeChain.chain([first], over: nil))
    }
    passedContainers = [:]
  }

  /// Notes that a line with a screen is in a group with attributes.
  private mutating func note(_ group: AttributeChain, of screen: NameSyntax, _ route: Int) {
    if screenGroups[route]?.last?.attributes === group { return }
    screenGroups[route, default: []].append(ScreenGroup(attributes: group, screen: screen))
  }

  /// Gives each screen the attributes of the groups that its lines are in. Two groups give one
  /// attribute the same value, unless the screen's own line overrides both: else the order of the
  /// lines would decide.
  private mutating func joinGroups(_ model: inout TableModel) {
    for (index, groups) in screenGroups.sorted(by: { $0.key < $1.key }) {
      var given: [String: (attribute: AttributeModel, screen: NameSyntax)] = [:]
      let own = Set(model.routes[index].ownAttributes(among: groups).map(\.name))
      for group in groups {
        for attribute in group.attributes.all where !own.contains(attribute.name) {
          guard let earlier = given[attribute.name] else {
            given[attribute.name] = (attribute, group.screen)
            continue
          }
          if attribute.value != earlier.attribute.value {
            diagnostics.append(
              .screenOfTwoValues(
                group.screen, attribute.spelling, earlier.attribute.spelling,
                earlier: earlier.screen.range))
          }
        }
        model.routes[index].inherit(group.attributes)
      }
    }
    screenGroups = [:]
  }

  /// Joins what the lines say of the screens below each: a line may leave out a screen that
  /// another has, and their order does not matter.
  mutating func finishStacks(_ model: inout TableModel) {
    joinGroups(&model)
    joinContainers(&model)
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
    if isLast, let last = syntax.query.last {
      text += syntax.queryText
      upper = last.range.upper
    }
    let lower = segments.first?.range.lower ?? syntax.range.lower
    return scope.prefixing(
      PatternSyntax(
        segments: segments, query: isLast ? syntax.query : [], fragment: nil, text: text,
        isWhole: syntax.steps[index].isWhole && (!isLast || syntax.isQueryWhole),
        range: SourceRange(file: syntax.range.file, lower: lower, upper: upper)))
  }

  func text(_ range: SourceRange) -> String { parsed.text(at: range) }

  private mutating func route(
    _ screen: NameSyntax, _ pattern: PatternSyntax, _ resolved: PatternModel?,
    _ parameters: [ParameterModel], _ syntax: StackSyntax, isLast: Bool, isModal: Bool,
    in scope: GroupScope
  ) -> RouteModel {
    let caseName = Naming.caseName(ofDestination: screen.text)
    if !SwiftNames.isIdentifier(caseName) {
      diagnostics.append(
        .badIdentifier(caseName, of: screen.text, at: screen.range))
    }
    let (attributes, examples) = attributes(isLast ? syntax.attributes : [], in: scope)
    return RouteModel(
      caseName: caseName, caseRange: nil, destination: screen.text,
      documentation: isLast ? syntax.documentation : [], parameters: parameters,
      pattern: resolved, aliases: [], isModal: isModal, attributeChain: attributes,
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
      diagnostics.append(.repeatedStackQuery(screen, earlier: route.range))
      return
    }
    let below = route.below
    route = whole
    route.below = below
  }

  /// A nested enum is declared by the lowest screen that has it.
  private func declareTypes(of route: inout RouteModel, _ below: [RouteModel]) {
    for index in route.parameters.indices {
      guard case .words(let name, _) = route.parameters[index].type,
        !route.parameters[index].isTypeNamed
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

/// A group with attributes that a screen of a stack is in.
struct ScreenGroup {
  let attributes: AttributeChain
  /// The screen in the first of the group's lines.
  let screen: NameSyntax
}

extension RouteModel {
  /// The attributes that the screen's own line has, without those of its group.
  fileprivate func ownAttributes(among groups: [ScreenGroup]) -> [AttributeModel] {
    guard let chain = attributeChain, !groups.contains(where: { $0.attributes === chain }) else {
      return []
    }
    return chain.own
  }

  /// Adds the attributes whose names it does not have.
  fileprivate mutating func inherit(_ others: AttributeChain?) {
    guard let others, others !== attributeChain else { return }
    otherGroups.append(others)
    guard let chain = attributeChain else {
      attributeChain = others
      return
    }
    let new = others.all.filter { chain[$0.name] == nil }
    if !new.isEmpty { attributeChain = AttributeChain.chain(chain.all + new, over: nil) }
  }
}

extension StackSyntax {
  /// Whether nothing but its steps is said of its last screen.
  fileprivate var isPlain: Bool {
    query.isEmpty && attributes.isEmpty && documentation.isEmpty
  }
}

/// Which screen a step leads to: its name, and what the path up to there means, by bytes. The query
/// takes no part.
struct ScreenKey: Hashable {
  private let bytes: [UInt8]

  /// - Parameter resolved: nil where the pattern has an error, and then its spelling decides.
  init(
    _ screen: String, _ pattern: PatternSyntax, _ resolved: PatternModel?,
    _ parameters: [ParameterModel]
  ) {
    var bytes = Array(screen.utf8)
    guard let resolved else {
      bytes += Array(pattern.text.utf8).prefix { $0 != SyntaxByte.questionMark }
      self.bytes = bytes
      return
    }
    for segment in resolved.segments {
      // No name and no literal contains a slash or a line feed.
      bytes.append(SyntaxByte.slash)
      switch segment {
      case .literal(let text): bytes += Array(text.utf8)
      case .capture(let prefix, let binding, let suffix):
        bytes += Array(prefix.utf8) + [SyntaxByte.lineFeed]
        bytes += Self.meaning(binding, parameters) + [SyntaxByte.lineFeed] + Array(suffix.utf8)
      case .rest(let binding):
        bytes += [SyntaxByte.lineFeed, SyntaxByte.asterisk] + Self.meaning(binding, parameters)
      }
    }
    self.bytes = bytes
  }

  private static func meaning(
    _ binding: PatternModel.Binding, _ parameters: [ParameterModel]
  ) -> [UInt8] {
    let parameter = parameters[binding.parameter]
    var text = "\(parameter.wireName)<\(binding.type.spelling)"
    if case .words(let name, _) = binding.type { text += " \(name)" }
    if binding.isOptional { text += "?" }
    if let value = binding.defaultText { text += "=\(value)" }
    return Array(text.utf8)
  }
}
