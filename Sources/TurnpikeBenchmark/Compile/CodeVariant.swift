/// Code that is compiled: who wrote it, for how many routes, how visible, and in which mode.
struct CodeVariant: Hashable, Codable {
  enum Author: String, Codable, CaseIterable {
    case generated
    case handWritten = "hand-written"
  }

  enum Access: String, Codable, CaseIterable {
    case `public`, `internal`
  }

  enum Configuration: String, Codable, CaseIterable {
    case debug, release
  }

  let author: Author
  let access: Access
  let configuration: Configuration
  let count: Int

  /// `generated-public-debug-50`
  var name: String { "\(author.rawValue)-\(comparison)" }

  /// What it shares with the same routes by the other author: `public-debug-50`.
  var comparison: String { "\(access.rawValue)-\(configuration.rawValue)-\(count)" }

  func with(count: Int) -> CodeVariant {
    CodeVariant(author: author, access: access, configuration: configuration, count: count)
  }

  /// The most of the hand-written code's time that the generated code may take.
  var bar: Double? {
    switch (access, configuration) {
    case (.public, _): 0.5
    case (.internal, .release): 1
    case (.internal, .debug): nil
    }
  }

  /// Every variant that a command is about.
  static func all(_ command: CompileCommand) -> [CodeVariant] {
    let accesses: [Access] = command.request == .check ? [.public] : Access.allCases
    return accesses.flatMap { access in
      Configuration.allCases.flatMap { configuration in
        command.sizes.flatMap { count in
          Author.allCases.map {
            CodeVariant(author: $0, access: access, configuration: configuration, count: count)
          }
        }
          + command.generatedSizes.map {
            CodeVariant(
              author: .generated, access: access, configuration: configuration, count: $0)
          }
      }
    }
  }
}
