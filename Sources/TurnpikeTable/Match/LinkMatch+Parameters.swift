/// One parameter of the entry that answers a link: where it stands and what the file says of it.
package struct MatchedParameter {
  let table: TableView
  let offset: Int

  /// The parameter behind it in the route's order.
  @inline(__always)
  package var next: MatchedParameter {
    MatchedParameter(table: table, offset: offset &+ TableLayout.Parameter.size)
  }

  package var name: String {
    table.string(table.number(offset + TableLayout.Parameter.name))
  }
  /// What a link writes before the value in a query; in a path and a fragment the name.
  package var key: String { place == .query ? table.string(index) : name }
  package var place: ParameterPlace {
    ParameterPlace(rawValue: table.digit(offset)) ?? .absent
  }
  /// How its text decodes.
  package var kind: ValueKind {
    ValueKind(rawValue: table.digit(offset + TableLayout.Parameter.type)) ?? .string
  }
  package var isOptional: Bool { has(TableLayout.Parameter.isOptional) }
  package var isList: Bool { has(TableLayout.Parameter.isList) }
  package var defaultText: String? {
    has(TableLayout.Parameter.hasDefault)
      ? table.string(table.number(offset + TableLayout.Parameter.defaultText)) : nil
  }
  /// The bytes of the default; none where there is no default.
  var defaultBytes: UnsafeRawBufferPointer {
    table.text(table.number(offset + TableLayout.Parameter.defaultText))
  }
  /// The name of the user's own type, nil for any other.
  package var customType: String? {
    guard kind == .custom else { return nil }
    let index = table.number(check.offset + TableLayout.Check.detail)
    return table.string(table.number(table.number(TableLayout.Header.typeNames) + 4 + index * 4))
  }

  /// Whether a link may leave it out.
  var mayBeMissing: Bool {
    has(TableLayout.Parameter.isOptional | TableLayout.Parameter.hasDefault)
  }
  var hasAffix: Bool { has(TableLayout.Parameter.hasAffix) }

  var index: Int { table.number(offset + TableLayout.Parameter.index) }
  /// Of a query or fragment: its place in the pattern's order.
  var order: Int { table.number(offset + TableLayout.Parameter.order) }
  var check: ValueCheck {
    ValueCheck(table: table, offset: table.number(offset + TableLayout.Parameter.check))
  }

  private func has(_ flag: Int) -> Bool {
    table.digit(offset + TableLayout.Parameter.flags) & flag != 0
  }
}

extension LinkMatch {
  /// The parameter with an index in the route's order.
  package func parameter(_ index: Int) -> MatchedParameter {
    MatchedParameter(
      table: table, offset: entry + TableLayout.Entry.size + index * TableLayout.Parameter.size)
  }

  /// What the texts of a parameter are found by: its key, or its name where the key is another
  /// parameter's, as in `a/:q?q:text`.
  package func wireName(_ index: Int) -> String {
    let parameter = parameter(index)
    guard parameter.place == .query else { return parameter.name }
    let key = table.text(parameter.index)
    let isTaken = (0..<parameterCount).contains { number in
      let other = self.parameter(number)
      if number == index { return false }
      return table.text(table.number(other.offset + TableLayout.Parameter.name))
        .elementsEqual(key)
    }
    return isTaken ? parameter.name : parameter.key
  }

  /// The text of a parameter that is one value; nil when the link leaves it out.
  package func text(_ parameter: MatchedParameter) -> String? {
    withText(of: parameter) { $0.map { String(segment: $0) } }
  }

  /// Calls the body with the decoded bytes of a parameter that is one value; with nil when the link
  /// leaves it out.
  ///
  /// An empty value of a type other than `String` in a query or fragment counts as left out where
  /// the parameter may be.
  @inline(__always)
  func withText<Result>(
    of parameter: MatchedParameter, _ body: (UnsafeRawBufferPointer?) -> Result
  ) -> Result {
    switch parameter.place {
    case .segment:
      guard parameter.index < segmentCount else { return body(nil) }
      return body(trimmed(segments[parameter.index].bytes, parameter))
    case .query, .fragment:
      guard let written = writtenValue(parameter),
        !written.isEmpty || parameter.kind == .string || !parameter.mayBeMissing
      else { return body(nil) }
      let isQuery = parameter.place == .query
      if !PercentCoding.needsDecoding(written, plusIsSpace: isQuery) { return body(written) }
      return PercentCoding.withDecoded(written, plusIsSpace: isQuery) { body($0) }
    case .rest, .absent:
      return body(nil)
    }
  }

  /// What stands between a capture's prefix and its suffix.
  ///
  /// In bounds: the walk wrote every segment below `segmentCount` that captures point at, and
  /// matched the affixes before it accepted.
  private func trimmed(
    _ text: UnsafeRawBufferPointer, _ parameter: MatchedParameter
  ) -> UnsafeRawBufferPointer {
    guard parameter.hasAffix else { return text }
    let prefix = table.number(parameter.offset + TableLayout.Parameter.prefixLength)
    let suffix = table.number(parameter.offset + TableLayout.Parameter.suffixLength)
    return UnsafeRawBufferPointer(rebasing: text[prefix..<(text.count - suffix)])
  }

  /// The texts of a parameter that is a list.
  package func texts(_ parameter: MatchedParameter) -> [String] {
    switch parameter.place {
    case .rest: return restTexts(from: parameter.index)
    case .query: return queryTexts(parameter)
    case .segment, .fragment, .absent: return []
    }
  }

  /// The segments from one on, each decoded; split again from what is written, since they may be
  /// more than were remembered.
  private func restTexts(from segment: Int) -> [String] {
    guard segment < segmentCount else { return [] }
    let start = WalkedPath.written(segments[segment].start, in: link, decoded: decoded)
    let written = UnsafeRawBufferPointer(start: start, count: link.start + pathEnd - start)
    return written.split(separator: SegmentMark.slash).map {
      PercentCoding.string(decoding: UnsafeRawBufferPointer(rebasing: $0), plusIsSpace: false)
    }
  }

  private func queryTexts(_ parameter: MatchedParameter) -> [String] {
    let key = table.text(parameter.index)
    var texts: [String] = []
    for item in QueryItems(tail.queryBytes(of: link)) where item.hasKey(key) {
      // Empty, it is left out as it is of a parameter that may be missing.
      if item.value.isEmpty, parameter.kind != .string { continue }
      texts.append(item.decodedValue)
    }
    return texts
  }

  private func writtenValue(_ parameter: MatchedParameter) -> UnsafeRawBufferPointer? {
    if parameter.place == .fragment {
      return tail.fragment.map {
        UnsafeRawBufferPointer(start: link.start + $0.lowerBound, count: $0.count)
      }
    }
    guard let items else {
      return QueryItems(tail.queryBytes(of: link)).firstValue(of: table.text(parameter.index))
    }
    let first = entry &+ TableLayout.Entry.size
    let item = items[(parameter.offset &- first) / TableLayout.Parameter.size]
    return item.start == table.base ? nil : item.bytes
  }

  /// Whether the path alone decides: there is no parameter in the query or fragment.
  @inline(__always)
  var isPlain: Bool {
    table.digit(entry &+ TableLayout.Entry.flags) & TableLayout.Entry.hasQueryParameters == 0
  }

  /// Whether the query and the fragment are what the entry that answers the path asks for.
  @inline(__always)
  func isAnswered(_ custom: CustomCheck) -> Bool {
    if isPlain { return true }
    if case .matched = checked(custom) { return true }
    return false
  }

  /// What the table answers where an entry answers the path.
  func outcome(_ custom: CustomCheck) -> Outcome {
    isPlain ? .matched : checked(custom)
  }

  /// Invalid with the first parameter of the query or fragment, in the pattern's order, that is
  /// missing or does not decode. An alias has an order of its own.
  @inline(never)
  private func checked(_ custom: CustomCheck) -> Outcome {
    var outcome = Outcome.matched
    var least = Int.max
    for index in 0..<parameterCount {
      let parameter = parameter(index)
      guard parameter.place == .query || parameter.place == .fragment, parameter.order < least,
        let found = failure(index, parameter, custom)
      else { continue }
      outcome = found
      least = parameter.order
    }
    return outcome
  }

  /// What is wrong with one parameter; nil when nothing is.
  func failure(
    _ index: Int, _ parameter: MatchedParameter, _ custom: CustomCheck
  ) -> Outcome? {
    if parameter.isList {
      return queryTexts(parameter).first { !accepts($0, parameter, custom) }
        .map { .invalid(parameter: index, text: $0) }
    }
    return withText(of: parameter) { text in
      guard let text else {
        return parameter.mayBeMissing ? nil : .invalid(parameter: index, text: nil)
      }
      if parameter.check.accepts(text, custom: custom) { return nil }
      return .invalid(parameter: index, text: String(segment: text))
    }
  }

  private func accepts(
    _ text: String, _ parameter: MatchedParameter, _ custom: CustomCheck
  ) -> Bool {
    var text = text
    return text.withUTF8 { parameter.check.accepts(UnsafeRawBufferPointer($0), custom: custom) }
  }
}

extension LinkMatch {
  /// Every key of the query with every value, decoded, in the link's order.
  package var query: [(name: String, values: [String])] {
    QueryItems(tail.queryBytes(of: link)).grouped
  }
}
