/// What the page runs, in JavaScript without a library: the matcher, and the page's own behaviour.
enum PageScript {
  /// The text between the tags. Line feeds keep the tags on lines of their own.
  static let text = "\n" + JavaScript.matcher + "\n" + JavaScript.page

  /// The SHA-256 of the text. By it the page's policy lets the script run and nothing else: no
  /// handler of an attribute, and no address with a script.
  static let hash = "h/rhbXhsb9GxdTZabZRHc6WPhoBosVNSPWUMoC58Zqo="
}
