import TurnpikeTable

extension ModelBuilder {
  /// What a line says; without its pattern where an attribute is text of that, which is reported.
  ///
  /// `@auth {` would make a group of unguarded routes under the path `@auth`.
  mutating func refusingAttributesInPath(_ line: LineSyntax) -> LineSyntax.Content {
    guard let place = line.content.attributePlace else { return line.content }
    let file = place.line.file
    let bytes = parsed.bytes(at: place.line)
    var found: [AttributeSyntax] = []
    var removed: [SourceRange] = []
    for joined in place.joined {
      let attributes = Array(
        joined.attributes.reversed().prefix { isAttribute($0.name.text) }.reversed())
      guard let first = attributes.first else { continue }
      found += attributes
      let lower = first.range.lower
      removed.append(
        AttributeMove.removal(
          SourceRange(file: file, lower: lower, upper: joined.literal.upper),
          isSegment: joined.isSegment && lower == joined.literal.lower, from: place.path, in: bytes)
      )
    }
    guard let first = found.first else { return refusingNearAttribute(line, place, bytes) }
    // What else is wrong with the line is said first.
    if line.isWhole {
      let own = place.attributes.map { text($0.range) }
      let texts = found.map { text($0.range) }.filter { !own.contains($0) }
      let move = AttributeMove(bytes: bytes, line: place.line, end: place.end)
      diagnostics.append(
        .attributesInPath(
          NameSyntax(text(first.range), first.range), move.edit(texts, removing: removed)))
    }
    return line.content.withoutPattern
  }

  private func isAttribute(_ name: String) -> Bool {
    declarations.attributes[name] != nil || BuiltInAttribute(rawValue: name) != nil
  }

  /// The same for a group whose path ends in what is nearly an attribute, as `@auht {`: few paths
  /// do by chance.
  private mutating func refusingNearAttribute(
    _ line: LineSyntax, _ place: AttributePlace, _ bytes: [UInt8]
  ) -> LineSyntax.Content {
    guard line.isWhole, case .groupStart = line.content, let joined = place.joined.last,
      joined.literal.upper == place.path.upper, let attribute = joined.attributes.last,
      let suggestion = attributes(near: attribute.name.text).names.first
    else { return line.content }
    let (lower, file) = (attribute.range.lower, attribute.range.file)
    let removed = AttributeMove.removal(
      SourceRange(file: file, lower: lower, upper: joined.literal.upper),
      isSegment: joined.isSegment && lower == joined.literal.lower, from: place.path, in: bytes)
    let value = SourceRange(
      file: file, lower: attribute.name.range.upper, upper: attribute.range.upper)
    let move = AttributeMove(bytes: bytes, line: place.line, end: place.end)
    guard let edit = move.edit(["@" + suggestion + text(value)], removing: [removed]) else {
      return line.content
    }
    diagnostics.append(
      .nearAttributeInPath(NameSyntax(text(attribute.range), attribute.range), line: edit.text))
    return line.content.withoutPattern
  }
}

/// Where a line has its attributes, and what looks like some in its pattern.
struct AttributePlace {
  var joined: [JoinedAttributes]
  var path: SourceRange
  var attributes: [AttributeSyntax]
  var line: SourceRange
  /// Where more of them may follow.
  var end: Int
}

extension LineSyntax.Content {
  /// Nil for a line with nothing that looks like an attribute in its pattern.
  fileprivate var attributePlace: AttributePlace? {
    switch self {
    case .blank, .comment, .directive, .documentation, .groupEnd, .unread: return nil
    case .route(let route):
      guard let pattern = route.pattern, !pattern.joined.isEmpty else { return nil }
      return AttributePlace(
        joined: pattern.joined, path: pattern.range, attributes: route.attributes,
        line: route.range, end: route.range.upper)
    case .alias(let alias):
      if alias.pattern.joined.isEmpty { return nil }
      return AttributePlace(
        joined: alias.pattern.joined, path: alias.pattern.range, attributes: alias.attributes,
        line: alias.range, end: alias.range.upper)
    case .stack(let stack):
      if stack.joined.isEmpty { return nil }
      return AttributePlace(
        joined: stack.joined, path: stack.range, attributes: stack.attributes,
        line: stack.range, end: stack.range.upper)
    case .groupStart(let group):
      let path = group.path.range
      if group.path.joined.isEmpty { return nil }
      let upper = group.brace?.upper ?? group.attributes.last?.range.upper ?? path.upper
      return AttributePlace(
        joined: group.path.joined, path: path, attributes: group.attributes,
        line: SourceRange(file: path.file, lower: path.lower, upper: upper), end: path.upper)
    }
  }

  /// The same, with a pattern that counts as one with an error.
  fileprivate var withoutPattern: LineSyntax.Content {
    switch self {
    case .blank, .comment, .directive, .documentation, .groupEnd, .unread: return self
    case .route(var route):
      route.pattern?.isWhole = false
      return .route(route)
    case .alias(var alias):
      alias.pattern.isWhole = false
      return .alias(alias)
    case .stack(var stack):
      for index in stack.steps.indices { stack.steps[index].isWhole = false }
      return .stack(stack)
    case .groupStart(var group):
      group.path.isWhole = false
      return .groupStart(group)
    }
  }
}
