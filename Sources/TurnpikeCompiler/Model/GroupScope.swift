/// The prefix and the attributes that lines have from their groups. The lines of a group share its
/// scope, so that its prefix is resolved once, for its first line.
final class GroupScope {
  private let declarations: Declarations
  private let outer: GroupScope?
  /// The path of the group.
  private let path: [SegmentSyntax]
  /// The prefix, without a rest capture at its end.
  private lazy var prefix = resolvedPrefix
  /// The prefix with the rest capture, by whether it is the last segment of a pattern.
  private var withRest: [Bool: PatternResolver] = [:]
  /// The prefix as written, without slashes at its ends.
  let text: String
  let attributes: AttributeChain?
  /// The range of the innermost group's path, or nil outside of groups.
  let range: SourceRange?

  /// The scope outside of groups.
  init(_ declarations: Declarations) {
    self.declarations = declarations
    (outer, path, text, attributes, range) = (nil, [], "", nil, nil)
  }

  /// The scope inside a group.
  init(_ path: PatternSyntax, _ attributes: AttributeChain?, in outer: GroupScope) {
    declarations = outer.declarations
    (self.outer, self.path, self.attributes, range) = (outer, path.segments, attributes, path.range)
    var own = path.text[...].drop { $0 == "/" }
    while own.last == "/" { own.removeLast() }
    text = outer.text + (outer.text.isEmpty || own.isEmpty ? "" : "/") + own
  }

  var segments: [SegmentSyntax] { (outer?.segments ?? []) + path }

  /// The rest capture at the end. In the middle of a pattern, `*` is one segment.
  private var rest: SegmentSyntax? {
    guard let last = path.last else { return outer?.rest }
    if case .rest = last { return last }
    return nil
  }

  private var resolvedPrefix: PatternResolver {
    guard let outer else { return PatternResolver(declarations) }
    if path.isEmpty { return outer.prefix }
    var prefix = outer.prefix(before: path)
    for segment in rest == nil ? path[...] : path.dropLast() {
      prefix.append(segment, isLast: false)
    }
    return prefix
  }

  /// Returns the resolved prefix before the segments of a line.
  func prefix(before segments: [SegmentSyntax]) -> PatternResolver {
    guard let rest else { return prefix }
    let isLast = segments.isEmpty
    if let known = withRest[isLast] { return known }
    var resolver = prefix
    resolver.append(rest, isLast: isLast)
    withRest[isLast] = resolver
    return resolver
  }

  /// Returns the text of a pattern with the prefix before it. The pattern `/` is the prefix itself.
  func text(before pattern: String) -> String {
    if text.isEmpty { return pattern }
    let own = pattern.drop { $0 == "/" }
    let hasPath = own.first.map { $0 != "?" && $0 != "#" } ?? false
    return text + (hasPath ? "/" : "") + own
  }
}
