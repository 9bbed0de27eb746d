/// What the page runs, in JavaScript without a library: a matcher that follows the language, and the
/// search.
///
/// Its parts are written so that they run outside of a browser too, where tests compare the matcher
/// with the tables.
enum PageScript {
  /// As it stands between the tags.
  static let text =
    "\n" + [encoding, hosts, links, values, matcher, nearest, page].joined(separator: "\n\n") + "\n"

  /// The SHA-256 of the text, by which the page's policy lets it run, and nothing else: no handler
  /// of an attribute, and no address with a script.
  static let hash = "m3mDPHjSnytaeUEeqkkYWVdzbrBpYpMHRk7wSEuoix4="
}
