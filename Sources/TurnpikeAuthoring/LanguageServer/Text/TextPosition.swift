/// A position as the protocol has it, from 0.
struct TextPosition: Hashable, Comparable {
  var line: Int
  var character: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ json: JSON?) {
    guard let line = json?["line"]?.intValue, let character = json?["character"]?.intValue else {
      return nil
    }
    self.init(line: line, character: character)
  }

  var json: JSON { ["line": .number(line), "character": .number(character)] }
}

struct TextRange: Hashable {
  var start: TextPosition
  var end: TextPosition

  init(_ start: TextPosition, _ end: TextPosition) {
    self.start = start
    self.end = end
  }

  init?(_ json: JSON?) {
    guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else {
      return nil
    }
    self.init(start, end)
  }

  var json: JSON { ["start": start.json, "end": end.json] }
}
