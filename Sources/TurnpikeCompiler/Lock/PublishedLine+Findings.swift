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

  /// The line to write so that the links match again; nil if no line can do that.
  ///
  /// - Parameter route: The route of the case; nil if the case no longer exists.
  func text(in route: RouteModel?) -> String? {
    guard let route else { return routeText }
    return route.mount == mount ? text(asAliasOf: route) : nil
  }

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
}
