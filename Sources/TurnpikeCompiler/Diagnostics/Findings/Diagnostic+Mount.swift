extension Diagnostic {
  // bad-mount

  static func badMount(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badMount, "a mount's pattern cannot have \(what): its prefix always stands",
      at: range)
  }

  static func modalMount(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badMount, "a mount takes no '!': the mounted routes say how they are shown",
      at: range)
  }

  static func mountOfItself(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.badMount, "\(name) cannot be mounted in itself", at: name.range)
  }

  static func mountThroughOthers(
    _ name: String, _ others: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badMount,
      "\(quoted: name) cannot be mounted here: it mounts this enum, through \(list: others)",
      at: range)
  }

  static func mountOfNarrowerAccess(
    _ name: String, _ access: AccessLevel, needed: AccessLevel, at range: SourceRange,
    declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .badMount,
      """
      \(quoted: name) is \(access.rawValue) and mounted in an enum that is \(needed.rawValue); \
      write 'access \(needed.rawValue)' in its file
      """, at: range, note: "the mounted enum is here", at: declared)
  }

  /// The module is mounted in another one, whose enum is internal.
  static func mountOfHidden(
    _ name: String, at range: SourceRange, declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .badMount,
      """
      \(quoted: name) is internal and mounted in another module; write 'access public' in its file
      """, at: range, note: "the mounted enum is here", at: declared)
  }

  /// - Parameter declared: the type of the module that has its name.
  static func mountOfHiddenModule(
    _ mount: NameSyntax, enum name: String, module: String, declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badMount,
      """
      \(mount) cannot be found by Swift, because the module \(quoted: module) has a type of the \
      same name; write \(quoted: "import " + module) and \(quoted: "mount " + name)
      """, at: mount.range, note: "the type is here", at: declared)
  }

  // unknown-module

  static func unknownModule(_ module: NameSyntax, suggestions: [String]) -> Diagnostic {
    let hint: Wording = "add it to the target's dependencies in Package.swift"
    return Diagnostic(
      .unknownModule,
      "this target does not depend on a module \(module)\(meant: suggestions, else: hint)",
      at: module.range)
  }

  // unknown-enum

  /// The mount names no module, and only one of the others has the enum.
  static func enumOfModule(_ name: NameSyntax, _ module: String) -> Diagnostic {
    Diagnostic(
      .unknownEnum,
      "this module has no enum \(name)\(meant: module + "." + name.text)", at: name.range)
  }

  /// - Parameter range: that of the whole name, the module's included.
  static func unknownEnum(
    _ name: String, of module: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let length = name.utf8.count
    return Diagnostic(
      .unknownEnum,
      "\(quoted: module) has no enum \(quoted: name)\(meant: nearest(to: name, in: known))",
      at: SourceRange(file: range.file, lower: range.upper - length, upper: range.upper))
  }

  // overlapping-mounts

  /// - Parameter patterns: of each mount the place of one that answers.
  static func overlappingMounts(
    _ earlier: NameSyntax, _ later: NameSyntax, witness: String, patterns: [SourceRange]
  ) -> Diagnostic {
    Diagnostic(
      .overlappingMounts,
      "\(earlier) and \(later) are mounted at one prefix and both answer \(quoted: witness)",
      at: later.range, note: "a route that answers it is here", at: patterns)
  }

  // unseen-mount

  /// - Parameters:
  ///   - unseen: The enum whose routes are not known: a mounted one, or what it mounts.
  ///   - other: The mount that may match the same links.
  ///   - later: The mount to change.
  ///   - earlier: The first mount of the prefix that is concerned.
  static func unseenMount(
    _ unseen: String, beside other: NameSyntax, at later: NameSyntax, after earlier: NameSyntax
  ) -> Diagnostic {
    Diagnostic(
      .unseenMount,
      """
      what \(quoted: unseen) matches is not known, and \(other) is mounted at the same prefix; \
      give one of them a prefix of its own
      """, at: later.range, note: "the other mount is here", at: earlier.range)
  }

  static func tooManyMounted(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unseenMount,
      """
      \(name) matches too many patterns to be compared with what is mounted at the same prefix; \
      give one of them a prefix of its own
      """, at: name.range)
  }
}
