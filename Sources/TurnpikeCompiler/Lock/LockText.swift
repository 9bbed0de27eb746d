import TurnpikeTable

/// Lines of a lock as text of the routes language.
package enum LockText {
  /// What is written of a pattern.
  package enum Style {
    /// All of it: types and defaults, the query's items sorted by key.
    case whole
    /// As people write it, for messages: a plain `String` is left out.
    case plain
    /// The path alone, without types.
    case path
    /// All of it without types: an alias has those of its route.
    case alias
    /// All that links tell apart: without the names of parameters.
    case nameless
  }

  /// A literal of a pattern. What is no letter and no digit is percent-encoded but for the few signs
  /// that mean nothing anywhere in a routes file.
  static func literal(_ text: String) -> String {
    if text == "." { return "%2E" }
    if text == ".." { return "%2E%2E" }
    var result = ""
    for scalar in text.unicodeScalars {
      if isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 { result += escape(byte) }
      }
    }
    return result
  }

  /// A default, which ends at the bracket.
  static func defaultText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case ":", "/", ",", "?": result.unicodeScalars.append(scalar)
      default: result += literal(String(scalar)) == "%2E" ? "." : literal(String(scalar))
      }
    }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x80 { return scalar.properties.isAlphabetic }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return SyntaxByte.isWordPart(byte) || "@.~+!".unicodeScalars.contains(scalar)
  }

  private static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x10 ? "%0" + digits : "%" + digits
  }
}

extension PublishedLine {
  /// `pattern => case`, as a lock has it.
  package var text: String { line(.whole) }

  /// The pattern as messages show it.
  package var plainPattern: String { pattern(.plain) }

  /// The line as a message proposes it.
  package var plainText: String { line(.plain) }

  /// The line without types, as an alias of its route may be written.
  var aliasText: String { line(.alias) }

  /// The path without types.
  package var pathText: String { pattern(.path) }

  /// Two lines of one meaning answer the same links with the same case and values.
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
    let items = pattern.query.sorted { left, right in
      left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }
    for (index, item) in items.enumerated() {
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
