extension LockVerdicts {
  /// The line that brings a line's links back, or why no alias does.
  func remedy(_ index: Int) -> Wording {
    let line = comparison.lines[index].line
    let name = caseName(index)
    guard let route = table.routes.first(where: { $0.caseName == name }) else {
      return "write '\(routeText(line))'"
    }
    let names = newNames(of: line.caseName)
    let proposed = line.renamed(name).withNames { names[$0] ?? $0 }
    if let item = route.itemNeeded(byAlias: proposed) {
      return "an alias of \(quoted: name) needs \(quoted: item) too, which these links do not have"
    }
    return "write '\(route.aliasText(of: proposed))'"
  }

  /// A route for a case that is gone.
  private func routeText(_ line: PublishedLine) -> String {
    let name = line.caseName
    let destination = name.prefix(1).uppercased() + name.dropFirst() + "Destination"
    let isOwn = Naming.caseName(ofDestination: destination) == name
    return "\(line.plainPattern) -> \(destination)" + (isOwn ? "" : " as \(name)")
  }

  /// What parameters of a case are called now, as lines of the lock show that are still answered.
  private func newNames(of caseName: String) -> [String: String] {
    var names: [String: String] = [:]
    for index in linesOfCase[caseName] ?? [] {
      let line = comparison.lines[index].line
      guard
        let answer = comparison.outcomes[index].first(where: \.isPlain)?.answer.map({
          comparison.answers[$0]
        }), self.caseName(answer) == self.caseName(index), !answer.isMounted
      else { continue }
      let reader = PublishedLine(answer.own, of: table)
      for place in line.pattern.segments.indices {
        if let old = line.pattern.binding(at: place), let new = reader.pattern.binding(at: place) {
          names[line.name(old)] = reader.name(new)
        }
      }
      for case .parameter(let key, let old) in line.pattern.query {
        for case .parameter(let other, let new) in reader.pattern.query
        where other.isSameBytes(as: key) {
          names[line.name(old)] = reader.name(new)
        }
      }
      // A parameter that the case still has keeps its name.
      for parameter in reader.parameters { names[parameter.wireName] = nil }
    }
    return names
  }
}

extension RouteModel {
  /// A published line as an alias of the route. An alias has the types of its route, and may say them
  /// where they are the same.
  func aliasText(of line: PublishedLine) -> String {
    let isAlike = line.bindings.allSatisfy { binding in
      parameters.contains {
        $0.wireName == line.name(binding) && $0.type == binding.type
          && $0.spec.isList == binding.spec.isList && $0.spec.isOptional == binding.spec.isOptional
          && $0.spec.defaultText == binding.spec.defaultText
      }
    }
    return isAlike ? line.plainText : line.aliasText
  }

  /// A condition or a required parameter that an alias takes over from the route and that links of a
  /// published line do not have.
  fileprivate func itemNeeded(byAlias line: PublishedLine) -> String? {
    guard let pattern else { return nil }
    let own = PublishedLine(
      pattern: pattern, parameters: parameters, caseName: caseName, mount: mount)
    let names = Set(line.bindings.map(line.name))
    func isNeeded(_ binding: PatternModel.Binding) -> Bool {
      !binding.mayBeMissing && !names.contains(own.name(binding))
    }
    for item in pattern.query
    where !line.pattern.query.contains(where: { $0.key.isSameBytes(as: item.key) }) {
      switch item {
      case .condition: return own.text(item, .plain)
      case .parameter(_, let binding):
        if isNeeded(binding) { return own.text(item, .plain) }
      }
    }
    guard line.pattern.fragment == nil, let fragment = pattern.fragment, isNeeded(fragment) else {
      return nil
    }
    return "#" + own.capture(fragment, .plain)
  }
}

extension PublishedLine {
  /// The same with other names for its parameters.
  fileprivate func withNames(_ newName: (String) -> String) -> PublishedLine {
    let parameters = parameters.map { parameter in
      var parameter = parameter
      parameter.wireName = newName(parameter.wireName)
      return parameter
    }
    return PublishedLine(
      pattern: pattern, parameters: parameters, caseName: caseName, mount: mount)
  }

  /// All that it binds.
  var bindings: [PatternModel.Binding] {
    let segments = pattern.segments.compactMap { segment in
      switch segment {
      case .literal: nil as PatternModel.Binding?
      case .capture(_, let binding, _), .rest(let binding): binding
      }
    }
    return segments + pattern.bindingsAfterPath
  }
}
