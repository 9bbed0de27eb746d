/// The groups that are open at a line, outermost first.
struct GroupStack {
  struct OpenGroup {
    /// As written.
    let path: String
    /// Its brace, or its path where that is missing.
    let range: SourceRange
  }

  var open: [OpenGroup] = []
  /// How many groups are open whose routes are not kept, as their prefix is not known or they
  /// nest too deep. They are all inside of `open`.
  var unkept = 0
  /// Those of `unkept` that are lines without braces: how far the path above them is indented.
  var blockIndents: [Int] = []
  /// How many lines may have been groups whose brace is missing: so many closing braces too many
  /// are no news.
  var forgivenEnds = 0
  /// Whether braces may not balance because of an error that has been reported.
  var isUnsure = false
}
