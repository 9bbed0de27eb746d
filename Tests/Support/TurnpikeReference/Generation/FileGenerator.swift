package import TestSupport

/// Writes route files with every construct of the language: valid line by line, so that all that
/// may be wrong is what two lines are to each other.
package struct FileGenerator {
  var random: SeededGenerator
  /// A case that an alias may lead to.
  struct Target {
    var name: String
    var parameters: [Parameter]
    var isMount = false
  }
  struct Parameter {
    var name: String
    var spec = ""
    var isList = false
    var mayBeMissing = false
    /// Where the target reads it, if that is not in its path: an alias takes it over.
    var source: Source?
  }
  enum Source: Equatable {
    case query(key: String)
    case fragment
  }

  var targets: [Target] = []
  /// What the groups round a line capture.
  private var captured: [Parameter] = []
  private var count = 0
  /// Stacks of the table so far, as the texts of their steps.
  var stacks: [[String]] = []
  private var enums: [String] = []
  /// Whether some lines have `@internal`, `@from` or `?=`.
  package var isRestricted = false
  /// The schemes of the table's origins.
  private var schemes: [String] = []
  /// The types that the table names, with a text of each.
  var named: [(name: String, sample: String)] = []

  package init(random: SeededGenerator) { self.random = random }

  /// The files of one run: one table in one or two files, and at times enums that it mounts.
  package mutating func files() -> [String] {
    var files: [String] = []
    for index in 0..<random.pick([0, 0, 0, 1, 1, 2]) {
      files.append(contentsOf: table("Child\(index)Route", 1...5, isChild: true))
      enums.append("Child\(index)Route")
    }
    files += table(random.pick([nil, "AppRoute"]), 1...9, isChild: false)
    return files.map { dressed($0) }
  }

  private mutating func table(_ name: String?, _ size: ClosedRange<Int>, isChild: Bool) -> [String]
  {
    targets = []
    stacks = []
    named = []
    let declarations = directives(isChild: isChild) + declarations()
    var blocks: [[String]] = []
    for _ in 0..<Int.random(in: size, using: &random) { blocks.append(block(depth: 0)) }
    if random.chance(25) {
      blocks.append(["_ -> \(destination().type)\(random.pick(["", "!"])) \(attributes())"])
    }
    blocks.shuffle(using: &random)
    let split = isChild || random.chance(60) ? 0 : Int.random(in: 0...blocks.count, using: &random)
    let rest = blocks[split...].flatMap { $0 }
    let first = name.map { ["enum \($0)"] } ?? []
    let documented = random.chance(30) ? ["/// Links."] + first : first
    let head = documented + declarations
    let files = [head + rest] + (split > 0 ? [first + blocks[..<split].flatMap { $0 }] : [])
    return files.map { lines in
      let module = lines.contains { $0.contains("Values.") } ? ["import Values"] : []
      return (module + lines).joined(separator: "\n")
    }
  }

  private mutating func directives(isChild: Bool) -> [String] {
    var lines: [String] = []
    schemes = []
    // An enum that is mounted is seen as far as those that mount it.
    let levels = isChild ? ["public"] : ["public", "internal", "package"]
    if isChild || random.chance(30) { lines.append("access " + random.pick(levels)) }
    if random.chance(6) { lines.append(random.pick(["ignore case", "ignore  case # any"])) }
    if random.chance(60) {
      let count = random.pick([1, 1, 2, 3])
      let origins = Self.origins.shuffled(using: &random).prefix(count)
      schemes = origins.compactMap { $0.split(separator: ":").first?.lowercased() }
      lines.append("origin " + origins.joined(separator: random.pick([", ", ",", " , "])))
      if !isChild, random.chance(30) {
        let site = random.pick(["a", "/a", "product/", "a/b", "caf%C3%A9", "b/a"])
        let others = random.pick([
          "https://live.example.com", "https://live.example.com/app, live://",
          "https://*.live.example.com", "live://live.example.com , https://live.example.com",
        ])
        lines.append("origin \(others) at \(site)")
        // No line below the path of the site may exclude its links.
        schemes.removeAll { $0 == "http" }
      }
    }
    return lines
  }

  /// The attributes that lines bear, and some types with names of their own.
  private mutating func declarations() -> [String] {
    var lines = [
      "attribute auth<String = none>", "attribute analytics<String>", "attribute staff_only",
      random.pick([
        "attribute tab<Int 1...>", "attribute tab<1|2 = 2>", "attribute tab<Tab: 2|1>  # a tab",
      ]),
    ]
    for _ in 0..<random.pick([0, 0, 1, 2]) {
      let name = "Named\(number())"
      let definition = random.pick([
        ("a|b", "a"), ("b | ab | 5", "b"), ("Int 1...", "42"), ("Double 0 ..< 1.5", "0.5"),
        ("UInt8 ...9", "5"), ("true|42|new-in", "42"),
      ])
      lines.append("type \(name) = \(definition.0)" + random.pick(["", " # words"]))
      named.append((name, definition.1))
    }
    return lines.shuffled(using: &random)
  }

  static let origins = [
    "shop://", "my-shop+2.x://", "SHOP2://", "https://shop.example.com",
    "https://*.example.com/app", "https://shop.example.com/app/v%201", "http://shop.example.com",
    "https://*.shop.example.com", "https://xn--bcher-kva.example", "https://xn--9ca.example/",
    "https://Shop.Example.com./app", "shop://www.Example.com", "shop://www.example.com/app",
  ]

  /// A byte-order mark, other line ends, no line end at the end.
  private mutating func dressed(_ file: String) -> String {
    var text = file
    if random.chance(10) { text = text.replacing("\n", with: "\r\n") }
    if random.chance(10) { text = "\u{FEFF}" + text }
    return text + random.pick(["", "\n", "\n\n# end\n"])
  }

  mutating func number() -> Int {
    count += 1
    return count
  }

  /// A destination and the case that it gives.
  mutating func destination() -> (type: String, name: String) {
    let number = number()
    return random.pick([
      ("C\(number)", "c\(number)"), ("C\(number)Destination", "c\(number)"),
      ("ItemList\(number)Destination", "itemList\(number)"),
      ("URLPreview\(number)Destination", "urlPreview\(number)"),
      ("HTTP\(number)", "http\(number)"),
    ])
  }

  /// One route with what belongs to it, or a group of some.
  private mutating func block(depth: Int) -> [String] {
    var lines: [String] = []
    if random.chance(10) { lines.append(random.pick(["", "# a comment", "  # another -> one"])) }
    if random.chance(15) { lines.append("/// Words about it: a -> B.") }
    switch random.below(20) {
    case 0...2 where depth < 3: lines += group(depth: depth)
    case 3, 4: lines.append(stack())
    case 5...6 where !enums.isEmpty: lines += mount()
    case 7...9 where !targets.isEmpty && depth == 0: lines.append(alias())
    default: lines.append(route())
    }
    return lines
  }

  private mutating func group(depth: Int) -> [String] {
    var segments: [String] = []
    let outer = (captured, stacks)
    stacks = []
    for _ in 0..<random.pick([0, 1, 1, 2]) {
      let capture = capture(Self.affixes)
      let isLiteral = random.chance(75)
      segments.append(isLiteral ? literal() : capture.text)
      if !isLiteral { captured.append(capture.parameter) }
    }
    let path = segments.isEmpty ? "/" : random.pick(["", "/"]) + segments.joined(separator: "/")
    // Attributes alone, or the brace at the path itself.
    let attributes = attributes()
    let brace = attributes.isEmpty && path != "/" ? random.pick([" {", "{"]) : " {"
    var lines = [path + attributes + brace + random.pick(["", "  # a group"])]
    for _ in 0..<random.pick([0, 1, 2, 3]) {
      lines += block(depth: depth + 1).map { "  " + $0 }
    }
    (captured, stacks) = outer
    return lines + [random.pick(["}", "} # end"])]
  }

  private mutating func route() -> String {
    var parameters: [Parameter] = []
    let pattern = pattern(&parameters, hasQuery: true)
    var (type, name) = destination()
    if random.chance(10) { type += "!" }
    if random.chance(15) {
      name = "name\(number())"
      type += " as \(name)"
    }
    targets.append(Target(name: name, parameters: captured + parameters))
    return pattern + arrow("->") + type + lineAttributes() + random.pick(["", "", " # why"])
  }

  /// An arrow with white space, at times on the next line.
  mutating func arrow(_ sign: String) -> String {
    if random.chance(8) { return lineEnd() + sign + " " }
    return random.pick([" \(sign) ", "   \(sign)  ", " \(sign)", sign, "\t\(sign) "])
  }

  /// A mount, at times with more rests beside it than a table tries one after another.
  private mutating func mount() -> [String] {
    var segments: [String] = []
    var parameters = captured
    for _ in 0..<random.pick([0, 1, 1, 1, 2]) {
      if random.chance(70) {
        segments.append(literal())
      } else {
        let capture = capture(Self.affixes)
        segments.append(capture.text)
        parameters.append(capture.parameter)
      }
    }
    let path = segments.isEmpty ? "/" : segments.joined(separator: "/")
    let name = "mount\(number())"
    targets.append(Target(name: name, parameters: parameters, isMount: true))
    let line = "\(path) -> mount \(random.pick(enums)) as \(name)" + lineAttributes()
    if segments.isEmpty || random.chance(75) { return [line] }
    return [line] + (0..<9).map { "\(path)/*rest?k=\($0) -> \(destination().type)" }
  }

  private mutating func attributes() -> String {
    var text = ""
    let all = ["@auth", "@analytics(order (a) # b)", "@staff_only", "@auth(member)", "@tab(1)"]
    for attribute in all.shuffled(using: &random) where random.chance(7) {
      if attribute.hasPrefix("@auth"), text.contains("@auth") { continue }
      text += random.pick([" ", "  "]) + attribute
    }
    return text
  }

  /// The attributes of a line that no other line adds to.
  private mutating func lineAttributes() -> String {
    let text = attributes()
    guard isRestricted, random.chance(25) else { return text }
    if schemes.isEmpty || random.chance(50) { return text + " @internal" }
    return text + " @from(\(random.pick(schemes)))"
  }
}
