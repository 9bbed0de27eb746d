// Reads strings as links. A generic function that lends the bytes to a closure would not be specialized
// in another module, so the functions that run for each link and each parameter are here.

extension TableLiteral {
  /// Returns the best entry that matches a link; see ``TableView/match(_:rest:from:_:mount:)``.
  package func match(
    _ link: String, rest: PathSegments?, from sender: Sender, _ decodes: CustomCheck,
    mount: (LinkMatch) -> Bool
  ) -> LinkMatch? {
    LinkBytes.read(link) { view.match($0, rest: rest, from: sender, decodes, mount: mount) }
  }

  /// The path after the segments of an entry's pattern, which a mounted enum matches.
  package func rest(of match: LinkMatch, in link: String) -> PathSegments {
    LinkBytes.read(link) { match.rest(of: $0, view) }
  }

  /// The text of a parameter, or its default.
  package func text(_ index: Int, of match: LinkMatch, in link: String) -> MatchedLink.Text {
    LinkBytes.read(link) { MatchedLink($0, view, match).text(index) }
  }

  /// Returns the texts of a list parameter, or nil if one of them is not a value of the type.
  package func texts(_ index: Int, of match: LinkMatch, in link: String) -> [String]? {
    LinkBytes.read(link) { MatchedLink($0, view, match).texts(index) }
  }

  /// Returns the value of a built-in type in at most 64 bits, or nil if the link does not have it.
  package func bits(_ index: Int, of match: LinkMatch, in link: String) -> UInt64? {
    LinkBytes.read(link) { MatchedLink($0, view, match).bits(index) }
  }

  /// Returns the bytes of a UUID in two numbers, the first byte highest, or nil if the link does
  /// not have it.
  package func uuid(_ index: Int, of match: LinkMatch, in link: String) -> (UInt64, UInt64)? {
    LinkBytes.read(link) { MatchedLink($0, view, match).uuid(index) }
  }
}
