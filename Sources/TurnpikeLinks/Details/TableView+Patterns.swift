package import TurnpikeTable

extension TableView {
  /// All patterns with their parameters.
  package var patterns: [(route: String, text: String, parameters: [Address<PieceRecord>])] {
    entries.map { (name(ofRoute: route($0)), pattern($0), parameters($0)) }
  }
}
