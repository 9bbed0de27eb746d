import TurnpikeTable

extension OriginModel {
  /// The origin as a file has it.
  package var text: String {
    var text = Array((scheme + "://" + (isWildcard ? "*." : "") + host).utf8)
    for (index, segment) in path.enumerated() {
      if isWeb || index > 0 { text.append(SyntaxByte.slash) }
      PercentCoding.append(segment, as: .segment, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The path of its site as a file has it, or nil for an origin without a separate site.
  package var siteText: String? {
    site.isEmpty ? nil : LinkText(segments: site, query: []).text
  }

  /// The origin as a directive has it: `https://live.example.com at live`.
  package var declaration: String { text + (siteText.map { " at " + $0 } ?? "") }
}
