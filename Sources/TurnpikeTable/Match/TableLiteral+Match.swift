// Reads strings as links. A generic function that lends the bytes to a closure would not be specialized
// in another module, so the functions that run for each link and each parameter are here.
//
// A match is passed by its address even if it does not change, because it would be copied for each
// parameter.

extension TableLiteral {
  /// Sets a match to the best entry that matches a link, or returns false if no entry does; see
  /// ``TableView/match(_:rest:from:_:mount:)``.
  ///
  /// - Parameter isRest: Whether the path of the match is the rest of the link after the prefix of a
  ///   mount.
  package func find(
    _ match: inout LinkMatch, _ link: String, isRest: Bool, from sender: Sender,
    _ decodes: CustomCheck, mount: (LinkMatch) -> Bool
  ) -> Bool {
    LinkBytes.read(link) {
      view.find(&match, $0, isRest: isRest, from: sender, decodes, mount: mount)
    }
  }

  /// The text of a parameter, or its default.
  package func text(_ index: Int, of match: inout LinkMatch, in link: String) -> MatchedLink.Text {
    // Most parameters are captures of complete segments without escapes.
    if let range = match.range(index) {
      return .text(LinkBytes.read(link) { $0.extracting(range).string })
    }
    return otherText(index, of: &match, in: link)
  }

  @inline(never)
  private func otherText(
    _ index: Int, of match: inout LinkMatch, in link: String
  ) -> MatchedLink.Text {
    LinkBytes.read(link) { MatchedLink($0, view, match).text(index) }
  }

  /// Returns the texts of a list parameter, or nil if one of them is not a value of the type.
  package func texts(_ index: Int, of match: inout LinkMatch, in link: String) -> [String]? {
    LinkBytes.read(link) { MatchedLink($0, view, match).texts(index) }
  }

  /// Returns the value of a built-in type in at most 64 bits, or nil if the link does not have it.
  package func bits(_ index: Int, of match: inout LinkMatch, in link: String) -> UInt64? {
    LinkBytes.read(link) { MatchedLink($0, view, match).bits(index) }
  }

  /// Returns the bytes of a UUID in two numbers, the first byte highest, or nil if the link does
  /// not have it.
  package func uuid(_ index: Int, of match: inout LinkMatch, in link: String) -> (UInt64, UInt64)? {
    LinkBytes.read(link) { MatchedLink($0, view, match).uuid(index) }
  }
}
