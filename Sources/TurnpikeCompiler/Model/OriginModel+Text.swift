import TurnpikeTable

extension OriginModel {
  /// The origin as a file has it.
  package var text: String {
    let path = path.map { String(decoding: LinkText.encoded($0, as: .segment), as: UTF8.self) }
    let hosts = isWeb ? [(isWildcard ? "*." : "") + host] : []
    return "\(scheme)://" + (hosts + path).joined(separator: "/")
  }

  /// The path of its site as a file has it, or nil for an origin without a separate site.
  package var siteText: String? {
    site.isEmpty ? nil : LinkText(segments: site.map { Array($0.utf8) }, query: []).text
  }

  /// The origin as a directive has it: `https://live.example.com at live`.
  package var declaration: String { text + (siteText.map { " at " + $0 } ?? "") }
}
