/// Every identifier that a finding can have, explained: what `explain` prints and the
/// documentation shows.
///
/// Nothing of it is made before it is asked for.
package enum Catalogue {
  /// Entries that belong together.
  package struct Chapter: Sendable {
    package let title: String
    package let entries: [CatalogueEntry]
  }

  package static var chapters: [Chapter] {
    [files, lines, paths, types, directives, names, groups, links]
  }

  package static var entries: [CatalogueEntry] {
    chapters.flatMap(\.entries)
  }

  /// The entry of an identifier as messages show it, nil where there is none.
  package static func entry(named name: String) -> CatalogueEntry? {
    entries.first { $0.id.rawValue == name }
  }
}
