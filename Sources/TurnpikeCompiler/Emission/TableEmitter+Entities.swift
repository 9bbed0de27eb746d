extension TableEmitter {
  /// The web links of App Intents entities. The system extracts the literals when it builds the app,
  /// so the code contains nothing else.
  func emit(_ entities: [EntityLink], to writer: inout SwiftWriter) {
    for link in entities {
      writer.blank()
      let conditions = ["canImport(AppIntents)"] + link.buildConditions.map(\.text)
      writer.line("#if " + conditions.joined(separator: " && "))
      writer.function(
        SwiftList("nonisolated extension \(link.entity): AppIntents.URLRepresentableEntity"),
        attribute: "@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)",
        at: source.place(of: link.range)
      ) { writer in
        writer.documentation([source.sourceLine(link.pattern.text, at: link.pattern.range)])
        writer.block(
          "\(access)static var urlRepresentation: AppIntents.EntityURLRepresentation<\(link.entity)>"
        ) { writer in
          let texts = link.parts.map { SwiftLiteral.string($0).dropFirst().dropLast() }
          writer.line("\"\(texts[0])\\(.id)\(texts[1])\"")
        }
      }
      writer.line("#endif")
    }
  }
}
