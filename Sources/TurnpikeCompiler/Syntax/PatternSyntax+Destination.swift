extension PatternSyntax {
  package var written: NameSyntax { NameSyntax(text, range) }

  /// Whether it is the pattern of the default route.
  package var isDefault: Bool { text == "_" }

  /// What the pattern's destination would be called: after its last literal segment, else its last
  /// capture. `product/:id` gives `ProductDestination`, and `/` gives `HomeDestination`.
  package var suggestedDestination: String {
    if isDefault { return "NotFoundDestination" }
    var ofCapture: String?
    for segment in segments.reversed() {
      switch segment {
      case .literal(let text, _):
        if let name = destinationName(text) { return name }
      case .capture(_, let capture, _, _), .rest(let capture, _, _):
        if ofCapture == nil { ofCapture = destinationName(capture.name.text) }
      }
    }
    if let ofCapture { return ofCapture }
    return segments.isEmpty ? "HomeDestination" : "SomeDestination"
  }
}
