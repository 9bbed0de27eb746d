/// A text that is proposed in the place of another.
package struct Replacement: Hashable, Sendable {
  package let range: SourceRange
  package let text: String
}
