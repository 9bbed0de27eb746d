/// A text that brings a published link back, if the routes compile with it and the link then matches.
struct LockProposal: Sendable {
  enum Place: Sendable {
    /// A new line after the one with the range.
    case line(SourceRange)
    /// The text of a parameter in the pattern with the range. It replaces an item of the query with
    /// the same key or name.
    case item(PublishedLine.Reading, SourceRange)
  }

  let text: String
  let place: Place

  var file: Int {
    switch place {
    case .line(let range), .item(_, let range): range.file
    }
  }

  /// - Parameter patterns: The patterns of the file.
  fileprivate func edit(
    of tree: FileSyntax, _ patterns: [Int: (pattern: PatternSyntax, end: Int)]
  ) -> Replacement? {
    switch place {
    case .line(let range):
      return tree.insertion(of: text, at: patterns[range.lower]?.end ?? tree.source.bytes.count)
    case .item(let reading, let range):
      guard let pattern = patterns[range.lower]?.pattern, pattern.range == range else { return nil }
      let isQuery = reading.source.key != nil
      for case .parameter(let key, let capture, let range) in pattern.query where isQuery {
        let name = capture.name.text
        if name.isSameBytes(as: reading.name)
          || (key?.text ?? name).isSameBytes(as: reading.source.key ?? "")
        {
          return Replacement(range: range, text: text)
        }
      }
      // A fragment follows the query.
      let end = (isQuery ? pattern.fragment.map { $0.range.lower - 1 } : nil) ?? range.upper
      return Replacement(
        range: SourceRange(file: range.file, lower: end, upper: end),
        text: (isQuery ? pattern.query.isEmpty ? "?" : "&" : "") + text)
    }
  }
}

/// Tries the texts that findings about published lines propose: the files must compile with them, and
/// the findings must be gone, without others in their place.
struct LockProposals {
  private var edits: [Diagnostic: (text: String, edit: Replacement)] = [:]
  private let files: [SourceFile]
  /// What is found without the edits.
  private let known: Set<Finding>

  /// A finding without its notes, which edits move.
  private struct Finding: Hashable {
    let range: SourceRange
    let message: String

    init(_ diagnostic: Diagnostic) { (range, message) = (diagnostic.range, diagnostic.message) }
  }

  /// Up to so many edits are compiled one by one. More edits are compiled together, at most as many
  /// times, each time without the edits that are wrong. For example, if 100 lines are lost, the edits
  /// that bring '/a/1', '/b/1', and so on back are compiled at most 8 times.
  private static let maximumRuns = 8

  init(_ locks: [LockCheck], _ files: [SourceFile], _ trees: [FileSyntax]) {
    self.files = files
    known = Set(locks.flatMap(\.findings.diagnostics).map(Finding.init))
    let losses = locks.flatMap(\.losses)
    for (file, losses) in Dictionary(grouping: losses, by: \.proposal?.file) {
      guard let tree = trees.first(where: { $0.index == file }) else { continue }
      let patterns = tree.patterns
      for loss in losses {
        guard let proposal = loss.proposal, let edit = proposal.edit(of: tree, patterns) else {
          continue
        }
        edits[loss.diagnostic] = (proposal.text, edit)
      }
    }
  }

  /// - Parameter compile: Compiles other texts of the same files, without proposals.
  mutating func keepWhatCompiles(_ compile: ([SourceFile]) -> [Diagnostic]) {
    if edits.count <= Self.maximumRuns {
      edits = edits.filter { finding, proposal in
        let errors = compile(edited([proposal.edit]).files).filter(\.isError).map(Finding.init)
        return known.subtracting([Finding(finding)]).isSuperset(of: errors)
      }
      return
    }
    for _ in 0..<Self.maximumRuns {
      let (edited, places) = edited(Set(edits.values.map(\.edit)))
      let editsOfLines = Dictionary(grouping: edits, by: \.key.range)
        .mapValues { $0.map(\.value.edit) }
      var wrong: Set<Replacement> = []
      for error in compile(edited) where error.isError {
        let own = editsOfLines[error.range] ?? []
        let ranges = [error.range] + error.notes.map(\.range)
        let near = ranges.lazy.map { range in
          places.filter {
            $0.range.file == range.file && $0.range.lower..<$0.range.upper ~= range.lower
          }
        }.first { !$0.isEmpty }
        wrong.formUnion(own.isEmpty ? (near ?? []).map(\.edit) : own)
        if own.isEmpty, near == nil, !known.contains(Finding(error)) { return edits = [:] }
      }
      if wrong.isEmpty { return }
      edits = edits.filter { !wrong.contains($0.value.edit) }
    }
    edits = [:]
  }

  /// The finding with what it proposes.
  func completed(_ finding: Diagnostic) -> Diagnostic {
    edits[finding].map { finding.proposing($0.text, $0.edit) } ?? finding
  }

  /// The files with some edits, and the places of their texts.
  private func edited(
    _ edits: Set<Replacement>
  ) -> (files: [SourceFile], places: [(range: SourceRange, edit: Replacement)]) {
    var places: [(SourceRange, Replacement)] = []
    var files = files
    for (file, edits) in Dictionary(grouping: edits, by: \.range.file) {
      let source = files[file]
      var bytes: [UInt8] = []
      var end = 0
      func order(_ edit: Replacement) -> (Int, Int, String) {
        (edit.range.lower, edit.text.hasPrefix("#") ? 1 : 0, edit.text)
      }
      for edit in edits.sorted(by: { order($0) < order($1) }) where edit.range.lower >= end {
        let isNext = edit.range.lower == end && edit.text.hasPrefix("?") && !places.isEmpty
        bytes += source.bytes[end..<edit.range.lower]
        let start = bytes.count
        bytes += isNext ? "&\(edit.text.dropFirst())".utf8 : edit.text.utf8
        places.append((SourceRange(file: file, lower: start, upper: bytes.count), edit))
        end = edit.range.upper
      }
      files[file] = SourceFile(path: source.path, bytes: bytes + source.bytes[end...])
    }
    return (files, places)
  }
}

extension PublishedLine {
  /// The line to write so that the links match again; nil if no line can do that.
  ///
  /// - Parameter route: The route of the case; nil if the case no longer exists.
  func text(in route: RouteModel?) -> String? {
    guard let route else { return routeText }
    if route.mount != mount { return nil }
    // An alias must have the types of its route.
    let alias = changingSpecs { binding in
      let name = name(binding)
      for parameter in route.parameters where parameter.wireName == name {
        binding.spec.type = parameter.type
        if !parameter.spec.isOptional { binding.spec.isOptional = false }
      }
    }
    return "\(alias.plainPattern) => \(route.caseName)"
  }

  /// The line as a route of a case that no longer exists, or as a mount.
  private var routeText: String {
    if mount != nil { return plainText }
    let destination = caseName.prefix(1).uppercased() + caseName.dropFirst() + "Destination"
    let isOwn = Naming.caseName(ofDestination: destination) == caseName
    return "\(plainPattern) -> \(destination)" + (isOwn ? "" : " as \(caseName)")
  }
}
