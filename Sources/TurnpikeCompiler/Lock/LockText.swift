import TurnpikeTable

/// The text of published lines in the routes language.
package enum LockText {
  /// The parts of a pattern that are written.
  package enum Style {
    /// Everything, with types and defaults.
    case whole
    /// As a person writes it, for messages: without the type `String`.
    case plain
    /// Only the path, without types.
    case path
    /// Everything but types: an alias has the types of its route.
    case alias
    /// Everything that decides about links: no names of parameters.
    case nameless
  }

  /// A literal of a pattern. All but letters, digits, and the few symbols that mean nothing in a routes
  /// file are percent-encoded.
  static func literal(_ text: String) -> String {
    text == "." || text == ".." ? text.replacing(".", with: "%2E") : encoded(text, plain: "@.~+!")
  }

  /// A default, which ends at the bracket.
  static func defaultText(_ text: String) -> String { encoded(text, plain: "@.~+!:/,?") }

  private static func encoded(_ text: String, plain: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isWord =
        scalar.isASCII
        ? SyntaxByte.isWordPart(UInt8(truncatingIfNeeded: scalar.value))
        : scalar.properties.isAlphabetic
      if isWord || plain.unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    return result
  }
}

extension PublishedLine {
  /// `pattern => case`, as a lock file contains it.
  package var text: String { line(.whole) }

  /// The pattern as messages show it.
  package var plainPattern: String { pattern(.plain) }

  /// The line as a message proposes it.
  package var plainText: String { line(.plain) }

  /// The path without types.
  package var pathText: String { pattern(.path) }

  /// What lines have in common that match the same links with the same case and values.
  package var meaning: String { line(.nameless) }

  private func line(_ style: LockText.Style) -> String {
    let pattern = pattern(style)
    return mount.map { "\(pattern) -> mount \($0) as \(caseName)" } ?? "\(pattern) => \(caseName)"
  }

  package func pattern(_ style: LockText.Style) -> String {
    let segments = pattern.segments.map { text($0, style) }
    var result = segments.isEmpty ? "/" : segments.joined(separator: "/")
    // Alone it is the default route.
    if result == "_" { result = "%5F" }
    if style == .path { return result }
    for (index, item) in sortedQuery.enumerated() {
      result += (index == 0 ? "?" : "&") + text(item, style)
    }
    if let fragment = pattern.fragment { result += "#" + capture(fragment, style) }
    return result
  }

  private func text(_ segment: PatternModel.Segment, _ style: LockText.Style) -> String {
    switch segment {
    case .literal(let text): return LockText.literal(text)
    case .rest(let binding): return capture(binding, style, sign: "*")
    case .capture(let prefix, let binding, let suffix):
      // A suffix directly after a name starts with a dot.
      let isOpen = suffix.isEmpty || suffix.hasPrefix(".") || style == .path || style == .alias
      let capture = capture(binding, isOpen ? style : .whole)
      return LockText.literal(prefix) + capture + (suffix == "." ? "%2E" : LockText.literal(suffix))
    }
  }

  func text(_ item: PatternModel.QueryItem, _ style: LockText.Style) -> String {
    switch item {
    case .condition(let key, let value):
      return LockText.literal(key) + "=" + LockText.literal(value)
    case .parameter(let key, let binding):
      let isNamed = key == name(binding) && style != .nameless
      return (isNamed ? "" : LockText.literal(key)) + capture(binding, style)
    }
  }

  /// `:name<type>`.
  func capture(
    _ binding: PatternModel.Binding, _ style: LockText.Style, sign: String = ":"
  ) -> String {
    let name = style == .nameless ? "" : name(binding)
    if style == .path || style == .alias { return sign + name }
    let isRest = sign == "*"
    var type = binding.type.text(of: name, isNamed: style != .nameless)
    if binding.spec.isList, !isRest {
      if case .words(let name, _) = binding.type, style != .nameless { type = name }
      type = "[\(type)]"
    }
    if let text = binding.spec.defaultText {
      type += (binding.spec.isLenient ? " ?= " : " = ") + LockText.defaultText(text)
    } else if binding.spec.isOptional {
      type += "?"
    }
    return type == "String" && style == .plain ? sign + name : "\(sign)\(name)<\(type)>"
  }
}

extension ValueType {
  /// The type as a lock writes it: words as such, with a name where they cannot do without.
  ///
  /// - Parameter parameter: the wire name of what has the type.
  fileprivate func text(of parameter: String, isNamed: Bool) -> String {
    guard case .words(let name, let words) = self, isNamed else { return spelling }
    let own = Naming.typeName(ofParameter: Naming.parameterName(ofWireName: parameter))
    let needsName = words.count == 1 || SwiftNames.reservedTypes.contains(own)
    return needsName ? "\(name): \(spelling)" : spelling
  }
}
