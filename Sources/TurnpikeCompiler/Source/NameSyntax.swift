/// A text with its range.
package struct NameSyntax: Hashable, Sendable {
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}
