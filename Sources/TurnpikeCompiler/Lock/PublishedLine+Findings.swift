// The findings about a published line, and what they propose.

extension PublishedLine {
  /// - Parameter nearest: The route that is most like the line.
  func lost(_ id: DiagnosticID, _ message: Wording, near nearest: SourceRange?) -> Diagnostic {
    Diagnostic(id, message, at: outermost.range, note: "the nearest route is here", at: nearest)
  }

  /// - Parameter text: A text that the type does not accept now.
  func narrowed(
    _ name: String, from old: ValueType, to new: ValueType, _ text: String,
    near nearest: SourceRange
  ) -> Diagnostic {
    lost(
      .publishedLinkNarrowed,
      """
      \(quoted: name) of \(quoted: pathText) was published as \(quoted: old.spelling), but does \
      not accept \(quoted: text) now, because it is \(quoted: new.spelling)
      """, near: nearest)
  }

  func needing(_ name: String, _ link: String, near nearest: SourceRange) -> Diagnostic {
    lost(
      .publishedLinkNarrowed,
      "\(quoted: link) was published, but \(quoted: name) is required now", near: nearest)
  }

  /// The line to write so that the links match again, or the reason why no line can do that.
  ///
  /// - Parameter route: The route of the case; nil if the case no longer exists.
  func remedy(in route: RouteModel?) -> Wording {
    let isSameMount =
      route?.mount == mount
      && (mount == nil || Set(route?.parameters.map(\.wireName) ?? []) == parameterNames)
    guard let route, isSameMount else {
      guard let pattern = route?.pattern?.text, pattern != plainPattern else {
        return "write '\(newLine: routeText)'"
      }
      return "write '\(newLine: routeText)', and give \(quoted: pattern) another name with 'as'"
    }
    if let item = itemNeeded(byAliasOf: route) {
      return """
        an alias of \(quoted: route.caseName) needs \(quoted: item) too, which these links do not \
        have
        """
    }
    return "write '\(newLine: text(asAliasOf: route))'"
  }

  private var parameterNames: Set<String> { Set(parameters.map(\.wireName)) }

  /// The line as a route of a case that no longer exists, or as a mount.
  private var routeText: String {
    if mount != nil { return plainText }
    let destination = caseName.prefix(1).uppercased() + caseName.dropFirst() + "Destination"
    let isOwn = Naming.caseName(ofDestination: destination) == caseName
    return "\(plainPattern) -> \(destination)" + (isOwn ? "" : " as \(caseName)")
  }

  /// An alias must have the types of its route.
  private func text(asAliasOf route: RouteModel) -> String {
    let pattern = pattern.changingBindings { binding in
      let name = name(binding)
      for parameter in route.parameters where parameter.wireName == name {
        binding.spec.type = parameter.type
        if !parameter.spec.isOptional { binding.spec.isOptional = false }
      }
    }
    return PublishedLine(
      pattern: pattern, parameters: parameters, caseName: route.caseName, mount: nil
    ).plainText
  }

  /// A condition or a required parameter that an alias has from its route, and that links of the line
  /// do not have.
  private func itemNeeded(byAliasOf route: RouteModel) -> String? {
    guard let other = route.pattern else { return nil }
    let keys = Set(pattern.query.map { Array($0.key.utf8) })
    for case .condition(let key, let value) in other.query where !keys.contains(Array(key.utf8)) {
      return LockText.condition(key, value)
    }
    let target = PublishedLine(
      pattern: other, parameters: route.parameters, caseName: caseName, mount: nil)
    return target.readings().first { reading in
      let isWritten =
        switch reading.source {
        case .path: true
        case .key(let key): keys.contains(key)
        case .fragment: pattern.fragment != nil
        }
      return !isWritten && !reading.spec.mayBeMissing && !parameterNames.contains(reading.name)
    }?.plainText
  }
}
