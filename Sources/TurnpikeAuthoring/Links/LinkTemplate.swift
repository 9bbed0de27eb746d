import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

/// A link that can have placeholders for values that are not known.
struct LinkTemplate {
  /// The link up to its path.
  private let start: String
  /// The literals of its site, with which patterns start.
  private let site: [String]
  /// The decoded segments of its path.
  private var segments: [String]
  /// The query and the fragment.
  private let tail: String
  private let ignoresCase: Bool

  /// Nil for a link of an origin that is not declared.
  init?(_ link: String, _ table: LinkedTable) {
    let storage = table.table.storage
    guard let template = LinkBytes.read(link, { Self($0, storage.view) }) else { return nil }
    self = template
  }

  private init?(_ link: Span<UInt8>, _ table: TableView) {
    guard let path = try? table.path(of: link) else { return nil }
    let (lower, upper) = (path.position, path.end(in: link))
    let hasSlash = lower < upper && link[lower] == Mark.slash
    start = link.extracting(0..<lower).string + (hasSlash ? "/" : "")
    site = table.siteSegments(of: link)
    segments = path.texts(of: link)
    tail = link.extracting(upper..<link.count).string
    ignoresCase = table.ignoresCase
  }

  private static let mark = TextLink.placeholder

  /// Whether it has no path: `shop://` or `https://shop.example.com/`.
  var isBare: Bool { segments.isEmpty }

  /// The path with its query and fragment, as a proposal.
  var path: String {
    let path = segments.map { segment in
      segment.split(separator: Self.mark, omittingEmptySubsequences: false)
        .map { encoded(String($0), .segment) }.joined(separator: String(Self.mark))
    }
    return (path.isEmpty ? "/" : path.joined(separator: "/")) + tail
  }

  /// The pattern without the literals of the site, or nil if it starts with others.
  private func ofSite(_ entry: TableEntry) -> TableEntry? {
    site.isEmpty ? entry : entry.dropping(site)
  }

  // MARK: A similar pattern

  /// Returns the template with the literals of a pattern, and the number of edits. It is nil if there
  /// are too many edits for a slip.
  func corrected(for entry: TableEntry) -> (template: LinkTemplate, edits: Int)? {
    guard let pattern = ofSite(entry)?.pattern, !segments.isEmpty,
      segments.count >= pattern.minimumSegmentCount,
      segments.count <= pattern.segments.count || entry.hasRest || entry.isMount
    else { return nil }
    var (template, edits) = (self, 0)
    for (index, segment) in zip(segments.indices, pattern.segments)
    where segment.binding == nil && !segments[index].contains(Self.mark) {
      guard let slip = EditDistance.ofSlip(segments[index], segment.prefix) else { return nil }
      edits += slip
      template.segments[index] = segment.prefix
    }
    let size = segments.reduce(0) { $0 + $1.utf8.count }
    return edits <= max(1, size / 4) ? (template, edits) : nil
  }

  // MARK: Values

  /// Returns a link with values that a pattern accepts in the place of the placeholders, or nil if
  /// its path does not match the pattern with any values.
  func filled(by entry: TableEntry) -> String? {
    guard let entry = ofSite(entry) else { return nil }
    let pattern = entry.pattern
    // The texts of a rest, and of what follows a mount whose enum is not known.
    let other =
      entry.isMount
      ? .rest(.builtIn(.string, nil)) : entry.hasRest ? pattern.segments.last?.set : nil
    var path: [String] = []
    for (index, segment) in segments.enumerated() {
      guard let set = index < entry.segments.count ? entry.segments[index] : other,
        let text = text(of: segment, set)
      else { return nil }
      path.append(text)
    }
    // The last value can contain slashes.
    if segments.last?.last == Self.mark {
      for set in entry.segments.prefix(entry.minimumSegmentCount).dropFirst(segments.count) {
        guard let text = set.plainTexts.first else { return nil }
        path.append(String(decoding: text, as: UTF8.self))
      }
    }
    guard path.count >= entry.minimumSegmentCount else { return nil }
    return start + path.map { encoded($0, .segment) }.joined(separator: "/") + filledTail(pattern)
  }

  /// A segment with a value in the place of its placeholders, if the set has such a text.
  private func text(of segment: String, _ set: SegmentSet) -> String? {
    let text = ignoresCase ? segment.lowercased() : segment
    guard text.contains(Self.mark) else {
      return set.matches(Array(text.utf8)) == false ? nil : text
    }
    let parts = text.split(separator: Self.mark, omittingEmptySubsequences: false)
    guard let prefix = parts.first, let suffix = parts.last else { return nil }
    let texts = set.plainTexts.map { String(decoding: $0, as: UTF8.self) }
    return (texts + texts.map { prefix + $0 + suffix }).first {
      $0.hasPrefix(prefix) && $0.hasSuffix(suffix) && set.matches(Array($0.utf8)) != false
    }
  }

  private func filledTail(_ pattern: PatternModel) -> String {
    let parts = tail.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let query = (parts.first ?? "").dropFirst().split(separator: "&")
    let samples = pattern.query.compactMap(\.sample)
    let items = query.flatMap { item in
      guard item.contains(Self.mark) else { return [String(item)] }
      let key = item.prefix { $0 != "=" }
      // A placeholder without a key can be any items.
      return samples.filter { sample in
        key.contains(Self.mark)
          ? !query.contains { $0.hasPrefix(sample.key + "=") } : sample.key == key
      }
      .map { "\($0.key)=\($0.value)" }
    }
    let value = pattern.fragment?.type.plainTexts.first ?? "x"
    let fragment = parts.dropFirst().map { "#" + $0.replacing(String(Self.mark), with: value) }
    return (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + fragment.joined()
  }
}

extension PatternModel.QueryItem {
  /// A key with a value that the item accepts, both encoded. It is nil for a key that links must not
  /// have.
  fileprivate var sample: (key: String, value: String)? {
    let value: String?
    switch self {
    case .condition(_, let condition):
      value = condition.sampleValue.map { String(decoding: $0, as: UTF8.self) }
    case .parameter(_, let binding): value = binding.type.plainTexts.first ?? ""
    }
    return value.map { (encoded(key, .query), encoded($0, .query)) }
  }
}

private func encoded(_ text: String, _ component: LinkComponent) -> String {
  String(decoding: LinkText.encoded(segment: text, as: component), as: UTF8.self)
}
