/// What `@only` asks of a build is decided where the generated file is compiled.
extension TableEmitter {
  /// Tells the table which of its conditions hold.
  func emitConditions(to writer: inout SwiftWriter) {
    for (index, condition) in model.conditions.enumerated() {
      writer.line("#if \(condition.text)")
      writer.line("table._insert(condition: \(index))")
      writer.line("#endif")
    }
  }

  /// Origins of which a build answers some only.
  func emitConditionalOrigins(_ origins: [OriginModel], to writer: inout SwiftWriter) {
    writer.block("nonisolated extension \(model.name): Turnpike.OriginRoute") { writer in
      let string = scope.standard("String")
      writer.block("\(access)static var origin: \(string)") { writer in
        emitFirst(of: origins, to: &writer)
      }
      writer.block("\(access)static var origins: [\(string)]") { writer in
        let conditions = Set(origins.compactMap(\.condition)).sorted()
        let mayBeNone = origins.allSatisfy { $0.condition != nil }
        // A variable that nothing changes would be a warning.
        if mayBeNone {
          writer.line("#if " + conditions.map(\.text).joined(separator: " || "))
        }
        writer.line("var origins: [\(string)] = []")
        for origin in origins {
          if let condition = origin.condition { writer.line("#if \(condition.text)") }
          writer.line("origins.append(\(SwiftLiteral.string(origin.text)))")
          if origin.condition != nil { writer.line("#endif") }
        }
        writer.line("return origins")
        if mayBeNone {
          writer.line("#else")
          writer.line("return []")
          writer.line("#endif")
        }
      }
    }
  }

  /// Returns the first origin that the build accepts; the last origin if it accepts none, so that
  /// the code that uses the URLs of routes compiles in every build.
  private func emitFirst(of origins: [OriginModel], to writer: inout SwiftWriter) {
    var directive = "#if"
    for (index, origin) in origins.enumerated() {
      let text = SwiftLiteral.string(origin.text)
      guard let condition = origin.condition, index < origins.count - 1 else {
        if index > 0 { writer.line("#else") }
        writer.line("return \(text)")
        if index > 0 { writer.line("#endif") }
        return
      }
      writer.line("\(directive) \(condition.text)")
      writer.line("return \(text)")
      directive = "#elseif"
    }
  }
}
