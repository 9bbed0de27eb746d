// The findings about a published line, and what they propose.

extension PublishedLine {
  /// - Parameter nearest: The route that is most like the line.
  func lost(_ id: DiagnosticID, _ message: Wording, near nearest: SourceRange?) -> Diagnostic {
    Diagnostic(id, message, at: range, note: "the nearest route is here", at: nearest)
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
}

extension PublishedLine {
  /// The line as a route of a case that no longer exists, or as a mount.
  var routeText: String {
    if mount != nil { return plainText }
    let destination = caseName.prefix(1).uppercased() + caseName.dropFirst() + "Destination"
    let isOwn = Naming.caseName(ofDestination: destination) == caseName
    return "\(plainPattern) -> \(destination)" + (isOwn ? "" : " as \(caseName)")
  }

  /// An alias has the types of its route, and can write them if they are the same.
  func text(asAliasOf route: RouteModel) -> String {
    let isAlike = readings().allSatisfy { reading in
      let spec = reading.binding.spec
      return route.parameters.contains { parameter in
        let other = parameter.spec
        return parameter.wireName == name(reading.binding) && other.type == spec.type
          && other.isList == spec.isList && other.isOptional == spec.isOptional
          && other.defaultText == spec.defaultText
      }
    }
    return "\(pattern(isAlike ? .plain : .alias)) => \(route.caseName)"
  }

  /// A condition or a required parameter that an alias has from its route, and that links of the line
  /// do not have.
  func itemNeeded(byAliasOf route: RouteModel) -> String? {
    guard let other = route.pattern else { return nil }
    let target = PublishedLine(
      pattern: other, parameters: route.parameters, caseName: caseName, mount: nil)
    let names = Set(parameters.map(\.wireName))
    for item in other.query
    where !pattern.query.contains(where: { $0.key.isSameBytes(as: item.key) }) {
      if case .parameter(_, let binding) = item,
        binding.mayBeMissing || names.contains(target.name(binding))
      {
        continue
      }
      return target.text(item, .plain)
    }
    guard pattern.fragment == nil, let fragment = other.fragment, !fragment.mayBeMissing,
      !names.contains(target.name(fragment))
    else { return nil }
    return "#" + target.capture(fragment, .plain)
  }
}
