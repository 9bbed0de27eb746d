// What a table says of itself, for attributes, tools and tests.

extension TableView {
  /// The attributes of a case.
  package func attributes(ofRoute route: Int) -> [(name: String, value: String?)] {
    attributes(at: number(record(ofRoute: route) + TableLayout.Route.attributes))
  }

  /// Each attribute once, the outermost first; of one name the innermost.
  func attributes(at record: Int) -> [(name: String, value: String?)] {
    if record == 0 { return [] }
    let inherited = attributes(at: number(record + TableLayout.Attributes.inherited))
    let own = (0..<number(record + TableLayout.Attributes.count)).map { index in
      let pair = record + TableLayout.Attributes.pairs + index * TableLayout.Attributes.pairSize
      let value = number(pair + 4)
      return (name: string(number(pair)), value: value == 0 ? nil : string(value))
    }
    if inherited.isEmpty { return own }
    let names = Set(own.map(\.name))
    return inherited.filter { !names.contains($0.name) } + own
  }

  /// Whether a case is shown as a modal.
  package func isModal(route: Int) -> Bool {
    number(record(ofRoute: route) + TableLayout.Route.flags) & TableLayout.Route.isModal != 0
  }

  /// The examples, each with its pattern and, where that is a mount's, the case that mounts.
  package var examples: [(link: String, pattern: String, mount: Int?)] {
    let list = number(TableLayout.Header.examples)
    return (0..<number(list)).map { index in
      let pair = list + 4 + index * 8
      let entry = number(pair)
      let isMount = digit(entry + TableLayout.Entry.flags) & TableLayout.Entry.isMount != 0
      return (
        string(number(pair + 4)), string(number(entry + TableLayout.Entry.pattern)),
        isMount ? number(entry + TableLayout.Entry.route) : nil
      )
    }
  }

  /// Every pattern with its parameters.
  package var patterns: [(route: String, text: String, parameters: [MatchedParameter])] {
    let list = number(TableLayout.Header.entries)
    return (0..<number(list)).map { index in
      let entry = number(list + 4 + index * 4)
      let first = entry + TableLayout.Entry.size
      let count = number(entry + TableLayout.Entry.parameterCount)
      return (
        name(ofRoute: number(entry + TableLayout.Entry.route)),
        string(number(entry + TableLayout.Entry.pattern)),
        (0..<count).map {
          MatchedParameter(table: self, offset: first + $0 * TableLayout.Parameter.size)
        }
      )
    }
  }

  func record(ofRoute route: Int) -> Int {
    number(TableLayout.Header.routes) + route * TableLayout.Route.size
  }
}

extension LinkMatch {
  /// The attributes of the line that matched.
  package var attributes: [(name: String, value: String?)] {
    table.attributes(at: table.number(entry + TableLayout.Entry.attributes))
  }

  /// Whether another enum has answered what follows the pattern.
  package var isMount: Bool {
    table.digit(entry + TableLayout.Entry.flags) & TableLayout.Entry.isMount != 0
  }
}

extension TableView {
  /// The pattern of an entry as the file has it.
  package func pattern(ofEntry entry: Int) -> String {
    string(number(entry + TableLayout.Entry.pattern))
  }

  /// The attributes of an entry's line.
  package func attributes(ofEntry entry: Int) -> [(name: String, value: String?)] {
    attributes(at: number(entry + TableLayout.Entry.attributes))
  }

  /// Whether an entry mounts another enum.
  package func isMount(entry: Int) -> Bool {
    digit(entry + TableLayout.Entry.flags) & TableLayout.Entry.isMount != 0
  }
}
