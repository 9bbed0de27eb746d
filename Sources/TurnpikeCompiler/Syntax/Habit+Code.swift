// What other errors are explained by: the code of another router, the link of a declared origin, and a
// letter that looks like a Latin one.

extension SourceFile {
  /// The error of a row that is code of another router: the route that it would be.
  func foreignCode(_ row: SourceRange) -> Diagnostic? {
    let text = text(row)
    let code =
      #/^(?:[@.]?[A-Za-z_][\w.:]*!?\s*\(|<[A-Z]\w*\s|\{\s*["']?\w+["']?\s*:|[a-z]+\s+["'])/#
    guard row.count <= 300, text.firstMatch(of: code) != nil, !text.contains(#/->\s*[A-Z]\w*$/#),
      RowParser(row, in: self).directive == nil
    else { return nil }
    let strings = text.matches(of: #/"([^"]*)"|'([^']*)'/#).map { String($0.1 ?? $0.2 ?? "") }
    // Some routers have a string for each segment.
    let segments = strings.prefix { !$0.isEmpty && !$0.contains(#/[\/\s]/#) }
    let path = segments.count > 1 ? segments.joined(separator: "/") : strings.first ?? ""
    var pattern = path.replacing(#/^[a-z][a-z0-9+.-]*:\/\/(?:[^\/]*\.[^\/]*)?|[\^$]/#, with: "")
    pattern.replace(#/<(\w+):(\w+)>/#) { ":\($0.2)<\($0.1)>" }
    pattern.replace(#/\{(?:\.{3}|\*+)?(\w+)(?::\w+)?\??\}|\[(\w+)\]/#) { ":\($0.1 ?? $0.2 ?? "")" }
    pattern.replace(#/<(?:int|integer)>/#, with: "<Int>")
    pattern.replace(#/<(?:str|string|slug|path)>/#, with: "")
    pattern.replace(#/<uuid>/#, with: "<UUID>")
    let route = SourceFile(path: self.path, text: pattern + " -> X")
    let range = SourceRange(file: row.file, lower: 0, upper: route.bytes.count)
    guard !pattern.isEmpty, case .item(let item)? = try? parseRow(range, in: route) else {
      return nil
    }
    return Diagnostic(
      .foreignSyntax,
      """
      a line is a pattern and a destination, not code; write \
      \(quoted: "\(pattern) -> \(item.pattern.suggestedDestination)")
      """, at: row)
  }

  /// The error of a name at a position that contains letters that look like Latin ones.
  func lookalike(at range: SourceRange) -> Diagnostic? {
    var lower = range.lower
    while lower > 0, SyntaxByte.isNamePart(bytes[lower - 1]) { lower -= 1 }
    let word = SourceRange(file: range.file, lower: lower, upper: bytes.count)
    return lookalike(in: firstWord(of: word))
  }

  /// The same of a directive, of which the rest is the error.
  func lookalikeDirective(_ row: SourceRange) -> Diagnostic? {
    let word = firstWord(of: row)
    guard let meant = text(word).inASCII, DirectiveWord(rawValue: meant) != nil else { return nil }
    return lookalike(in: word)
  }

  private func lookalike(in word: SourceRange) -> Diagnostic? {
    let text = text(word)
    guard let name = text.firstMatch(of: #/^[:*@&?{<]?(\w+)/#)?.1, let meant = String(name).inASCII,
      let character = name.unicodeScalars.lazy.compactMap(LookalikeCharacter.init).first
    else { return nil }
    return Diagnostic(
      .badCharacter,
      """
      \(quoted: String(name)) contains '\(String(character.scalar))' (\(character.name)), which \
      looks like \(quoted: character.meant ?? ""); write '\(proposed: meant)'
      """, at: word.range(of: name.startIndex..<name.endIndex, in: text))
  }
}

extension Diagnostic {
  /// The error of a pattern that starts with a declared origin: the edit removes the origin.
  func removing(_ origins: [String], in source: SourceFile) -> Diagnostic {
    guard id == .foreignSyntax, source.text(range).contains("://") else { return self }
    let link = source.text(source.firstWord(of: range.extended(to: source.bytes.count)))
      .lowercased()
    guard link.utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    let lengths = origins.compactMap { origin -> Int? in
      var start = origin.lowercased()
      if start.hasSuffix("/"), !start.hasSuffix("://") { start.removeLast() }
      if let star = start.firstRange(of: "*."), let host = link.firstRange(of: "://") {
        // Any subdomain.
        let suffix = "." + start[star.upperBound...]
        guard link.hasPrefix(start[..<star.lowerBound]),
          let end = link[host.upperBound...].firstRange(of: suffix),
          !link[host.upperBound..<end.lowerBound].contains("/")
        else { return nil }
        start = String(link[..<end.upperBound])
      }
      let rest = link.dropFirst(start.count)
      guard link.hasPrefix(start), start.hasSuffix("/") || rest.isEmpty || rest.contains(#/^[\/?]/#)
      else { return nil }
      return start.utf8.count
    }
    guard let length = lengths.max() else { return self }
    let place = range.extended(to: range.lower + length)
    let isRoot =
      length == link.utf8.count || link.utf8.dropFirst(length).first == SyntaxByte.questionMark
    return Diagnostic(
      .foreignSyntax,
      isRoot
        ? "a pattern does not contain its origin; write '\(proposed: "/")' instead of it"
        : "a pattern does not contain its origin; remove \(source.name(place))\(replacement: "")",
      at: place)
  }
}
