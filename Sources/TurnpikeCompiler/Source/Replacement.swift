/// A text that is proposed instead of another.
package struct Replacement: Hashable, Sendable {
  package let range: SourceRange
  package let text: String
}
