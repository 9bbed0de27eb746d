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

  static func condition(_ key: String, _ condition: QueryCondition) -> String {
    condition.text(of: literal(key), literal)
  }

  fileprivate static func encoded(_ text: String, plain: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isWord =
        scalar.isASCII
        ? SyntaxByte.isWordPart(UInt8(truncatingIfNeeded: scalar.value))
        : scalar.properties.isAlphabetic
      if isWord || plain.unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += scalar.percentEncoded
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

  /// The bytes that a published line shares with the same line of an app. Strings with other bytes
  /// can be equal, but '/%C3%A9' and '/e%CC%81' are different links. For `a/:id?:tags<[Tag]>`, the
  /// text contains the name `id`, and the meaning contains the values of `Tag`.
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
        result += binding.spec.item(key, name(binding), style)
      }
    }
    if let fragment = pattern.fragment {
      result += "#" + fragment.spec.capture(name(fragment), style)
    }
    return result
  }

  private func text(_ segment: PatternModel.Segment, _ style: LockText.Style) -> String {
    let (prefix, suffix) = (LockText.literal(segment.prefix), segment.suffix)
    guard let binding = segment.binding else { return prefix }
    let name = name(binding)
    if segment.isRest, binding.parameter == nil { return "*" }
    if segment.isRest { return binding.spec.capture(name, style, sign: "*") }
    // A suffix directly after a name starts with a dot.
    let isOpen = suffix.isEmpty || suffix.hasPrefix(".") || style == .path
    return prefix + binding.spec.capture(name, isOpen ? style : .whole)
      + (suffix == "." ? "%2E" : LockText.literal(suffix))
  }
}

extension PublishedLine.Reading {
  /// A parameter of the query or the fragment, as messages show it.
  var plainText: String {
    source.key.map { spec.item($0, name, .plain) } ?? "#" + spec.capture(name, .plain)
  }
}

extension ValueSpec {
  /// `key:name<type>`, a parameter of the query.
  fileprivate func item(_ key: String, _ name: String, _ style: LockText.Style) -> String {
    let isNamed = key == name && style != .nameless
    return (isNamed ? "" : LockText.literal(key)) + capture(name, style)
  }

  /// `:name<type>`.
  fileprivate func capture(
    _ name: String, _ style: LockText.Style, sign: String = ":"
  ) -> String {
    let start = style == .nameless ? sign : sign + name
    if style == .path { return start }
    let isList = isList && sign != "*"
    var text = type.spelling
    if case .words(let typeName, let words) = type, style != .nameless {
      // A list has a named type, and other enum values have a name if readers need it.
      let own = Naming.typeName(ofParameter: Naming.parameterName(ofWireName: name))
      if isList {
        text = typeName
      } else if words.count == 1 || SwiftNames.reservedTypes.contains(own) {
        text = "\(typeName): \(text)"
      }
    }
    if isList { text = "[\(text)]" }
    if let defaultText {
      // A default ends at the bracket.
      text += (isLenient ? " ?= " : " = ") + LockText.encoded(defaultText, plain: "@.~+!:/,?")
    } else if isOptional {
      text += isLenient ? " ?= nil" : "?"
    }
    return text == "String" && style == .plain ? start : "\(start)<\(text)>"
  }
}
