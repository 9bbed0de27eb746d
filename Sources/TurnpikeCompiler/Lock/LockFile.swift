/// A lock file: the lines of an enum that have been published.
///
/// It uses the routes language: `origin` lines, `pattern => case`, mounts as in a routes file, and
/// `type` for the values of a list.
package struct LockFile: Sendable {
  package let syntax: FileSyntax
  /// The enum that the file is named after.
  package let name: String
  package private(set) var lines: [PublishedLine] = []
  package private(set) var origins: [(origin: OriginModel, range: SourceRange)] = []
  /// The findings about its lines; whole if every line could be read.
  package private(set) var findings: Findings
  /// The range for findings about the whole file.
  let range: SourceRange

  /// The end of a lock file's name.
  package static let suffix = ".routes.lock"

  init(_ syntax: FileSyntax) {
    self.syntax = syntax
    name = Self.name(of: syntax.source.path)
    let start = syntax.source.byteOrderMarkLength
    range = SourceRange(file: syntax.index, lower: start, upper: start)
    // A merge keeps both sides of a lock file.
    findings = Findings(
      syntax.diagnostics.map { diagnostic in
        guard diagnostic.id == .mergeMark else { return diagnostic }
        return Diagnostic(
          .lockConflict, "unresolved merge conflict; keep the lines of both sides",
          at: diagnostic.range)
      })
    read(syntax)
  }

  /// The enum that the path of a lock file names.
  package static func name(of path: String) -> String {
    let name = path.utf8.lastIndex(of: SyntaxByte.slash).map { path[path.index(after: $0)...] }
    return String((name ?? path[...]).dropLast(suffix.utf8.count))
  }

  private mutating func read(_ syntax: FileSyntax) {
    let reporter = Reporter()
    let declarations = Declarations(
      syntax.directives, module: nil, UnreadLines([syntax]), isLock: true, reporter)
    var depth = 0
    for line in syntax.lines {
      if line.endsGroup { depth = max(0, depth - 1) }
      if depth == 0 { read(line.content, declarations) }
      if line.startsGroup { depth += 1 }
    }
    findings.append(reporter.findings)
  }

  /// The prefix of a group is not part of the lines inside, which are not read.
  private mutating func read(_ content: LineSyntax.Content, _ declarations: Declarations) {
    switch content {
    case .item(let item):
      switch item.kind {
      case .alias(let alias): add(item.pattern, alias.target.text, mount: nil, declarations)
      case .route(let route):
        if !item.pattern.isDefault, route.isMount, let name = route.caseName?.text {
          add(item.pattern, name, mount: route.destination.text, declarations)
        } else {
          reportBadLine(at: item.pattern.range)
        }
      case .group, .stack: reportBadLine(at: item.pattern.range)
      }
    case .directive(let directive): read(directive)
    case .blank, .comment, .documentation, .groupEnd, .unread: break
    }
  }

  private mutating func reportBadLine(at range: SourceRange) {
    findings.append(
      Diagnostic(
        .badLock, "a lock file cannot have such a line; write 'pattern => case'", at: range))
  }

  private mutating func read(_ directive: DirectiveSyntax) {
    switch directive.kind {
    case .origin(let names, let attributes):
      for attribute in attributes { reportBadLine(at: attribute.range) }
      for name in names {
        switch OriginModel.parse(name.text) {
        case .success(let origin): origins.append((origin, name.range))
        case .failure(let problem): findings.append(.badOrigin(name, problem))
        }
      }
    case .type: break
    case .access, .attribute, .enum, .import, .query: reportBadLine(at: directive.range)
    }
  }

  private mutating func add(
    _ syntax: PatternSyntax, _ caseName: String, mount: String?, _ declarations: Declarations
  ) {
    var resolver = PatternResolver(declarations)
    resolver.isOwn = false
    resolver.append(syntax)
    guard let pattern = resolver.pattern(syntax.text, syntax.range)?.requiringInner else { return }
    lines.append(
      PublishedLine(
        pattern: pattern, parameters: resolver.parameters, caseName: caseName, mount: mount))
  }
}
