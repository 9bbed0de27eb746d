/// A piece of a row.
struct Token {
  enum Kind {
    /// A literal, a name or a word.
    case text
    /// White space, a comment and a line end before the next piece.
    case blank
    case slash, colon, star, question, ampersand
    /// `#:`
    case fragment
    case arrow, aliasArrow
    /// `<…>`
    case spec
    /// `{…}` or `{…}!`
    case screen
    /// `{` that ends its line.
    case brace
    /// `@name` or `@name(…)` after white space.
    case attribute
    /// `<`, `{` or `(` that is not closed in its line.
    case unclosed
    case end
  }

  let kind: Kind
  let range: SourceRange
}
