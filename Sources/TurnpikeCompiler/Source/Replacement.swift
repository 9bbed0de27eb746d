/// A text that is proposed instead of another.
package struct Replacement: Hashable, Sendable {
  package let range: SourceRange
  package let text: String

  package init(range: SourceRange, text: String) {
    self.range = range
    self.text = text
  }
}
