import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// No edit that a message proposes takes an attribute from a route, or gives it to another one.
@Suite struct FixLawTests {
  @Test(arguments: 0..<Mistake.all.count)
  func fixesKeepAttributes(of index: Int) {
    let mistake = Mistake.all[index]
    var random = SeededGenerator(seed: UInt64(index) + 1)
    for _ in 0..<30 {
      let (file, spoilt) = mistake.file(&random)
      let before = AttributedPatterns(file)
      #expect(compiled([file]).tables != nil, "\(file)")
      let compilation = compiled([spoilt])
      #expect(compilation.tables == nil, "\(mistake.name):\n\(spoilt)")
      let fixed = FixedFiles(compilation).compilation.files[0].bytes
      expect(fixed, keeps: before, mistake, spoilt)
      for edit in compilation.diagnostics.compactMap(\.replacement) {
        var bytes = compilation.files[0].bytes
        bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: edit.text.utf8)
        // Another error can still be about the attribute.
        let edited = compiled([String(decoding: bytes, as: UTF8.self)])
        if edited.tables != nil { expect(bytes, keeps: before, mistake, spoilt) }
      }
    }
  }

  private func expect(
    _ bytes: [UInt8], keeps before: AttributedPatterns, _ mistake: Mistake, _ spoilt: String
  ) {
    let text = String(decoding: bytes, as: UTF8.self)
    if text == spoilt { return }
    let changed = AttributedPatterns(text).attributes.filter {
      before.attributes[$0.key] != $0.value
    }
    #expect(changed.isEmpty, "\(mistake.name):\n\(spoilt)\nis edited to\n\(text)")
  }
}

/// The attributes of each pattern that can be read, with those of its groups.
private struct AttributedPatterns {
  private(set) var attributes: [String: Set<String>] = [:]

  init(_ text: String) {
    let file = SourceFile(path: "", text: text)
    let syntax = parse(file, index: 0)
    var groups: [(prefix: String, attributes: Set<String>)] = [("", [])]
    for line in syntax.lines {
      if line.endsGroup, groups.count > 1 { groups.removeLast() }
      guard let item = line.item, let group = groups.last else { continue }
      let all = group.attributes.union(item.attributes.map { file.text($0.range) })
      let path = group.prefix + "/" + item.pattern.text
      if item.isGroup { groups.append((path, all)) } else { attributes[path] = all }
    }
  }
}

/// A slip in one line of a valid file.
private struct Mistake: Sendable {
  let name: String
  /// The line, spoilt: its indentation, its pattern, what follows, and its attributes.
  let spoil:
    @Sendable (_ indent: String, _ pattern: String, _ rest: String, _ attributes: [String]) ->
      String

  static let all = [
    Mistake(name: "a line below") { "\($0)\($1) \($2)\n\($0)  \(list($3))" },
    Mistake(name: "a line below, not indented") { "\($0)\($1) \($2)\n\($0)\(list($3))" },
    Mistake(name: "a line above") { "\($0)\(list($3))\n\($0)\($1) \($2)" },
    Mistake(name: "a line above and an empty line") { "\($0)\(list($3))\n\n\($0)\($1) \($2)" },
    Mistake(name: "a line each") { "\($0)\($1) \($2)\n" + $3.map { "    \($0)\n" }.joined() },
    Mistake(name: "a line each above") { "\($3.joined(separator: "\n"))\n\($0)\($1) \($2)" },
    Mistake(name: "before the arrow") { "\($0)\($1) \(list($3)) \($2)" },
    Mistake(name: "before the arrow, on lines") { "\($0)\($1)\n  \(list($3))\n  \($2)" },
    Mistake(name: "before the pattern") { "\($0)\(list($3)) \($1) \($2)" },
    Mistake(name: "joined to the pattern") {
      "\($0)\($1)\($3[0]) \($2) \($3.dropFirst().joined(separator: " "))"
    },
    Mistake(name: "joined to the destination") { "\($0)\($1) \($2)\(list($3))" },
    Mistake(name: "commas") { "\($0)\($1) \($2) \($3.joined(separator: ", "))," },
    Mistake(name: "a semicolon") { "\($0)\($1) \($2); \(list($3))" },
    Mistake(name: "a long arrow") { "\($0)\($1) -\($2) \(list($3))" },
    Mistake(name: "no arrow") { "\($0)\($1) \(list($3))" },
    Mistake(name: "no arrow, and a line below") { "\($0)\($1)\n\($0)  \(list($3))" },
    Mistake(name: "no destination") { "\($0)\($1) -> \(list($3))" },
    Mistake(name: "no destination, and a line below") { "\($0)\($1) ->\n\($0)  \(list($3))" },
    Mistake(name: "a comment of Swift") { "\($0)\($1) \($2) // \(list($3))" },
    Mistake(name: "a comment of SQL") { "\($0)\($1) \($2) -- \(list($3))" },
    Mistake(name: "a space in the name") { "\($0)\($1) \($2) @ \(list($3).dropFirst())" },
    Mistake(name: "a colon") { "\($0)\($1) \($2) \(list($3)): true" },
    Mistake(name: "two routes on a line") { "\($0)\($1) \($2) \(list($3)) other -> Other" },
    Mistake(name: "two routes on a line, first") { "\($0)other -> Other \($1) \($2) \(list($3))" },
    Mistake(name: "an empty line inside") { "\($0)\($1)\n\n   \($2) \(list($3))" },
    Mistake(name: "an arrow back") { "\($0)\($2.dropFirst(3)) <- \($1) \(list($3))" },
    Mistake(name: "a name before the arrow") { "\($0)\($1) as name \($2) \(list($3))" },
    Mistake(name: "an origin") { "\($0)shop://\($1) \($2) \(list($3))" },
    Mistake(name: "quotation marks") { "\($0)\"\($1)\" \($2) \(list($3))" },
    Mistake(name: "in braces") { "\($0)\($1) \($2) {\(list($3))}" },
    Mistake(name: "in brackets") { "\($0)\($1) \($2) [\(list($3))]" },
    Mistake(name: "as a group of one line") { "\($0)\($1) \(list($3)) { / \($2) }" },
    Mistake(name: "an arrow and a brace") { "\($0)\($1) \($2) \(list($3)) {" },
    Mistake(name: "a merge") {
      "<<<<<<< a\n\($0)\($1) \($2)\n=======\n\($1) \($2) \(list($3))\n>>>>>>>"
    },
  ]

  private static func list(_ attributes: [String]) -> String { attributes.joined(separator: " ") }

  /// A random file, and the same with the mistake.
  func file(_ random: inout SeededGenerator) -> (String, String) {
    let declared = ["@auth", "@beta", "@level(2)", "@internal", "@only(DEBUG)", "@from(shop)"]
    let head =
      "origin shop://, https://a.example\nattribute auth\nattribute beta\nattribute level<Int>\n"
    var (lines, spoilt): ([String], [String]) = ([], [])
    let count = 3 + random.below(5)
    let target = random.below(count)
    var isInGroup = false
    for index in 0..<count {
      if !isInGroup, random.chance(20) {
        isInGroup = true
        let group = "g\(index) \(random.pick(["@auth ", "@beta ", ""])){"
        lines.append(group)
        spoilt.append(group)
      }
      let indent = isInGroup ? "    " : ""
      var attributes = [random.pick(declared)]
      if random.chance(40), let other = declared.first(where: { $0 < attributes[0] }),
        attributes[0] != "@internal" || !other.hasPrefix("@from"),
        attributes[0] != "@from(shop)" || other != "@internal"
      {
        attributes.append(other)
      }
      let pattern = random.pick(["r\(index)", "r\(index)/:id<Int>", "a/r\(index)/:name"])
      let rest = "-> \(random.pick(["R", "S"]))\(index)\(random.chance(20) ? "!" : "")"
      let isBare = index != target && random.chance(50)
      let line = indent + pattern + " " + rest + (isBare ? "" : " " + Self.list(attributes))
      lines.append(line)
      spoilt.append(index == target ? spoil(indent, pattern, rest, attributes) : line)
      if random.chance(20) {
        lines.append("# a comment")
        spoilt.append("# a comment")
      }
    }
    let end = isInGroup ? "\n}\n" : "\n"
    let used = "used -> Used @auth @beta @level(1)\n"
    return (
      head + used + lines.joined(separator: "\n") + end,
      head + used + spoilt.joined(separator: "\n") + end
    )
  }
}
