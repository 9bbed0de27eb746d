import TurnpikeTable

extension TableEncoder {
  private typealias Step = TableLayout.Step

  /// The cases, each with the steps that print its path.
  mutating func appendRoutes() -> Int {
    let records = model.routes.map { route in
      (
        name: writer.text(route.caseName),
        pattern: route.pattern.map { writer.text($0.text) } ?? 0,
        program: route.pattern.map { appendProgram($0) } ?? 0,
        attributes: appendAttributes(route.attributes),
        flags: route.isModal ? TableLayout.Route.isModal : 0
      )
    }
    let offset = writer.offset
    for record in records {
      writer.append(number: record.name)
      writer.append(number: record.pattern)
      writer.append(number: record.program)
      writer.append(number: record.attributes)
      writer.append(number: record.flags)
    }
    return offset
  }

  /// The steps in the order of the parameters, with the text between them.
  private mutating func appendProgram(_ pattern: PatternModel) -> Int {
    var steps: [(kind: Int, flags: Int, lead: Int, tail: Int, defaultText: Int)] = []
    var text: [UInt8] = []
    func flush(_ writer: inout TableWriter) {
      if text.isEmpty { return }
      steps.append((Step.text, 0, writer.text(text), 0, 0))
      text = []
    }
    func add(
      _ kind: Int, _ binding: PatternModel.Binding, lead: [UInt8], tail: [UInt8] = [],
      isFirst: Bool = false, _ writer: inout TableWriter
    ) {
      flush(&writer)
      let flags = (isFirst ? Step.isFirst : 0) | (binding.mayBeMissing ? Step.mayBeMissing : 0)
      steps.append(
        (
          kind, flags, writer.text(lead), writer.text(tail),
          binding.defaultText.map { writer.text($0) } ?? 0
        ))
    }

    for (depth, segment) in pattern.segments.enumerated() {
      let component = depth == 0 ? LinkComponent.firstSegment : .segment
      let slash = depth == 0 ? [] : [UInt8(ascii: "/")]
      switch segment {
      case .literal(let literal):
        text += slash
        text +=
          literal == "."
          ? Array("%2E".utf8)
          : literal == ".." ? Array("%2E%2E".utf8) : LinkText.encoded(literal, as: component)
      case .capture(let prefix, let binding, let suffix):
        add(
          Step.capture, binding, lead: slash + LinkText.encoded(prefix, as: component),
          tail: LinkText.encoded(suffix, as: component), isFirst: depth == 0, &writer)
      case .rest(let binding):
        add(Step.rest, binding, lead: slash, isFirst: depth == 0, &writer)
      }
    }
    flush(&writer)
    steps.append((Step.endOfPath, 0, 0, 0, 0))
    for item in pattern.query {
      switch item {
      case .parameter(let key, let binding):
        add(
          Step.query, binding, lead: LinkText.encoded(key, as: .query) + [UInt8(ascii: "=")],
          &writer)
      case .condition(let key, let value):
        let condition =
          LinkText.encoded(key, as: .query) + [UInt8(ascii: "=")]
          + LinkText.encoded(value, as: .query)
        steps.append((Step.condition, 0, writer.text(condition), 0, 0))
      }
    }
    if let binding = pattern.fragment {
      add(Step.fragment, binding, lead: [UInt8(ascii: "#")], &writer)
    }

    let offset = writer.offset
    for step in steps {
      writer.append(digit: step.kind)
      writer.append(digit: step.flags)
      writer.append(shortNumber: 0)
      writer.append(number: step.lead)
      writer.append(number: step.tail)
      writer.append(number: step.defaultText)
    }
    writer.append(number: Step.end)
    return offset
  }
}
