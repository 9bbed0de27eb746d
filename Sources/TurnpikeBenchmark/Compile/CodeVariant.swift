/// Code that is compiled: who wrote it, for how many routes, how visible, and in which mode.
struct CodeVariant {
  enum Author: String, CaseIterable {
    case generated
    case handWritten = "hand-written"
  }

  enum Access: String, CaseIterable {
    case `public`, `internal`
  }

  enum Configuration: String, CaseIterable {
    case debug, release
  }

  let author: Author
  let access: Access
  let configuration: Configuration
  let count: Int

  /// `generated-public-debug-50`
  var name: String { name(by: author, count) }

  /// The name of the variant that differs in its author and its number of routes.
  func name(by author: Author, _ count: Int) -> String {
    "\(author.rawValue)-\(access.rawValue)-\(configuration.rawValue)-\(count)"
  }

  /// The most of the hand-written code's time that the generated code may take.
  var bar: Double? {
    switch (access, configuration) {
    // A larger part of it starts the compiler and imports modules.
    case (.public, .debug) where count == 50: 0.6
    case (.public, _): 0.5
    case (.internal, .release): 1
    case (.internal, .debug): nil
    }
  }

  /// Whether continuous integration has the time to compile it.
  var isQuick: Bool { access == .public && count <= 200 }

  /// A switch over 2 000 cases does not compile without a default, so only generated code has them.
  static let all = Access.allCases.flatMap { access in
    Configuration.allCases.flatMap { configuration in
      [50, 200, 500, 2_000].flatMap { count in
        (count == 2_000 ? [.generated] : Author.allCases).map {
          CodeVariant(author: $0, access: access, configuration: configuration, count: count)
        }
      }
    }
  }
}
