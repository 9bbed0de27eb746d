/// A pattern as the reference reads it.
package struct ReferencePattern {
  /// What stands in one place of a path.
  package enum Piece {
    case literal([UInt8])
    case capture(ReferenceCapture)
    case rest(ReferenceCapture)

    package var capture: ReferenceCapture? {
      switch self {
      case .literal: nil
      case .capture(let capture), .rest(let capture): capture
      }
    }
  }

  /// `key=value`, `key=*`, `!key`, or `key:name<type>`.
  package enum Item {
    case condition(key: [UInt8], value: [UInt8])
    case present(key: [UInt8])
    case absent(key: [UInt8])
    case parameter(key: [UInt8], ReferenceCapture)

    package var key: [UInt8] {
      switch self {
      case .condition(let key, _), .present(let key), .absent(let key), .parameter(let key, _): key
      }
    }
  }

  /// The case that matches.
  package var route = ""
  /// As written, groups' prefixes included.
  package var text = ""
  package var isAlias = false
  /// The enum that the case mounts.
  package var mount: String?
  package var pieces: [Piece] = []
  package var items: [Item] = []
  package var fragment: ReferenceCapture?
  package var attributes: [ReferenceAttribute] = []
  /// Where it is written: file and line, from 0.
  package var file = 0
  package var line = 0

  /// The attributes of the lines that narrow which links lead there: its own, those of the screens
  /// below it, and an alias's target's.
  package var restrictions: [ReferenceAttribute] = []

  /// Whether a link with a scheme, or an internal one, may lead there.
  func permits(_ scheme: String?) -> Bool {
    guard let scheme else { return true }
    return restrictions.allSatisfy { attribute in
      switch attribute.name {
      case "internal": false
      case "from": attribute.text == scheme
      default: true
      }
    }
  }

  package var conditions: [(key: [UInt8], value: [UInt8])] {
    items.compactMap { item in
      if case .condition(let key, let value) = item { (key, value) } else { nil }
    }
  }

  /// How many conditions it has of any kind.
  package var conditionCount: Int {
    items.count { if case .parameter = $0 { false } else { true } }
  }

  /// Whether a link meets all conditions.
  func holds(for link: ReferenceLink) -> Bool {
    items.allSatisfy { item in
      let first = link.values(of: item.key).first
      return switch item {
      case .condition(_, let value): first == value
      case .present: first != nil
      case .absent: first == nil
      case .parameter: true
      }
    }
  }

  package var captures: [ReferenceCapture] {
    pieces.compactMap(\.capture)
      + items.compactMap { item in
        if case .parameter(_, let capture) = item { capture } else { nil }
      } + (fragment.map { [$0] } ?? [])
  }

  /// The key of a parameter of the query; nil of another.
  func key(of name: String) -> String? {
    for case .parameter(let key, let capture) in items where capture.name == name {
      return String(decoding: key, as: UTF8.self)
    }
    return nil
  }

  /// The same with what the types' names stand for.
  func resolving(_ types: [String: ReferenceType]) -> ReferencePattern {
    func resolved(_ capture: ReferenceCapture) -> ReferenceCapture {
      guard case .custom(let name) = capture.type, let type = types[name] else { return capture }
      var result = capture
      result.type = type
      return result
    }
    var result = self
    result.pieces = pieces.map { piece in
      switch piece {
      case .literal: piece
      case .capture(let capture): .capture(resolved(capture))
      case .rest(let capture): .rest(resolved(capture))
      }
    }
    result.items = items.map { item in
      if case .parameter(let key, let capture) = item {
        .parameter(key: key, resolved(capture))
      } else {
        item
      }
    }
    result.fragment = fragment.map(resolved)
    return result
  }

  /// Every sequence of pieces that the pattern stands for: what is optional at the end left out.
  package var expansions: [[Piece]] {
    var result = [pieces]
    while case .capture(let capture) = result[result.count - 1].last, capture.mayBeMissing {
      result.append(result[result.count - 1].dropLast())
    }
    return result
  }
}

/// One capture of a pattern.
package struct ReferenceCapture {
  package var name: String
  package var prefix: [UInt8] = []
  package var suffix: [UInt8] = []
  package var type = ReferenceType.string
  package var isOptional = false
  package var isList = false
  /// As written, decoded.
  package var defaultText: String?
  /// Whether text that cannot be read counts as missing.
  package var isLenient = false
  /// Whether the file says a type.
  package var hasSpec = false

  package var mayBeMissing: Bool { isOptional || defaultText != nil }

  /// What stands between the affixes, where something of the type does.
  package func value(of segment: [UInt8], ignoringCase: Bool = false) -> [UInt8]? {
    func isSame(_ left: ArraySlice<UInt8>, _ right: [UInt8]) -> Bool {
      ignoringCase ? left.smallLetters == right[...].smallLetters : left == right[...]
    }
    guard segment.count > prefix.count + suffix.count,
      isSame(segment.prefix(prefix.count), prefix), isSame(segment.suffix(suffix.count), suffix)
    else { return nil }
    let value = Array(segment.dropFirst(prefix.count).dropLast(suffix.count))
    if ignoringCase, case .words(let words) = type {
      return words.contains { Array($0.utf8)[...].smallLetters == value[...].smallLetters }
        ? value : nil
    }
    return type.accepts(value) ? value : nil
  }
}

/// `@name` or `@name(text)`.
package struct ReferenceAttribute: Equatable {
  package var name: String
  package var text: String?
}

extension ReferencePattern.Piece {
  /// The rank as a list of numbers; the first number that differs decides, less is
  /// better.
  var rank: [Int] {
    switch self {
    case .literal: [0]
    // After a mount.
    case .rest: [7]
    case .capture(let capture) where capture.prefix.isEmpty && capture.suffix.isEmpty:
      [capture.type.rank]
    case .capture(let capture):
      [2, -capture.prefix.count, -capture.suffix.count, capture.type.rank]
    }
  }
}

/// One case of an enum.
package struct ReferenceRoute {
  package var name: String
  /// Nil for the `_` route.
  package var pattern: ReferencePattern?
  package var isModal = false
  package var attributes: [ReferenceAttribute] = []
  /// The screens below it, the root first, by their cases.
  package var below: [String] = []
}

/// `shop://` or `https://*.example.com/app`.
package struct ReferenceOrigin {
  package var scheme: String
  /// Nil for a custom scheme.
  package var host: String?
  package var isWildcard = false
  package var path: [[UInt8]] = []
  /// The path of its site, or nothing.
  package var site: [[UInt8]] = []
}

/// One enum of some files.
package struct ReferenceTable {
  package var name: String
  package var origins: [ReferenceOrigin] = []
  package var ignoresCase = false
  /// What `attribute` declares: the values that names stand for without a text.
  package var attributeDefaults: [String: String] = [:]
  /// Their names.
  var attributeNames: Set<String> = []
  /// What `type` declares.
  package var types: [String: ReferenceType] = [:]
  /// In the order of the files and lines.
  package var routes: [ReferenceRoute] = []
  /// Routes' own and aliases.
  package var patterns: [ReferencePattern] = []
}

extension ArraySlice<UInt8> {
  /// With small ASCII letters.
  var smallLetters: [UInt8] { map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
}
