import TurnpikeTable

extension TableEmitter {
  /// Of a case: the words of the file, the pattern with its file, and what else the line says.
  func documentation(_ route: RouteModel, _ notes: RouteNotes) -> [String] {
    var lines = introduction(route.documentation, notes.origin)
    let more = lineNotes(route)
    if !more.isEmpty {
      lines.append("")
      lines += more
    }
    return lines
  }

  /// Of a function that makes a case: the words of the file, the pattern, and the parameters.
  func factoryDocumentation(_ route: RouteModel, _ notes: RouteNotes) -> [String] {
    var lines = introduction(route.documentation, notes.origin)
    lines.append("")
    let isList = notes.parameters.count > 1
    if isList { lines.append("- Parameters:") }
    let start = isList ? "  - " : "- Parameter "
    var index = 0
    for parameter in route.parameters {
      lines.append("\(start)\(parameter.swiftName): \(notes.parameters[index])")
      index += 1
    }
    return lines
  }

  /// The words of the file, if there are any, then what made a declaration.
  func introduction(_ words: [String], _ origin: String) -> [String] {
    words.isEmpty ? [origin] : words + ["", origin]
  }

  private func lineNotes(_ route: RouteModel) -> [String] {
    var notes: [String] = []
    for alias in route.aliases {
      let origin = source.origin(harmless(alias.pattern.text), at: alias.range)
      let texts = [origin] + attributes(alias.attributeChain)
      notes.append("- Alias: " + texts.joined(separator: ", "))
    }
    if route.isModal { notes.append("- Presentation: modal") }
    let attributes = attributes(route.attributeChain)
    if !attributes.isEmpty { notes.append("- Attributes: " + attributes.joined(separator: ", ")) }
    if let deprecation = route.attribute(.deprecated) {
      notes.append("- Deprecated" + (deprecation.value.map { ": " + harmless($0) } ?? ""))
    }
    for example in route.examples { notes.append("- Example: `\(harmless(example.link))`") }
    return notes
  }

  /// The attributes of a line, without `@deprecated`.
  private func attributes(_ chain: AttributeChain?) -> [String] {
    guard let chain else { return [] }
    let attributes = chain.innermost(Self.maximumOfNotes + 1) { attribute in
      attribute.name != BuiltInAttribute.deprecated.rawValue
    }
    var texts = attributes.prefix(Self.maximumOfNotes).map { attribute in
      "`@\(attribute.name)\(attribute.value.map { "(\(harmless($0)))" } ?? "")`"
    }
    if attributes.count > Self.maximumOfNotes { texts.append("…") }
    return texts
  }

  /// How many attributes or words are listed: many lines may share a thousand of them.
  static let maximumOfNotes = 8
}

extension AttributeChain {
  /// Some attributes, each name once, the innermost level's first.
  fileprivate func innermost(
    _ count: Int, where isWanted: (AttributeModel) -> Bool
  ) -> [AttributeModel] {
    var seen: Set<String> = []
    var found: [AttributeModel] = []
    var chain: AttributeChain? = self
    while let level = chain {
      for attribute in level.own where isWanted(attribute) && seen.insert(attribute.name).inserted {
        if found.count == count { return found }
        found.append(attribute)
      }
      chain = level.inherited
    }
    return found
  }
}
