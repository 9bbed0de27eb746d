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
    /// Everything that decides about links: no names of parameters.
    case nameless
  }

  /// A literal of a pattern. Letters, digits, and symbols without a meaning in a routes file need no
  /// percent-encoding.
  static func literal(_ text: String) -> String {
    text == "." || text == ".." ? text.replacing(".", with: "%2E") : encoded(text, plain: "@.~+!")
  }

  static func condition(_ key: String, _ value: String) -> String {
    literal(key) + "=" + literal(value)
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

  /// The text that lines share if they match the same links with the same case and values.
  package var meaning: String { line(.nameless) }

  /// The bytes that identical lines share, because equal strings can differ in their bytes. The text
  /// has the names of parameters, and the meaning has the values of each enum.
  var identity: [UInt8] { Array("\(entry.prefixCounts) \(text) \(meaning)".utf8) }

  private func line(_ style: LockText.Style) -> String {
    let pattern = pattern(style)
    return mount.map { "\(pattern) -> mount \($0) as \(caseName)" } ?? "\(pattern) => \(caseName)"
  }

  package func pattern(_ style: LockText.Style) -> String {
    let segments = pattern.segments.map { text($0, style) }
    var result = segments.isEmpty ? "/" : segments.joined(separator: "/")
    // `_` is the pattern of the default route.
    if result == "_" { result = "%5F" }
    if style == .path { return result }
    for (index, item) in sortedQuery.enumerated() {
      result += index == 0 ? "?" : "&"
      switch item {
      case .condition(let key, let value): result += LockText.condition(key, value)
      case .parameter(let key, let binding):
        result += LockText.item(key, name(binding), binding.spec, style)
      }
    }
    if let fragment = pattern.fragment { result += "#" + capture(fragment, style) }
    return result
  }

  private func text(_ segment: PatternModel.Segment, _ style: LockText.Style) -> String {
    let (prefix, suffix) = (LockText.literal(segment.prefix), segment.suffix)
    guard let binding = segment.binding else { return prefix }
    if segment.isRest { return capture(binding, style, sign: "*") }
    // A suffix directly after a name starts with a dot.
    let isOpen = suffix.isEmpty || suffix.hasPrefix(".") || style == .path
    let capture = capture(binding, isOpen ? style : .whole)
    return prefix + capture + (suffix == "." ? "%2E" : LockText.literal(suffix))
  }

  private func capture(
    _ binding: PatternModel.Binding, _ style: LockText.Style, sign: String = ":"
  ) -> String {
    LockText.capture(name(binding), binding.spec, style, sign: sign)
  }
}

extension PublishedLine.Reading {
  /// A parameter of the query or the fragment, as messages show it.
  var plainText: String {
    source.key.map { LockText.item($0, name, spec, .plain) }
      ?? "#" + LockText.capture(name, spec, .plain)
  }
}

extension LockText {
  /// `key:name<type>`.
  fileprivate static func item(
    _ key: String, _ name: String, _ spec: ValueSpec, _ style: Style
  ) -> String {
    let isNamed = key == name && style != .nameless
    return (isNamed ? "" : literal(key)) + capture(name, spec, style)
  }

  /// `:name<type>`.
  fileprivate static func capture(
    _ name: String, _ spec: ValueSpec, _ style: Style, sign: String = ":"
  ) -> String {
    let name = style == .nameless ? "" : name
    if style == .path { return sign + name }
    var type = spec.type.text(of: name, isNamed: style != .nameless)
    if spec.isList, sign != "*" {
      if case .words(let name, _) = spec.type, style != .nameless { type = name }
      type = "[\(type)]"
    }
    if let text = spec.defaultText {
      type += (spec.isLenient ? " ?= " : " = ") + defaultText(text)
    } else if spec.isOptional {
      type += "?"
    }
    return type == "String" && style == .plain ? sign + name : "\(sign)\(name)<\(type)>"
  }
}

extension ValueType {
  /// The type as a lock file writes it. Enum values have a name if readers need it.
  ///
  /// - Parameter parameter: The wire name of the parameter.
  fileprivate func text(of parameter: String, isNamed: Bool) -> String {
    guard case .words(let name, let words) = self, isNamed else { return spelling }
    let own = Naming.typeName(ofParameter: Naming.parameterName(ofWireName: parameter))
    let needsName = words.count == 1 || SwiftNames.reservedTypes.contains(own)
    return needsName ? "\(name): \(spelling)" : spelling
  }
}
