/// Reads valid files line by line. It does not notice errors.
package struct ReferenceReader {
  struct Scope {
    var pieces: [ReferencePattern.Piece] = []
    var text = ""
    var attributes: [ReferenceAttribute] = []
  }

  /// A pattern as a line has it, and its screens by their places.
  struct Written {
    var pattern = ReferencePattern()
    /// The text up to each segment's end.
    var texts: [String] = []
    var screens: [(piece: Int, name: String, isModal: Bool)] = []
  }

  private var table: ReferenceTable
  private var aliases: [ReferencePattern] = []
  /// Screens by name and path.
  private var screens: [String: Int] = [:]
  private var ended: Set<Int> = []
  private var below: [Int: Set<Int>] = [:]
  /// The containers of the lines that pass through screens.
  private var passed: [Int: ReferenceAttribute] = [:]
  /// The last screen of each stack's line, and what the line gives to the screens below it.
  private var stackLines: [(last: Int, attributes: [ReferenceAttribute])] = []

  /// The tables of the files, by the enums that they name.
  package static func tables(of files: [[UInt8]]) -> [ReferenceTable] {
    var readers: [(name: String, reader: ReferenceReader)] = []
    for (index, file) in files.enumerated() {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let text = file.starts(with: mark) ? file.dropFirst(3) : file[...]
      let lines = joined(
        text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
          line.last == 0x0D ? Array(line.dropLast()) : Array(line)
        })
      let name = lines.lazy.compactMap { enumName($0.text) }.first ?? "Route"
      let place = readers.firstIndex { $0.name == name } ?? readers.count
      if place == readers.count { readers.append((name, ReferenceReader(name))) }
      readers[place].reader.read(lines, file: index)
    }
    return readers.map { $0.reader.finished() }.sorted { $0.name < $1.name }
  }

  private init(_ name: String) { table = ReferenceTable(name: name) }

  private static func enumName(_ line: [UInt8]) -> String? {
    var cursor = ReferenceCursor(line)
    guard directive(&cursor) == "enum" else { return nil }
    return cursor.typeName()
  }

  /// The directive's word, where an argument follows it.
  private static func directive(_ cursor: inout ReferenceCursor) -> String? {
    var ahead = cursor
    ahead.skipBlanks()
    let word = ahead.name()
    let words = ["enum", "access", "attribute", "ignore", "import", "origin", "type"]
    guard words.contains(word), ahead.isAtBlank else {
      return nil
    }
    ahead.skipBlanks()
    if ahead.isAt("->") || ahead.isAt("=>") || ahead.isAt("@") || ahead.isAt("{") { return nil }
    cursor = ahead
    return word
  }

  private mutating func read(_ lines: [Line], file: Int) {
    var scopes = [Scope()]
    for (number, line) in lines.map({ ($0.number, $0.text) }) {
      var cursor = ReferenceCursor(line)
      if let word = Self.directive(&cursor) {
        switch word {
        case "attribute": readAttribute(cursor)
        case "ignore": table.ignoresCase = true
        case "origin": readOrigins(cursor)
        case "type": readType(cursor)
        default: break
        }
        continue
      }
      cursor.skipBlanks()
      if cursor.isAtEnd || cursor.isAt("///") { continue }
      if cursor.isAt("}") {
        if scopes.count > 1 { scopes.removeLast() }
        continue
      }
      let isDefault =
        cursor.isAt("_") && (cursor.isAt("_ ") || cursor.isAt("_\t") || cursor.isAt("_->"))
      var written = isDefault ? Written() : self.pattern(&cursor)
      if isDefault { _ = cursor.skip("_") }
      written.pattern.file = file
      written.pattern.line = number
      prefix(&written, scopes[scopes.count - 1])
      cursor.skipBlanks()
      if cursor.skip("->") {
        route(written.pattern, &cursor, scopes[scopes.count - 1], isDefault: isDefault)
      } else if cursor.skip("=>") {
        alias(written.pattern, &cursor, scopes[scopes.count - 1])
      } else {
        let attributes = cursor.attributes()
        if cursor.isAtGroupBrace {
          var text = written.pattern.text[...]
          while text.last == "/" { text.removeLast() }
          scopes.append(
            Scope(
              pieces: written.pattern.pieces, text: String(text.drop { $0 == "/" }),
              attributes: attributes.over(scopes[scopes.count - 1].attributes)))
        } else {
          stack(written, attributes, scopes[scopes.count - 1])
        }
      }
    }
  }
}

extension ReferenceReader {
  private mutating func readAttribute(_ cursor: ReferenceCursor) {
    var cursor = cursor
    let capture = cursor.capture()
    table.attributeNames.insert(capture.name)
    table.attributeDefaults[capture.name] = capture.defaultText
  }

  private mutating func readType(_ cursor: ReferenceCursor) {
    var cursor = cursor
    let name = cursor.typeName()
    cursor.skipBlanks()
    _ = cursor.skip("=")
    let definition = cursor.read { !$0.isAtEnd }
    var spec = ReferenceCursor("x<".utf8 + definition + ">".utf8)
    let type = spec.capture().type
    // A single word is a list of words here, and in a capture the name of a type.
    if case .custom = type {
      table.types[name] = .words([trimmed(definition)])
    } else {
      table.types[name] = type
    }
  }

  private mutating func readOrigins(_ cursor: ReferenceCursor) {
    var cursor = cursor
    let first = table.origins.count
    while !cursor.isAtEnd {
      let text = cursor.read { !$0.isAtBlank && !$0.isAt(",") }
      if text.elementsEqual("at".utf8) {
        cursor.skipBlanks()
        let path = cursor.read { !$0.isAtBlank }
        let site = ReferenceLink(path[...]).segments
        for index in first..<table.origins.count { table.origins[index].site = site }
      } else if let origin = ReferenceOrigin(String(decoding: text, as: UTF8.self)) {
        table.origins.append(origin)
      }
      while cursor.isAtBlank || cursor.isAt(",") { cursor.offset += 1 }
    }
  }

  private mutating func route(
    _ written: ReferencePattern, _ cursor: inout ReferenceCursor, _ scope: Scope, isDefault: Bool
  ) {
    var pattern = written
    cursor.skipBlanks()
    var name = cursor.typeName()
    if name == "mount" {
      cursor.skipBlanks()
      name = cursor.typeName()
      pattern.mount = name
    }
    let isModal = cursor.skip("!")
    pattern.route = caseName(name)
    cursor.skipBlanks()
    if cursor.isAt("as ") || cursor.isAt("as\t") {
      cursor.offset += 2
      cursor.skipBlanks()
      pattern.route = cursor.name()
    }
    pattern.attributes = cursor.attributes().over(scope.attributes)
    table.routes.append(
      ReferenceRoute(
        name: pattern.route, pattern: isDefault ? nil : pattern, isModal: isModal,
        attributes: pattern.attributes))
  }

  private mutating func alias(
    _ written: ReferencePattern, _ cursor: inout ReferenceCursor, _ scope: Scope
  ) {
    var pattern = written
    cursor.skipBlanks()
    pattern.route = cursor.name()
    pattern.isAlias = true
    pattern.attributes = cursor.attributes().over(scope.attributes)
    aliases.append(pattern)
  }

  /// Each prefix with a screen is a route of its own, the same where another line has it.
  private mutating func stack(
    _ written: Written, _ attributes: [ReferenceAttribute], _ scope: Scope
  ) {
    var under: [Int] = []
    for (index, screen) in written.screens.enumerated() {
      let isLast = index == written.screens.count - 1
      let path = written.texts.indices.contains(screen.piece) ? written.texts[screen.piece] : ""
      var pattern = written.pattern
      pattern.pieces = Array(pattern.pieces.prefix(screen.piece + 1))
      // White space counts where it is a part of a type's name or a default.
      let text = path.filter { $0 != " " && $0 != "\t" }
      let key = "\(screen.name) \(text) \(pattern.pieces)"
      pattern.route = caseName(screen.name)
      if !isLast {
        pattern.items = []
        pattern.text = path
      }
      pattern.attributes = (isLast ? attributes : []).over(scope.attributes)
      let isPlain = pattern.items.isEmpty && attributes.isEmpty
      let isInner = screen.piece + 1 < written.pattern.pieces.count
      if isInner, case .rest(var capture) = pattern.pieces.last {
        capture.isList = false
        pattern.pieces[screen.piece] = .capture(capture)
      }
      let place = screens[key] ?? table.routes.count
      if place == table.routes.count {
        screens[key] = place
        table.routes.append(
          ReferenceRoute(
            name: pattern.route, pattern: pattern, isModal: screen.isModal,
            attributes: pattern.attributes))
      } else {
        let earlier = table.routes[place].attributes
        if isLast, !isPlain {
          table.routes[place].pattern = pattern
          table.routes[place].attributes = pattern.attributes.over(earlier)
        } else {
          table.routes[place].attributes = earlier.over(pattern.attributes)
        }
        table.routes[place].isModal = table.routes[place].isModal || screen.isModal
      }
      if passed[place] == nil { passed[place] = attributes.first { $0.name == "container" } }
      below[place, default: []].formUnion(under)
      under.append(place)
    }
    guard let last = under.last else { return }
    let own = ["deprecated", "cover", "container"]
    stackLines.append(
      (last, attributes.filter { !own.contains($0.name) }.over(scope.attributes)))
  }

  /// The table, when all files are read: aliases take from their targets what they do not say.
  private func finished() -> ReferenceTable {
    var table = table
    var all = below
    for _ in below {
      for (route, lower) in all { all[route] = lower.union(lower.flatMap { all[$0] ?? [] }) }
    }
    // A screen without a separate line has the attributes of those that pass through it.
    for place in below.keys where !stackLines.contains(where: { $0.last == place }) {
      let line = stackLines.first { all[$0.last]?.contains(place) ?? false }
      table.routes[place].attributes = line?.attributes ?? []
    }
    for (place, container) in passed {
      if table.routes[place].attributes.contains(where: { $0.name == "container" }) { continue }
      table.routes[place].attributes.append(container)
    }
    for index in table.routes.indices {
      table.routes[index].pattern = table.routes[index].pattern?.resolving(table.types)
      table.routes[index].attributes = table.routes[index].attributes.map { attribute in
        ReferenceAttribute(
          name: attribute.name, text: attribute.text ?? table.attributeDefaults[attribute.name])
      }
    }
    let depths = table.routes.map { $0.pattern?.pieces.count ?? 0 }
    let names = table.routes.map(\.name)
    for (route, lower) in all {
      let sorted = lower.sorted { (depths[$0], $0) < (depths[$1], $1) }
      table.routes[route].below = sorted.map { names[$0] }
    }
    for index in table.routes.indices {
      let attributes = table.routes[index].attributes
      table.routes[index].pattern?.attributes = attributes
      let below = table.routes.filter { table.routes[index].below.contains($0.name) }
      let restrictions = attributes + below.flatMap(\.attributes)
      table.routes[index].pattern?.restrictions = restrictions
      guard let pattern = table.routes[index].pattern else { continue }
      table.patterns.append(pattern)
      for alias in aliases where alias.route == pattern.route {
        var alias = alias.resolving(table.types).taking(from: pattern)
        alias.restrictions = alias.attributes + restrictions
        table.patterns.append(alias)
      }
    }
    return table
  }

  /// The destination's name without `Destination`, lower camel case.
  private func caseName(_ type: String) -> String {
    var name = type.split(separator: ".").last.map(String.init) ?? type
    if name.hasSuffix("Destination"), name != "Destination" { name.removeLast(11) }
    var capitals = name.prefix { $0.isUppercase }.count
    if capitals > 1, name.dropFirst(capitals).first?.isLowercase == true { capitals -= 1 }
    return name.prefix(capitals).lowercased() + name.dropFirst(capitals)
  }
}
