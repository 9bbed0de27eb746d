import TurnpikeTable

extension TableEmitter {
  /// The documentation in the file, the line of the declaration, and a list, separated by empty lines.
  func documentation(
    _ lines: [String], _ sourceLine: String, _ list: [String] = []
  ) -> [String] {
    var all = lines
    if !lines.isEmpty { all.append("") }
    all.append(sourceLine)
    if !list.isEmpty { all += [""] + list }
    return all
  }

  /// The pattern of a route and its file.
  private func sourceLine(of route: RouteModel) -> String {
    source.sourceLine(route.pattern.map { harmless($0.text) } ?? "_", at: route.own.range)
  }

  /// The documentation of a case: also the rest of its lines in the file.
  func caseDocumentation(_ route: RouteModel) -> [String] {
    var list: [String] = []
    for alias in route.lines.dropFirst() {
      let line = source.sourceLine(harmless(alias.pattern?.text ?? ""), at: alias.range)
      let texts = [line] + attributes(alias.attributeChain)
      list.append("- Alias: " + texts.joined(separator: ", "))
    }
    if route.isModal { list.append("- Presentation: modal") }
    let attributes = attributes(route.own.attributeChain)
    if !attributes.isEmpty { list.append("- Attributes: " + attributes.joined(separator: ", ")) }
    if let deprecation = route.own.attribute(.deprecated) {
      list.append("- Deprecated" + (deprecation.value.map { ": " + harmless($0) } ?? ""))
    }
    list += route.own.examples.map { "- Example: `\(harmless($0.link))`" }
    return documentation(route.own.documentation, sourceLine(of: route), list)
  }

  /// The documentation of a function with parameters that creates a case.
  func factoryDocumentation(_ route: RouteModel) -> [String] {
    let notes = route.pattern?.notes(route.parameters) ?? []
    let isSingle = notes.count == 1
    var list = isSingle ? [] : ["- Parameters:"]
    for index in notes.indices {
      let item = "\(route.parameters[index].swiftName): \(notes[index])"
      list.append((isSingle ? "- Parameter " : "  - ") + item)
    }
    return documentation(route.own.documentation, sourceLine(of: route), list)
  }

  /// The documentation of the struct of some routes.
  func destinationDocumentation(_ routes: [RouteModel]) -> [String] {
    routes.map { route in
      let subject = route.parameters.isEmpty ? "destination" : "parameters"
      return "The \(subject) of `\(model.name).\(route.caseName)`: \(sourceLine(of: route))."
    }
  }

  /// The attributes of a line except `@deprecated`, the innermost group's first. At most eight,
  /// because many lines may share a thousand of them.
  private func attributes(_ chain: AttributeChain?) -> [String] {
    let maximum = 8
    var texts: [String] = []
    var seen: Set = [BuiltInAttribute.deprecated.rawValue]
    var chain = chain
    while let level = chain {
      for attribute in level.own where seen.insert(attribute.name).inserted {
        if texts.count == maximum { return texts + ["…"] }
        texts.append("`\(harmless(attribute.spelling))`")
      }
      chain = level.inherited
    }
    return texts
  }
}

extension PatternModel {
  /// Returns, for each parameter, its key in the link, and details that the pattern does not show.
  func notes(_ parameters: [ParameterModel]) -> [String] {
    var notes = [String](repeating: "", count: parameters.count)
    func note(_ binding: Binding, key: String? = nil, _ position: String) {
      guard let index = binding.parameter else { return }
      let parameter = parameters[index]
      let key = key ?? parameter.wireName
      notes[index] = "`\(key)`\(position)\(parameter.spec.note)."
    }
    for segment in segments {
      guard let binding = segment.binding else { continue }
      note(binding, segment.isRest ? ", the rest of the path" : " in the path")
    }
    for case .parameter(let key, let binding) in query {
      note(binding, key: harmless(key), " in the query")
    }
    if let fragment { note(fragment, ", the fragment") }
    return notes
  }
}

extension ValueSpec {
  /// The details that a pattern does not show: the range of a named type, and the meaning of nil.
  fileprivate var note: String {
    var note = ""
    if isTypeNamed, case .builtIn = type { note += ": `\(type.spelling)`" }
    if isOptional { note += "; `nil` if the link omits it" }
    return note
  }
}
