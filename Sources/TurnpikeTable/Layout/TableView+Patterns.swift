extension TableView {
  /// All patterns with their parameters.
  package var patterns: [(route: String, text: String, parameters: [Address<ParameterRecord>])] {
    entries.map { (name(ofRoute: route($0)), pattern($0), parameters($0)) }
  }
}
