// The texts of a match's parameters, and whether the query has what the pattern asks.

extension LinkMatch {
  /// The texts of a parameter: none where the link leaves it out, one, or those of a list.
  package func values(of parameter: ParameterRecord) -> [String] {
    parameter.isList ? texts(parameter) : text(parameter).map { [$0] } ?? []
  }

  /// What the texts of a parameter are found by: its key, or its name where the key is another
  /// parameter's, as in `a/:q?q:text`.
  package func wireName(_ index: Int) -> String {
    let parameter = parameter(index)
    guard parameter.place == .query else { return parameter.name }
    let isTaken = (0..<parameterCount).contains { other in
      other != index && self.parameter(other).nameBytes.elementsEqual(parameter.keyBytes)
    }
    return isTaken ? parameter.name : parameter.key
  }

  /// The text of a parameter that is one value; nil when the link leaves it out.
  package func text(_ parameter: ParameterRecord) -> String? {
    withText(of: parameter) { $0.map { String(segment: $0) } }
  }

  /// Calls the body with the decoded bytes of a parameter that is one value; with nil when the link
  /// leaves it out.
  ///
  /// An empty value of a type other than `String` in a query or fragment counts as left out where
  /// the parameter may be.
  @inline(__always)
  func withText<Result>(
    of parameter: ParameterRecord, _ body: (UnsafeRawBufferPointer?) -> Result
  ) -> Result {
    switch parameter.place {
    case .segment:
      // In bounds: the walk wrote every segment below the count that captures point at.
      guard parameter.segment < segmentCount else { return body(nil) }
      return body(parameter.value(in: segments[parameter.segment].bytes))
    case .query, .fragment:
      guard let written = writtenValue(parameter),
        !written.isEmpty || parameter.kind == .string || !parameter.mayBeMissing
      else { return body(nil) }
      return PercentCoding.withText(of: written, plusIsSpace: parameter.place == .query) {
        body($0)
      }
    case .rest, .absent:
      return body(nil)
    }
  }

  /// The texts of a parameter that is a list.
  package func texts(_ parameter: ParameterRecord) -> [String] {
    switch parameter.place {
    case .rest: return restTexts(from: parameter.segment)
    case .query: return queryTexts(parameter)
    case .segment, .fragment, .absent: return []
    }
  }

  /// The segments from one on, each decoded; split again from what is written, since they may be
  /// more than were remembered.
  private func restTexts(from segment: Int) -> [String] {
    guard segment < segmentCount else { return [] }
    let start = path.written(segments[segment].start, of: segments)
    return UnsafeRawBufferPointer(start: start, count: path.end - start)
      .split(separator: SegmentMark.slash).map {
        PercentCoding.string(decoding: UnsafeRawBufferPointer(rebasing: $0), plusIsSpace: false)
      }
  }

  private func queryTexts(_ parameter: ParameterRecord) -> [String] {
    let key = parameter.keyBytes
    var texts: [String] = []
    var items = tail.items
    while let item = items.next(of: QueryKeys(key)) {
      guard item.hasKey(key) else { continue }
      // Empty, it is left out as it is of a parameter that may be missing.
      if item.value.isEmpty, parameter.kind != .string { continue }
      texts.append(item.decodedValue)
    }
    return texts
  }

  private func writtenValue(_ parameter: ParameterRecord) -> UnsafeRawBufferPointer? {
    if parameter.place == .fragment { return tail.fragment }
    guard let items else { return tail.items.firstValue(of: parameter.keyBytes) }
    let item = items[entry.index(of: parameter)]
    return isNothing(item) ? nil : item.bytes
  }

  /// The first parameter of the query or fragment, in the pattern's order, that is missing or does not
  /// decode; nil where the entry that answers the path has what it asks. An alias has an order of its
  /// own.
  func invalidParameter(_ custom: CustomCheck) -> InvalidParameter? {
    entry.flags.contains(.hasQueryParameters) ? checked(custom) : nil
  }

  @inline(never)
  private func checked(_ custom: CustomCheck) -> InvalidParameter? {
    var first: InvalidParameter?
    for index in 0..<parameterCount {
      let parameter = parameter(index)
      guard parameter.place == .query || parameter.place == .fragment,
        first.map({ parameter.order < $0.parameter.order }) ?? true,
        let found = failure(parameter, custom)
      else { continue }
      first = found
    }
    return first
  }

  /// All such parameters, in the pattern's order: for people. A match stops at the first.
  package func invalidParameters(_ custom: CustomCheck) -> [InvalidParameter] {
    var found: [InvalidParameter] = []
    for index in 0..<parameterCount {
      let parameter = parameter(index)
      guard parameter.place == .query || parameter.place == .fragment else { continue }
      if let failure = failure(parameter, custom) { found.append(failure) }
    }
    return found.sorted { $0.parameter.order < $1.parameter.order }
  }

  /// What is wrong with one parameter; nil when nothing is.
  func failure(_ parameter: ParameterRecord, _ custom: CustomCheck) -> InvalidParameter? {
    if parameter.isList {
      return queryTexts(parameter).first { !accepts($0, parameter, custom) }
        .map { InvalidParameter(parameter: parameter, text: $0) }
    }
    return withText(of: parameter) { text in
      guard let text else {
        return parameter.mayBeMissing ? nil : InvalidParameter(parameter: parameter, text: nil)
      }
      if parameter.check.accepts(text, custom: custom) { return nil }
      return InvalidParameter(parameter: parameter, text: String(segment: text))
    }
  }

  private func accepts(
    _ text: String, _ parameter: ParameterRecord, _ custom: CustomCheck
  ) -> Bool {
    var text = text
    return text.withUTF8 { parameter.check.accepts(UnsafeRawBufferPointer($0), custom: custom) }
  }
}
