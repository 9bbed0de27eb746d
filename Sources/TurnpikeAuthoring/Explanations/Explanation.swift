/// What a finding means, for someone who meets it for the first time.
package struct Explanation: Sendable {
  /// Something that gives the finding, and the same mended. No text ends with a line feed.
  package enum Example: Sendable {
    /// Two whole routes files. Of the first the compiler says this and nothing else, a line for
    /// the finding and one for each note, each after its line and column; of the second nothing.
    case file(before: String, says: String, after: String)
    /// Parts of routes files that would be too long to show, and the message without its place.
    case excerpt(before: String, says: String, after: String)
    /// Commands and their output, for what no text of a file can show.
    case console(before: String, after: String)
  }

  package let chapter: Chapter
  /// A short name for people, without a full stop.
  package let title: String
  /// What is wrong and why that is an error, in lines of a paragraph.
  package let text: String
  package let example: Example

  init(_ chapter: Chapter, _ title: String, _ text: String, _ example: Example) {
    self.chapter = chapter
    self.title = title
    self.text = text
    self.example = example
  }
}

extension Explanation.Example {
  package var before: String {
    switch self {
    case .file(let before, _, _), .excerpt(let before, _, _), .console(let before, _): before
    }
  }

  package var after: String {
    switch self {
    case .file(_, _, let after), .excerpt(_, _, let after), .console(_, let after): after
    }
  }
}
