import TurnpikeTable

extension OriginModel {
  /// The origin as a file has it.
  package var text: String {
    let path = path.map { String(decoding: LinkText.encoded($0, as: .segment), as: UTF8.self) }
    return "\(scheme)://" + ([(isWildcard ? "*." : "") + host] + path).joined(separator: "/")
  }
}
