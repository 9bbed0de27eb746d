/// What a line has from the groups that it is in: the prefix of its path, and attributes.
struct GroupScope {
  var segments: [SegmentSyntax] = []
  /// The prefix as written, without slashes at its ends.
  var text = ""
  /// Whether the prefix has no error.
  var isWhole = true
  var attributes: AttributeChain?
  /// The range of the innermost group's path; nil outside of groups.
  var range: SourceRange?

  /// A pattern with the groups' prefix before it; the pattern `/` is the prefix itself.
  func prefixing(_ pattern: PatternSyntax) -> PatternSyntax {
    var result = pattern
    result.isWhole = isWhole && pattern.isWhole
    if segments.isEmpty { return result }
    result.segments = segments + pattern.segments
    result.text = joined(pattern.text, hasSegments: !pattern.segments.isEmpty)
    return result
  }

  /// The prefix's text before another.
  func joined(_ text: String, hasSegments: Bool) -> String {
    if segments.isEmpty { return text }
    let own = text.drop { $0 == "/" }
    return hasSegments ? self.text + "/" + own : self.text + own
  }

  /// The scope inside a group.
  func entering(_ group: GroupSyntax, _ attributes: AttributeChain?) -> GroupScope {
    var scope = self
    scope.segments += group.path.segments
    scope.isWhole = isWhole && group.path.isWhole
    var own = group.path.text[...].drop { $0 == "/" }
    while own.last == "/" { own.removeLast() }
    scope.text += (text.isEmpty || own.isEmpty ? "" : "/") + own
    scope.attributes = attributes
    scope.range = group.path.range
    return scope
  }
}
