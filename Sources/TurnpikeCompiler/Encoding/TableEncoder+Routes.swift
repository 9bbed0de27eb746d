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
        attributes: appendAttributes(route.attributeChain),
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
    var program = Program()
    for depth in pattern.segments.indices {
      let component = depth == 0 ? LinkComponent.firstSegment : .segment
      switch pattern.segments[depth] {
      case .literal(let literal):
        if depth > 0 { program.text.append(UInt8(ascii: "/")) }
        switch literal {
        case ".": program.text += Array("%2E".utf8)
        case "..": program.text += Array("%2E%2E".utf8)
        default: program.text.append(contentsOf: LinkText.encoded(literal, as: component))
        }
      case .capture(let prefix, let binding, let suffix):
        program.add(
          Step.capture, binding, slash: depth > 0, lead: LinkText.encoded(prefix, as: component),
          tail: LinkText.encoded(suffix, as: component), isFirst: depth == 0, &writer)
      case .rest(let binding):
        program.add(
          Step.rest, binding, slash: depth > 0, lead: [], isFirst: depth == 0, &writer)
      }
    }
    program.endPath(&writer)
    for item in pattern.query {
      switch item {
      case .parameter(let key, let binding):
        program.add(
          Step.query, binding, lead: LinkText.encoded(key, as: .query) + [UInt8(ascii: "=")],
          &writer)
      case .condition(let key, let value):
        let condition =
          LinkText.encoded(key, as: .query) + [UInt8(ascii: "=")]
          + LinkText.encoded(value, as: .query)
        program.steps.append(ProgramStep(Step.condition, lead: writer.text(condition)))
      }
    }
    if let binding = pattern.fragment {
      program.add(Step.fragment, binding, lead: [UInt8(ascii: "#")], &writer)
    }

    let offset = writer.offset
    for step in program.steps {
      writer.append(digit: step.kind)
      writer.append(digit: step.flags)
      writer.append(shortNumber: 0)
      writer.append(number: step.lead)
      writer.append(number: step.tail)
      writer.append(number: step.defaultText)
    }
    writer.append(digit: Step.end)
    return offset
  }
}

/// The steps that print a path, as they are made.
private struct Program {
  private typealias Step = TableLayout.Step

  var steps: [ProgramStep] = []
  /// What stands before the next step.
  var text: [UInt8] = []

  mutating func endPath(_ writer: inout TableWriter) {
    steps.append(ProgramStep(Step.endOfPath, lead: writer.text(text)))
    text = []
  }

  mutating func add(
    _ kind: Int, _ binding: PatternModel.Binding, slash: Bool = false, lead: [UInt8],
    tail: [UInt8] = [], isFirst: Bool = false, _ writer: inout TableWriter
  ) {
    // What stands before a value that always stands too goes with it.
    let isOne = kind == Step.capture && !binding.mayBeMissing
    if !isOne, !text.isEmpty {
      steps.append(ProgramStep(Step.text, lead: writer.text(text)))
      text = []
    }
    if slash { text.append(UInt8(ascii: "/")) }
    if !lead.isEmpty { text += lead }
    var step = ProgramStep(kind, lead: writer.text(text))
    text = []
    if isFirst { step.flags |= Step.isFirst }
    if binding.mayBeMissing { step.flags |= Step.mayBeMissing }
    if !tail.isEmpty {
      step.flags |= Step.hasTail
      step.tail = writer.text(tail)
    }
    if let text = binding.defaultText { step.defaultText = writer.text(text) }
    steps.append(step)
  }
}

private struct ProgramStep {
  let kind: Int
  let lead: Int
  var flags = 0
  var tail = 0
  var defaultText = 0

  init(_ kind: Int, lead: Int = 0) {
    self.kind = kind
    self.lead = lead
  }
}
