import TurnpikeTable

extension TableEncoder {
  /// The cases, each with the steps that print its path.
  mutating func appendRoutes() -> Address<ListRecord<RouteRecord>> {
    let list = writer.reserveList(of: RouteRecord.self, count: model.routes.count)
    for index in model.routes.indices {
      let route = model.routes[index]
      let record: Address<RouteRecord> = list.element(index)
      writer.set(RouteRecord.name, of: record, to: writer.text(route.caseName))
      writer.set(RouteRecord.pattern, of: record, to: route.pattern.map { writer.text($0.text) })
      writer.set(RouteRecord.program, of: record, to: route.pattern.map { appendProgram($0) })
      writer.set(
        RouteRecord.attributes, of: record, to: appendAttributes(route.attributeChain))
      writer.set(RouteRecord.isModal, of: record, to: route.isModal)
      writer.set(RouteRecord.isRestricted, of: record, to: route.restriction != nil)
    }
    return list
  }

  /// The steps in the order of the parameters, with the text between them.
  mutating func appendProgram(_ pattern: PatternModel) -> Address<StepRecord> {
    var program = Program()
    for depth in pattern.segments.indices {
      let component = depth == 0 ? LinkComponent.firstSegment : .segment
      switch pattern.segments[depth] {
      case .literal(let literal):
        if depth > 0 { program.text.append(UInt8(ascii: "/")) }
        program.text.append(contentsOf: LinkText.encoded(segment: literal, as: component))
      case .capture(let prefix, let binding, let suffix):
        program.add(
          .capture, binding, slash: depth > 0, lead: LinkText.encoded(prefix, as: component),
          tail: LinkText.encoded(suffix, as: component), isFirst: depth == 0, &writer)
      case .rest(let binding):
        program.add(
          .rest, binding, slash: depth > 0, lead: [], isFirst: depth == 0, &writer)
      }
    }
    program.endPath(&writer)
    for item in pattern.query {
      switch item {
      case .parameter(let key, let binding):
        program.add(
          .query, binding, lead: LinkText.encoded(key, as: .query) + [UInt8(ascii: "=")],
          &writer)
      case .condition(let key, let value):
        let condition =
          LinkText.encoded(key, as: .query) + [UInt8(ascii: "=")]
          + LinkText.encoded(value, as: .query)
        program.steps.append(ProgramStep(.condition, lead: writer.text(condition)))
      }
    }
    if let binding = pattern.fragment {
      program.add(.fragment, binding, lead: [UInt8(ascii: "#")], &writer)
    }

    let steps = program.steps
    let first = writer.reserve(
      StepRecord.self, size: steps.count * StepRecord.size + StepRecord.endSize)
    for index in steps.indices {
      let (step, record) = (steps[index], first.inner(StepRecord.step(index)))
      writer.set(StepRecord.kind, of: record, to: step.kind)
      writer.set(StepRecord.flags, of: record, to: step.flags)
      writer.set(StepRecord.lead, of: record, to: step.lead)
      if let tail = step.tail { writer.set(StepRecord.tail, of: record, to: tail) }
      writer.set(StepRecord.defaultText, of: record, to: step.defaultText)
    }
    writer.set(StepRecord.kind, of: first.inner(StepRecord.step(steps.count)), to: .end)
    return first
  }
}

/// The steps that print a path, as they are made.
private struct Program {
  var steps: [ProgramStep] = []
  /// The text before the next step.
  var text: [UInt8] = []

  mutating func endPath(_ writer: inout TableWriter) {
    steps.append(ProgramStep(.endOfPath, lead: writer.text(text)))
    text = []
  }

  mutating func add(
    _ kind: StepRecord.Kind, _ binding: PatternModel.Binding, slash: Bool = false, lead: [UInt8],
    tail: [UInt8] = [], isFirst: Bool = false, _ writer: inout TableWriter
  ) {
    // The text before a value that is always printed is part of its step.
    let isOne = kind == .capture && !binding.mayBeMissing
    if !isOne, !text.isEmpty {
      steps.append(ProgramStep(.text, lead: writer.text(text)))
      text = []
    }
    if slash { text.append(UInt8(ascii: "/")) }
    if !lead.isEmpty { text += lead }
    var step = ProgramStep(kind, lead: writer.text(text))
    text = []
    if isFirst { step.flags.insert(.isFirst) }
    if binding.mayBeMissing { step.flags.insert(.mayBeMissing) }
    if !tail.isEmpty {
      step.flags.insert(.hasTail)
      step.tail = writer.text(tail)
    }
    if let text = binding.spec.defaultText { step.defaultText = writer.text(text) }
    steps.append(step)
  }
}

private struct ProgramStep {
  let kind: StepRecord.Kind
  let lead: Address<TextRecord>
  var flags: StepRecord.Flags = []
  var tail: Address<TextRecord>?
  var defaultText: Address<TextRecord>?

  init(_ kind: StepRecord.Kind, lead: Address<TextRecord>) {
    self.kind = kind
    self.lead = lead
  }
}
