import TestSupport

extension FileGenerator {
  /// Few, so that lines meet; `e\u{301}` and `é` are equal strings of other bytes.
  static let literals = [
    "a", "b", "ab", "ba", "5", "42", "true", "a.json", "x-1", "\u{E9}", "e\u{301}", "a%20b", "A",
    "2026-01-31", "product", "%61b", "caf%C3%A9", "caf\u{E9}", "%2F", "%2E", "a%3Ab", "(x)", "a=b",
    "\u{65E5}\u{672C}", "a+b", "@a", "@me", "%40auth", "~", "a&b", "100%25", "-", "enum", "mount",
    // About as long as one word, two words and three, some of which agree in a word or two.
    "subscri", "subscrib", "subscribe", "subscriptions", "a-screen-of-many", "a-screen-of-many1",
    "a-screen-of-many12345678", "a-screen-of-many123456789", "a-screen", "caf\u{E9}-terrace",
    "terrace-\u{E9}",
  ]
  static let affixes = ["", "", "", "", "a", "b", "ab", "x-", ".json", "5", "@", "%C3%A9", "."]
  static let words = ["a|b", "b|ab", "5|a", "true|false", "1|2|42", "new-in|old_one", "a | b"]
  static let keys = ["k", "l", "q%20r", "\u{E9}", "k%26"]

  mutating func literal() -> String { random.pick(Self.literals) }

  /// A pattern, and the parameters that it has.
  mutating func pattern(_ parameters: inout [Parameter], hasQuery: Bool) -> String {
    var segments: [String] = []
    let count = random.pick([0, 1, 1, 1, 2, 2, 2, 3, 3, 4])
    var optionalFrom = count
    while optionalFrom > 0, random.chance(15) { optionalFrom -= 1 }
    for index in 0..<count {
      let isLast = index == count - 1
      if index >= optionalFrom {
        var capture = capture(Self.affixes, needsDefault: true)
        let type = capture.type
        let isOptional = isLast && random.chance(50)
        let end = isOptional ? "?" : " = \(sample(type))"
        capture.parameter.spec = "<\(type)\(end)>"
        capture.parameter.mayBeMissing = true
        parameters.append(capture.parameter)
        segments.append(capture.written)
      } else if isLast, random.chance(12) {
        segments.append(rest(&parameters))
      } else if random.chance(5), !parameters.contains(where: { $0.name == "wildcard" }), !isLast {
        segments.append("*")
        parameters.append(Parameter(name: "wildcard"))
      } else if random.chance(50) {
        segments.append(literal())
      } else {
        let capture = capture(Self.affixes)
        parameters.append(capture.parameter)
        segments.append(capture.text)
      }
    }
    var text =
      segments.isEmpty
      ? "/"
      : random.pick(["", "", "/"]) + segments.joined(separator: "/")
        + random.pick(["", "", "", "/"])
    if hasQuery, random.chance(30) { text += query(&parameters) }
    if hasQuery, random.chance(10) {
      var item = item()
      if item.isList { item = Parameter(name: item.name) }
      item.source = .fragment
      text += "#:\(item.name)\(item.spec)"
      parameters.append(item)
    }
    return text
  }

  private mutating func rest(_ parameters: inout [Parameter]) -> String {
    if random.chance(20), !parameters.contains(where: { $0.name == "wildcard" }) {
      parameters.append(Parameter(name: "wildcard", isList: true))
      return "*"
    }
    let name = "r\(number())"
    let type = type()
    let spec = type == "String" ? "" : "<\(type)>"
    parameters.append(Parameter(name: name, spec: spec, isList: true))
    return "*\(name)\(spec)"
  }

  /// What stands before an item of a query or an arrow that goes on with the line, on the next.
  mutating func lineEnd() -> String {
    random.pick(["", "", " ", " # more -> below", "\t# ?a&b"])
      + random.pick(["\n  ", "\n", "\n\t", "\n# ?c=d {\n  "])
  }

  /// A capture of a path between two affixes.
  struct Capture {
    var prefix: String
    var suffix: String
    var type: String
    var parameter: Parameter

    var written: String { "\(prefix):\(parameter.name)\(parameter.spec)\(suffix)" }
    /// Without a spec where the name need not be closed.
    var text: String {
      let isClear = suffix.isEmpty || suffix.hasPrefix(".")
      return parameter.spec == "<String>" && isClear
        ? "\(prefix):\(parameter.name)\(suffix)" : written
    }
  }

  mutating func capture(_ affixes: [String], needsDefault: Bool = false) -> Capture {
    let type = type(isOwn: !needsDefault)
    return Capture(
      prefix: random.pick(affixes), suffix: random.pick(affixes), type: type,
      parameter: Parameter(name: "p\(number())", spec: "<\(type)>"))
  }

  mutating func query(_ parameters: inout [Parameter]) -> String {
    let keys = Self.keys.shuffled(using: &random).prefix(random.pick([1, 1, 2, 3]))
    let isLong = random.chance(20)
    var text = ""
    for key in keys {
      if isLong, random.chance(60) { text += lineEnd() }
      text += key == keys.first ? "?" : "&"
      if random.chance(45) {
        text +=
          random.chance(25)
          ? random.pick(["\(key)=*", "!\(key)"])
          : "\(key)=\(random.pick(["1", "2", "a%20b", "", "a=b", "a%2B", "%2A"]))"
        continue
      }
      var item = item()
      let written = random.pick([key, key, key, ""])
      item.source = .query(key: written.isEmpty ? item.name : written)
      parameters.append(item)
      text += "\(written):\(item.name)\(item.spec)"
    }
    return text
  }

  /// A parameter of a query: required, optional, defaulted or a list.
  private mutating func item() -> Parameter {
    let name = "q_\(number())"
    switch random.below(4) {
    case 0:
      let type = type()
      let isLenient = isRestricted && type != "String" && random.chance(30)
      return Parameter(
        name: name, spec: isLenient ? "<\(type) ?= nil>" : "<\(type)?>", mayBeMissing: true)
    case 1:
      let type = type(isOwn: false)
      let sign = isRestricted ? random.pick(["=", "?=", "?="]) : "="
      return Parameter(
        name: name, spec: "<\(type) \(sign) \(sample(type))>", mayBeMissing: true)
    case 2:
      let type = type(isWords: false)
      return Parameter(name: name, spec: "<[\(type)]>", isList: true, mayBeMissing: true)
    default:
      let type = type()
      return Parameter(name: name, spec: type == "String" ? "" : "<\(type)>")
    }
  }

  private mutating func type(isOwn: Bool = true, isWords: Bool = true) -> String {
    if !named.isEmpty, random.chance(12) { return random.pick(named).name }
    switch random.below(14) {
    case 0...3: return "String"
    case 4 where isWords: return random.pick(Self.words)
    case 5 where isWords: return "Kind\(number()): " + random.pick(Self.words)
    case 6 where isOwn: return random.pick(["Slug", "Values.Sku", "Sku"])
    case 7: return random.pick(["Bool", "UUID", "Date", "URL"])
    case 8: return random.pick(["Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32"])
    case 9: return random.pick(["UInt", "UInt64", "UInt 1...", "UInt8 ...9", "Int64 ..." + "-1"])
    case 10:
      let least = random.pick([-3, 0, 1, 5, 42])
      let most = least + random.pick([0, 1, 4, 100])
      return random.pick([
        "Int \(least)...\(most)", "Int \(least)..<\(most + 1)", "Int \(least)...",
        "Int ...\(most)",
      ])
    case 11: return "Int"
    case 12:
      return random.pick([
        "Double", "Float", "Float 0.1...0.3", "Double ...1e2", "Decimal", "Decimal 0.01...99.99",
        "Decimal -1..<0.5",
      ])
    default:
      let least = random.pick([-1.5, 0, 0.5, 5, 41.5])
      let most = least + random.pick([0.5, 1, 10])
      return "Double \(least)" + random.pick(["...", "..<"]) + "\(most)"
    }
  }

  /// A text of the type that prints as it is written.
  func sample(_ type: String) -> String {
    let name = type.split(separator: " ")[0]
    if let named = named.first(where: { $0.name == name }) { return named.sample }
    if type.contains("|") {
      let words = type.split(separator: ":").last ?? ""
      return words.split(separator: "|")[0].trimmingBlanks
    }
    switch name {
    case "String", "Slug", "Sku", "Values.Sku": return "a"
    case "Bool": return "true"
    case "UUID": return "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"
    case "Date": return "2026-01-28"
    case "URL": return "https://example.com/a?b=1"
    default:
      let range = type.split(separator: " ").dropFirst().first ?? "1"
      let bound =
        range.firstRange(of: "..").map { dots in
          dots.lowerBound == range.startIndex ? range.dropFirst(3) : range[..<dots.lowerBound]
        } ?? range
      let isWritten = name.contains("Int") || name == "Decimal"
      return isWritten ? String(bound) : Double(bound).map { "\($0)" } ?? "1.0"
    }
  }
}

extension Substring {
  var trimmingBlanks: String { trimmed(Array(utf8)[...]) }
}
