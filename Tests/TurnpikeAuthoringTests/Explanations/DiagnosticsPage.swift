import TurnpikeAuthoring

@testable import TurnpikeCompiler

/// What every identifier means, as a page of the documentation.
struct DiagnosticsPage {
  static var text: String {
    introduction + Chapter.allCases.map(text).joined()
  }

  private static let introduction = """
    # Diagnostics

    What the compiler and its tool report, why, and how it is mended.

    ## Overview

    Every message ends with an identifier in brackets. It never changes, so it can be searched for,
    and `turnpike-tool explain` tells the same about it as this page:

    ```text
    Shop.routes:1:20: error: expected '->' after 'product/:product_id'; \
    write '-> ProductDestination' [missing-arrow]
    ```

    An error stops the build, a warning does not. All findings of a run are reported, each at the
    place where something has to change.

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
