import TurnpikeTable

extension AttributeSyntax {
  /// Resolves a built-in attribute. If its value is missing or not valid, this reports the error and
  /// returns nil.
  func resolved(as builtIn: BuiltInAttribute, _ reporter: Reporter) -> AttributeModel? {
    var text = value?.text.trimmed
    switch builtIn.textRule {
    case .required:
      if text?.isEmpty ?? true {
        reporter.report(.missingAttributeText(builtIn, at: range))
        return nil
      }
    case .none: if !checkNoText(reporter) { return nil }
    case .optional: if text?.isEmpty ?? false { text = nil }
    }
    if builtIn == .container, let names = value?.listed {
      if !checkContainers(names, reporter) { return nil }
      text = names.map(\.text).joined(separator: ", ")
    }
    return AttributeModel(name: name.text, value: text, range: range)
  }

  /// Reports the text of an attribute that cannot have a value. Returns whether it has no text.
  func checkNoText(_ reporter: Reporter) -> Bool {
    guard let value else { return true }
    let (text, range) = (value.text.trimmed, value.range)
    let parentheses = SourceRange(file: range.file, lower: range.lower - 1, upper: range.upper + 1)
    let problem = Diagnostic(
      .attributeValue,
      """
      \(quoted: "@" + name.text) cannot have a value; remove \
      \(quoted: "(\(text))")\(replacement: "")
      """, at: text.isEmpty ? parentheses : range)
    reporter.report(text.isEmpty ? problem : problem.withoutReplacement)
    return false
  }

  /// Reports the names that `@container` cannot have. Returns whether it can have all of them.
  private func checkContainers(_ names: [NameSyntax], _ reporter: Reporter) -> Bool {
    let mark = reporter.mark
    var seen: [String: SourceRange] = [:]
    for name in names {
      if !SwiftNames.isIdentifier(Naming.caseName(ofWord: name.text))
        || !name.text.utf8.allSatisfy(SyntaxByte.isWordPart)
      {
        reporter.report(
          .badContainer,
          "\(name) is not a valid container name; write a name like '@container(home)'",
          at: name.range)
      } else if let earlier = seen.updateValue(name.range, forKey: name.text) {
        reporter.report(
          .badContainer, "'@container' cannot name \(name) twice; remove one of them",
          at: name.range, note: "previously named here", at: earlier)
      }
    }
    return !reporter.hasErrors(since: mark)
  }
}

extension AttributeModel {
  /// Returns the condition of `@only`. If it is not a condition, this reports an error.
  func condition(_ reporter: Reporter) -> BuildCondition? {
    let text = value ?? ""
    if let condition = BuildCondition(text) { return condition }
    reporter.report(
      .attributeValue,
      """
      \(quoted: text) is not a valid compilation condition; write a single one, as in \
      '@only(DEBUG)' or '@only(!DEBUG)'
      """, at: range)
    return nil
  }
}
