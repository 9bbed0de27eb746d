/// What is wrong with mounts.
package enum MountFinding: String, CaseIterable, Sendable {
  case badMount = "bad-mount"
}

extension MountFinding {
  package var explanation: Explanation {
    switch self {
    case .badMount:
      .error(
        "A mount that is not a plain prefix",
        """
        A mount hands what follows its prefix to the routes of another enum. So the prefix has
        nothing that may be left out and no rest, query or fragment, or it would be open where the
        other routes start. They also say themselves whether they are modal, and no enum holds
        itself.
        """,
        .file(
          before: "store/*path -> mount StoreRoute as store",
          says: "1:7: a mount's pattern cannot have a rest: its prefix always stands",
          after: "store/:store_id<Int> -> mount StoreRoute as store"))
    }
  }
}

extension Diagnostic {
  // bad-mount

  static func badMount(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mount(.badMount), "a mount's pattern cannot have \(what): its prefix always stands",
      at: range)
  }

  static func modalMount(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mount(.badMount), "a mount takes no '!': the mounted routes say how they are shown",
      at: range)
  }

  static func mountOfItself(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.mount(.badMount), "\(name) cannot be mounted in itself", at: name.range)
  }

  static func mountThroughOthers(
    _ name: String, _ others: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .mount(.badMount),
      "\(quoted: name) cannot be mounted here: it mounts this enum, through \(list: others)",
      at: range)
  }

  static func mountOfNarrowerAccess(
    _ name: String, _ access: AccessLevel, needed: AccessLevel, at range: SourceRange,
    declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .mount(.badMount),
      """
      \(quoted: name) is \(access.rawValue) and mounted in an enum that is \(needed.rawValue); \
      write 'access \(needed.rawValue)' in its file
      """, at: range, note: "the mounted enum is here", at: declared)
  }
}
