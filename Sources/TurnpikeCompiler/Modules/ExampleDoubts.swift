/// What lines that could not be read leave open about examples.
///
/// Such a line can take a link from a sound line, never give it one: so the examples of sound lines
/// are checked beside it.
struct ExampleDoubts {
  /// Files whose lines may belong to another group or table than it seems.
  private var files: Set<Int> = []
  /// Whether a link from outside may have an origin that could not be read.
  private var hasUnreadOrigin = false

  init(_ parsed: ParsedFiles) {
    for file in parsed.files {
      if !file.areGroupsSure { files.insert(file.index) }
      if file.unread.isEmpty { continue }
      let directives = file.unreadDirectives
      if directives.contains(.enum) { files.insert(file.index) }
      if directives.contains(.origin) { hasUnreadOrigin = true }
    }
  }

  func areAbout(_ entry: TableEntry) -> Bool {
    files.contains(entry.pattern.range.file)
  }

  func areAbout(_ example: ExampleModel, of model: TableModel) -> Bool {
    (hasUnreadOrigin || !model.areOriginsWhole) && example.link.contains("://")
  }
}
