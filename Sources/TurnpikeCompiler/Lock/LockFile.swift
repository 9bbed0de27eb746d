/// A lock file: the lines of an enum that have been published.
///
/// It uses the routes language: `origin` lines, `pattern => case`, mounts as in a routes file, and
/// `type` for the values of a list.
package struct LockFile: Sendable {
  package let syntax: FileSyntax
  /// The enum that the file is named after.
  package let name: String
  package private(set) var lines: [PublishedLine] = []
  private(set) var cases: Set<String> = []
  /// By case, the parameters of the query that links can omit, by their keys.
  private(set) var omitted: [String: [[UInt8]: ValueSpec]] = [:]
  /// The range of `ignore case`, with which the paths of the lines were published in any case.
  package private(set) var caseRange: SourceRange?
  package private(set) var origins: [(origin: OriginModel, range: SourceRange)] = []
  /// The findings about its lines; whole if every line could be read.
  package private(set) var findings = Findings()

  /// The end of a lock file's name.
  package static let suffix = ".routes.lock"

  init(_ syntax: FileSyntax) {
    self.syntax = syntax
    name = String(syntax.source.name.dropLast(Self.suffix.utf8.count))
    let reporter = Reporter()
    for diagnostic in syntax.diagnostics {
      // A merge keeps both sides of a lock file.
      reporter.report(
        diagnostic.id == .mergeMark
          ? Diagnostic(
            .lockConflict, "unresolved merge conflict; keep the lines of both sides",
            at: diagnostic.range) : diagnostic)
    }
    let declarations = Declarations(
      syntax.directives, module: nil, .lock, UnreadLines([syntax]), reporter)
    var depth = 0
    for line in syntax.lines {
      if line.endsGroup { depth = max(0, depth - 1) }
      // The prefix of a group is not part of the lines inside, which are not read.
      if depth == 0 { read(line.content, declarations) }
      if line.startsGroup { depth += 1 }
    }
    findings = reporter.findings
    if caseRange != nil { ignoreCase() }
  }

  /// Compares the paths of its lines without regard to the case of ASCII letters.
  mutating func ignoreCase() { lines = lines.map(\.ignoringCase) }

  /// The range for findings about the whole file.
  var range: SourceRange {
    let start = syntax.source.byteOrderMarkLength
    return SourceRange(file: syntax.index, lower: start, upper: start)
  }

  private mutating func read(_ content: LineSyntax.Content, _ declarations: Declarations) {
    let reporter = declarations.reporter
    func reportBadLine(at range: SourceRange) {
      reporter.report(
        .badLock, "a lock file cannot have such a line; write 'pattern => case'", at: range)
    }
    switch content {
    case .item(let item):
      switch item.kind {
      case .alias(let alias): add(item.pattern, alias.target.text, mount: nil, declarations)
      case .route(let route):
        if !item.pattern.isDefault, route.isMount, let name = route.caseName?.text {
          add(item.pattern, name, mount: route.destination, declarations)
        } else {
          reportBadLine(at: item.pattern.range)
        }
      case .group, .stack: reportBadLine(at: item.pattern.range)
      }
    case .directive(let directive):
      switch directive.kind {
      case .origin(let syntax):
        for attribute in syntax.attributes { reportBadLine(at: attribute.range) }
        for name in syntax.origins {
          do throws(Wording) {
            var origin = try OriginModel.parse(name.text)
            origin.site = syntax.site?.path.literals ?? []
            origins.append((origin, name.range))
          } catch {
            reporter.report(.badOrigin(name, error))
          }
        }
      case .ignore: caseRange = directive.range
      case .type: break
      case .access, .attribute, .enum, .import, .query: reportBadLine(at: directive.range)
      }
    case .blank, .comment, .documentation, .groupEnd, .unread: break
    }
  }

  private mutating func add(
    _ syntax: PatternSyntax, _ caseName: String, mount: NameSyntax?, _ declarations: Declarations
  ) {
    var resolver = PatternResolver(declarations, isOwn: false)
    resolver.append(syntax)
    let captures = resolver.captures
    guard
      let pattern = resolver.pattern(syntax.text, syntax.range)?.requiringInner
        .changingBindings({ binding in
          if let index = binding.parameter, captures[index].isUnnamed { binding.parameter = nil }
        })
    else { return }
    let line = LineModel(pattern: pattern, range: pattern.range, patternRange: pattern.range)
    let route = RouteModel(
      caseName: caseName, destination: mount?.text ?? "",
      destinationRange: mount?.range ?? pattern.range, parameters: resolver.parameters,
      lines: [line], mount: mount?.text)
    lines.append(PublishedLine(TableEntry(line, pattern, isMount: mount != nil), route))
    cases.insert(caseName)
    for case .parameter(let key, let binding) in pattern.query where binding.mayBeMissing {
      omitted[caseName, default: [:]][Array(key.utf8)] = binding.spec
    }
  }
}
