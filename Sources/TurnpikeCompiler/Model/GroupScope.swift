/// The prefix and the attributes that a line has from its groups.
struct GroupScope {
  var segments: [SegmentSyntax] = []
  /// The prefix as written, without slashes at its ends.
  var text = ""
  var attributes: AttributeChain?
  /// The range of the innermost group's path, or nil outside of groups.
  var range: SourceRange?

  /// Returns a pattern with the groups' prefix before it. The pattern `/` is the prefix itself.
  func prefixing(_ pattern: PatternSyntax) -> PatternSyntax {
    if segments.isEmpty { return pattern }
    var result = pattern
    result.segments = segments + pattern.segments
    result.text = text + (pattern.segments.isEmpty ? "" : "/") + pattern.text.drop { $0 == "/" }
    return result
  }

  /// Returns the scope inside a group.
  func entering(_ path: PatternSyntax, _ attributes: AttributeChain?) -> GroupScope {
    var scope = self
    scope.segments += path.segments
    var own = path.text[...].drop { $0 == "/" }
    while own.last == "/" { own.removeLast() }
    scope.text += (text.isEmpty || own.isEmpty ? "" : "/") + own
    scope.attributes = attributes
    scope.range = path.range
    return scope
  }
}
