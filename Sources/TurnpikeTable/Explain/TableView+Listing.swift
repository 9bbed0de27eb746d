// What a table says of its patterns, for attributes, tools and tests.

extension TableView {
  /// The examples, each with its pattern and, where that is a mount's, the case that mounts.
  package var examples: [(link: String, pattern: String, mount: Int?)] {
    header.examples.map {
      ($0.link.string, $0.entry.pattern.string, $0.entry.isMount ? $0.entry.route : nil)
    }
  }

  /// Every pattern with its parameters.
  package var patterns: [(route: String, text: String, parameters: [ParameterRecord])] {
    header.entries.map { entry in
      (
        name(ofRoute: entry.route), entry.pattern.string,
        (0..<entry.parameterCount).map { entry.parameter($0) }
      )
    }
  }

  /// The entry with a number that `LinkLookUp` has given.
  private func entry(_ number: Int) -> EntryRecord { self[Address<EntryRecord>(number)] }

  /// The pattern of an entry as the file has it.
  package func pattern(ofEntry entry: Int) -> String { self.entry(entry).pattern.string }

  /// The attributes of an entry's line.
  package func attributes(ofEntry entry: Int) -> [(name: String, value: String?)] {
    self.entry(entry).attributeTexts
  }

  /// Whether an entry is an alias.
  package func isAlias(entry: Int) -> Bool { self.entry(entry).isAlias }

  /// Whether an entry mounts another enum.
  package func isMount(entry: Int) -> Bool { self.entry(entry).isMount }
}
