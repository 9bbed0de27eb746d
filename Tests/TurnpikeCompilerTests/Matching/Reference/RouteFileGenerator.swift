@testable import TurnpikeCompiler

/// Writes valid route files, and for each of their lines what the reference matcher needs to know.
struct RouteFileGenerator {
  var random: SeededGenerator

  /// Some files of one table, and its patterns.
  struct Output {
    var files: [String]
    var patterns: [ReferencePattern]
  }

  /// Few, so that lines meet; `e\u{301}` and `é` are equal strings of other bytes.
  static let literals = [
    "a", "b", "ab", "ba", "5", "42", "true", "a.json", "x-1", "\u{E9}", "e\u{301}", "a b", "A",
    "2026-01-31", "product",
  ]
  static let affixes = ["", "", "", "", "a", "b", "ab", "x-", ".json", "5", "@"]
  static let words = [
    ["a", "b"], ["b", "ab"], ["5", "a"], ["true", "false"], ["1", "2", "42"],
  ]
  static let keys = ["k", "l", "q r"]

  mutating func output() -> Output {
    var patterns: [ReferencePattern] = []
    for index in 0..<Int.random(in: 1...9, using: &random) {
      let pattern = pattern(route: "case\(index)")
      patterns.append(pattern)
      if Int.random(in: 0..<5, using: &random) == 0, let alias = alias(of: pattern) {
        patterns.append(alias)
      }
    }
    let lines = patterns.map(\.line).shuffled(using: &random)
    let split = Int.random(in: 0...lines.count, using: &random)
    let files = [lines[..<split], lines[split...]].map { $0.joined(separator: "\n") }
    return Output(files: files, patterns: patterns)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pattern(route: String) -> ReferencePattern {
    var pattern = ReferencePattern(route: route, text: "", pieces: [])
    var texts: [String] = []
    let count = pick([0, 1, 1, 2, 2, 2, 3, 3, 4])
    var optionalFrom = count
    while optionalFrom > 0, chance(15) { optionalFrom -= 1 }
    for index in 0..<count {
      let isLast = index == count - 1
      if index >= optionalFrom {
        var capture = capture("p\(index)", affixes: true)
        capture.isOptional = isLast && chance(50)
        if !capture.isOptional {
          if capture.type == .custom { capture.type = .string }
          capture.hasDefault = true
        }
        pattern.pieces.append(.capture(capture))
        texts.append(write(capture))
      } else if isLast, chance(15) {
        let capture = capture("p\(index)", affixes: false)
        pattern.pieces.append(.rest(capture))
        texts.append("*\(capture.name)\(spec(capture))")
      } else if chance(45) {
        let literal = pick(Self.literals)
        pattern.pieces.append(.literal(literal))
        texts.append(literal.replacing(" ", with: "%20"))
      } else {
        let capture = capture("p\(index)", affixes: true)
        pattern.pieces.append(.capture(capture))
        texts.append(write(capture))
      }
    }
    pattern.text = texts.isEmpty ? "/" : pick(["", "/"]) + texts.joined(separator: "/")
    addQuery(to: &pattern)
    return pattern
  }

  private mutating func addQuery(to pattern: inout ReferencePattern) {
    if chance(70) { return }
    var texts: [String] = []
    for (index, key) in Self.keys.shuffled(using: &random).prefix(pick([1, 1, 2, 3])).enumerated() {
      let written = key.replacing(" ", with: "%20")
      if chance(60) {
        let value = pick(["1", "2", "a b"])
        pattern.items.append(.condition(key: key, value: value))
        texts.append("\(written)=\(value.replacing(" ", with: "%20"))")
      } else {
        var capture = capture("q\(index)", affixes: false)
        loosen(&capture, canBeList: true)
        pattern.items.append(.parameter(key: key, capture))
        texts.append("\(written):\(capture.name)\(spec(capture))")
      }
    }
    pattern.text += "?" + texts.joined(separator: "&")
    if chance(30) {
      var capture = capture("f", affixes: false)
      loosen(&capture, canBeList: false)
      pattern.fragment = capture
      pattern.text += "#:\(capture.name)\(spec(capture))"
    }
  }

  private mutating func loosen(_ capture: inout ReferenceCapture, canBeList: Bool) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: capture.isOptional = true
    case 1:
      if capture.type == .custom { capture.type = .string }
      capture.hasDefault = true
    case 2:
      if case .words = capture.type { return }
      capture.isList = canBeList
    default: break
    }
  }

  private mutating func capture(_ name: String, affixes: Bool) -> ReferenceCapture {
    ReferenceCapture(
      name: name, prefix: affixes ? pick(Self.affixes) : "",
      suffix: affixes ? pick(Self.affixes) : "", type: type())
  }

  private mutating func type() -> ReferenceType {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: return .string
    case 4: return .words(pick(Self.words))
    case 5: return .custom
    case 6: return pick([.bool, .uuid, .date])
    case 7: return .integer(name: "Int8", least: -128, greatest: 127)
    case 8: return .integer(name: "UInt", least: 0, greatest: .max)
    case 9:
      let least = pick([-3, 0, 1, 5, 42])
      return .integer(name: "Int", least: least, greatest: least + pick([0, 1, 4, 100]))
    case 10: return .integer(name: "Int", least: .min, greatest: .max)
    default:
      let least = pick([-1.5, 0, 0.5, 5, 41.5])
      return .double(
        least: least, greatest: least + pick([0.5, 1, 10]), includesGreatest: chance(50))
    }
  }

  private func write(_ capture: ReferenceCapture) -> String {
    "\(capture.prefix):\(capture.name)\(spec(capture, isAlone: false))\(capture.suffix)"
  }

  /// The spec always stands where a suffix would else read on.
  private func spec(_ capture: ReferenceCapture, isAlone: Bool = true) -> String {
    let end =
      capture.isOptional ? "?" : capture.hasDefault ? " = \(capture.type.sample)" : ""
    if capture.type == .string, end.isEmpty, !capture.isList, isAlone { return "" }
    return capture.isList
      ? "<[\(capture.type.spelling)]>" : "<\(capture.type.spelling)\(end)>"
  }

  /// The same parameters under another literal, in another order, without what may be missing.
  private mutating func alias(of pattern: ReferencePattern) -> ReferencePattern? {
    var alias = ReferencePattern(
      route: pattern.route, text: "", isAlias: true, pieces: [.literal(pick(Self.literals))])
    var captures: [ReferenceCapture] = []
    for piece in pattern.pieces {
      switch piece {
      case .literal: break
      case .capture(let capture): captures.append(capture)
      case .rest: return nil
      }
    }
    if captures.contains(where: \.mayBeMissing) || pattern.fragment != nil { return nil }
    for item in pattern.items {
      if case .parameter = item { return nil }
    }
    captures.shuffle(using: &random)
    alias.pieces += captures.map { .capture($0) }
    guard case .literal(let literal) = alias.pieces[0] else { return nil }
    alias.text =
      ([literal.replacing(" ", with: "%20")]
      + captures.map { capture in
        capture.suffix.isEmpty
          ? "\(capture.prefix):\(capture.name)" : write(capture)
      }).joined(separator: "/")
    return alias
  }
}

extension ReferenceType {
  /// As a file writes it.
  var spelling: String {
    switch self {
    case .string: return "String"
    case .bool: return "Bool"
    case .uuid: return "UUID"
    case .date: return "Date"
    case .custom: return "Slug"
    case .words(let words): return words.joined(separator: "|")
    case .integer("Int", let least, let greatest):
      return least == .min ? "Int" : "Int \(least)...\(greatest)"
    case .integer(let name, _, _): return name
    case .double(let least, let greatest, let includesGreatest):
      return "Double \(least)\(includesGreatest ? "..." : "..<")\(greatest)"
    }
  }

  /// A text of the type.
  var sample: String {
    switch self {
    case .string, .custom: return "a"
    case .bool: return "true"
    case .uuid: return "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
    case .date: return "2026-01-31".replacing("31", with: "28")
    case .words(let words): return words[0]
    case .integer(_, let least, let greatest):
      return "\(least == .min ? 5 : min(least + 1, greatest))"
    case .double(let least, _, _): return "\(least)"
    }
  }
}
