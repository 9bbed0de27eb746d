import TurnpikeAuthoring

@testable import TurnpikeCompiler

/// What every identifier means, as a page of the documentation.
struct DiagnosticsPage {
  static var text: String {
    introduction + Chapter.allCases.map(text).joined()
  }

  private static let introduction = """
    # Diagnostics

    Look up a message about your routes, its cause, and its fix.

    ## Overview

    Every message ends with an identifier in brackets, which never changes. Search for the identifier
    on this page, or pass it to `turnpike-tool explain`, which prints the same text:

    ```text
    Shop.routes:1:20: error: expected '->' after 'product/:product_id'; \
    write '-> ProductDestination' [missing-arrow]
    ```

    An error stops the build, and a warning doesn't. You get all errors and warnings of a build at
    once, each at the position that you need to change.

    """

  private static func text(_ chapter: Chapter) -> String {
    "\n## \(chapter.title)\n" + chapter.identifiers.map(text).joined()
  }

  private static func text(_ id: DiagnosticID) -> String {
    let explanation = id.explanation
    let example = explanation.example
    let parts: [String?] = [
      "\n### \(id.rawValue)",
      "**\(explanation.title).**\n\(markdown(explanation.text))",
      "Before:",
      block(example.before),
      id.exampleFinding.map(block),
      "After:",
      block(example.after),
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private static func block(_ text: String) -> String {
    "```text\n\(text)\n```"
  }

  /// What stands in single quotes is code. An apostrophe has a letter before it.
  private static func markdown(_ text: String) -> String {
    var result = ""
    var previous: Character = " "
    var isCode = false
    for character in text {
      if character == "'", isCode || !(previous.isLetter || previous.isNumber) {
        isCode.toggle()
        result.append("`")
      } else {
        result.append(character)
      }
      previous = character
    }
    return result
  }
}
