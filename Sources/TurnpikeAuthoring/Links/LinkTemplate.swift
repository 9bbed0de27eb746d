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
  private let query: [(key: String, value: String)]
  /// The query and the fragment as written.
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
    query = LinkParts.query(link).flatMap { item in item.values.map { (item.name, $0) } }
    tail = link.extracting(upper..<link.count).string
    ignoresCase = table.ignoresCase
  }

  private static let mark = TextLink.placeholder

  /// Whether it has no path: `shop://` or `https://shop.example.com/`.
  var isBare: Bool { segments.isEmpty }

  /// The path with its query and fragment, as a proposal.
  var path: String {
    let path = LinkText(segments: segments.map { Array($0.utf8) }, query: []).text
    return path.replacing("%EE%80%80", with: String(Self.mark)) + tail
  }

  /// The pattern without the literals of the site, or nil if it starts with others.
  private func ofSite(_ entry: TableEntry) -> TableEntry? {
    site.isEmpty ? entry : entry.dropping(site.map { Array($0.utf8) })
  }

  /// Returns the template with the literals of a pattern, and the number of edits. It is nil if there
  /// are too many edits for a slip.
  func corrected(for entry: TableEntry) -> (template: LinkTemplate, edits: Int)? {
    guard !isBare, let sets = ofSite(entry)?.sets(segments.count) else { return nil }
    var (template, edits) = (self, 0)
    for (index, set) in sets.enumerated() where !segments[index].contains(Self.mark) {
      guard case .literal(let text) = set else { continue }
      let literal = String(decoding: text, as: UTF8.self)
      guard let slip = EditDistance.ofSlip(segments[index], literal) else { return nil }
      edits += slip
      template.segments[index] = literal
    }
    let size = segments.reduce(0) { $0 + $1.utf8.count }
    return edits <= max(1, size / 4) ? (template, edits) : nil
  }

  /// Returns a link with values that a pattern accepts in the place of the placeholders, or nil if
  /// its path does not match the pattern with any values.
  func filled(by entry: TableEntry) -> String? {
    guard let entry = ofSite(entry) else { return nil }
    // The last value can contain slashes.
    let isOpen = segments.last?.last == Self.mark
    let length = max(segments.count, isOpen ? entry.minimumSegmentCount : 0)
    guard let sets = entry.sets(length) else { return nil }
    var path: [[UInt8]] = []
    for (index, set) in sets.enumerated() {
      let segment = index < segments.count ? segments[index] : String(Self.mark)
      guard let text = set.overlap(with: self.set(segment)) else { return nil }
      path.append(text)
    }
    // The values that the pattern requires.
    let sample = entry.pattern.sampleLinks.first ?? ""
    let link = LinkText(segments: path, query: filledQuery(LinkParts.query(sample))).text
    let fragment = String(tail.drop { $0 != "#" })
      .replacing(String(Self.mark), with: LinkParts.fragment(sample) ?? "x")
    return start + (path.isEmpty ? String(link.dropFirst()) : link) + fragment
  }

  /// The texts of a segment, whose placeholders can have any value.
  private func set(_ segment: String) -> SegmentSet {
    let text = ignoresCase ? segment.lowercased() : segment
    let parts = text.split(separator: Self.mark, omittingEmptySubsequences: false)
    guard parts.count > 1, let prefix = parts.first, let suffix = parts.last else {
      return .literal(Array(text.utf8))
    }
    return .capture(prefix: Array(prefix.utf8), .builtIn(.string, nil), suffix: Array(suffix.utf8))
  }

  /// The items without placeholders, and the required items that the others can be.
  private func filledQuery(
    _ required: [(name: String, values: [String])]
  ) -> [(key: String, value: String)] {
    let known = query.filter { !($0.key + $0.value).contains(Self.mark) }
    // A placeholder without a key can be any items.
    let hasAny = query.contains { $0.key.contains(Self.mark) }
    let others = required.filter { item in
      !known.contains { $0.key == item.name } && (hasAny || query.contains { $0.key == item.name })
    }
    return known + others.map { ($0.name, $0.values.first ?? "") }
  }
}
