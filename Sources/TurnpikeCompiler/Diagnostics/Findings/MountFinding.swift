/// What is wrong with mounts.
package enum MountFinding: String, CaseIterable, Sendable {
  case badMount = "bad-mount"
  case unknownModule = "unknown-module"
  case unknownEnum = "unknown-enum"
  case overlappingMounts = "overlapping-mounts"
  case unseenMount = "unseen-mount"
}

extension MountFinding {
  @_optimize(none)
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
    case .unknownModule:
      .error(
        "A module that the target does not depend on",
        """
        A target's dependencies in 'Package.swift' say which modules its routes can import and
        mount. This one is not among them: its name is misspelt, or it is missing there. Swift would
        find it all the same where another target has built it, and the app would not be linked.
        """,
        .excerpt(
          before: """
            # in App, which depends on Store
            store -> mount Storee.StoreRoute as store
            """,
          says: """
            this target does not depend on a module 'Storee'; did you mean 'Store'?
            """,
          after: "store -> mount Store.StoreRoute as store"))
    case .unknownEnum:
      .error(
        "A mount of an enum that is not there",
        """
        The module has routes files, and none of them makes an enum of this name. An enum that was
        written by hand is mounted from a module without routes files. The enum of another module is
        mounted with the module's name before it, or the file imports the module.
        """,
        .excerpt(
          before: """
            # in CatalogFeature
            enum CatalogRoute

            # in the app
            catalog -> mount CatalogFeature.CatalogueRoute as catalog
            """,
          says: """
            'CatalogFeature' has no enum 'CatalogueRoute'; did you mean 'CatalogRoute'?
            """,
          after: "catalog -> mount CatalogFeature.CatalogRoute as catalog"))
    case .overlappingMounts:
      .error(
        "Mounts of one prefix that answer one link",
        """
        Several enums may be mounted at one prefix where no link is answered by two of them: they
        are asked in turn, and whoever adds a route to one of the modules must not take links from
        another. These two both answer the link in the message, whatever their patterns' ranks.
        Give one of the routes another pattern, or one of the mounts a prefix of its own.
        """,
        .excerpt(
          before: """
            # in CatalogFeature
            item/:id -> ItemDestination

            # in BookingFeature
            item/new -> NewItemDestination

            # in the app
            / -> mount CatalogFeature.CatalogRoute as catalog
            / -> mount BookingFeature.BookingRoute as booking
            """,
          says: """
            'CatalogFeature.CatalogRoute' and 'BookingFeature.BookingRoute' are mounted at one \
            prefix and both answer 'item/new'
            """,
          after: """
            /       -> mount CatalogFeature.CatalogRoute as catalog
            booking -> mount BookingFeature.BookingRoute as booking
            """))
    case .unseenMount:
      .error(
        "Mounts of one prefix that cannot be compared",
        """
        Several enums may be mounted at one prefix where no link is answered by two of them, which
        is checked by their routes files. Those of one of them are not known: it is an enum that was
        written by hand, or its module was not given. The build plugin gives the modules that the
        target depends on; 'generate' and 'check' are told of them as 'Module=PATH'.
        """,
        .file(
          before: """
            /       -> mount CatalogRoute as catalog
            /       -> mount BookingRoute as booking
            """,
          says: """
            2:18: what 'BookingRoute' answers is not known, and 'CatalogRoute' is mounted at the \
            same prefix; give one of them a prefix of its own
            1:18: the other mount is here
            """,
          after: """
            /       -> mount CatalogRoute as catalog
            booking -> mount BookingRoute as booking
            """))
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

  /// The module is mounted in another one, whose enum is internal.
  static func mountOfHidden(
    _ name: String, at range: SourceRange, declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .mount(.badMount),
      """
      \(quoted: name) is internal and mounted in another module; write 'access public' in its file
      """, at: range, note: "the mounted enum is here", at: declared)
  }

  // unknown-module

  static func unknownModule(_ module: NameSyntax, suggestions: [String]) -> Diagnostic {
    let hint: Wording = "add it to the target's dependencies in Package.swift"
    return Diagnostic(
      .mount(.unknownModule),
      "this target does not depend on a module \(module)\(meant: suggestions, else: hint)",
      at: module.range)
  }

  // unknown-enum

  /// The mount names no module, and only one of the others has the enum.
  static func enumOfModule(_ name: NameSyntax, _ module: String) -> Diagnostic {
    Diagnostic(
      .mount(.unknownEnum),
      "this module has no enum \(name)\(meant: module + "." + name.text)", at: name.range)
  }

  /// - Parameter range: that of the whole name, the module's included.
  static func unknownEnum(
    _ name: String, of module: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let length = name.utf8.count
    return Diagnostic(
      .mount(.unknownEnum),
      "\(quoted: module) has no enum \(quoted: name)\(meant: nearest(to: name, in: known))",
      at: SourceRange(file: range.file, lower: range.upper - length, upper: range.upper))
  }

  // overlapping-mounts

  /// - Parameter patterns: of each mount the place of one that answers.
  static func overlappingMounts(
    _ earlier: NameSyntax, _ later: NameSyntax, witness: String, patterns: [SourceRange]
  ) -> Diagnostic {
    Diagnostic(
      .mount(.overlappingMounts),
      "\(earlier) and \(later) are mounted at one prefix and both answer \(quoted: witness)",
      at: later.range, note: "a route that answers it is here", at: patterns)
  }

  // unseen-mount

  /// - Parameter unseen: the enum whose routes are not known: one of the two, or what it mounts.
  static func unseenMount(
    _ unseen: String, _ later: NameSyntax, beside earlier: NameSyntax
  ) -> Diagnostic {
    let other = unseen == earlier.text ? later : earlier
    return Diagnostic(
      .mount(.unseenMount),
      """
      what \(quoted: unseen) answers is not known, and \(other) is mounted at the same prefix; \
      give one of them a prefix of its own
      """, at: later.range, note: "the other mount is here", at: earlier.range)
  }

  static func tooManyMounted(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .mount(.unseenMount),
      """
      \(name) answers too many patterns to be compared with what is mounted at the same prefix; \
      give one of them a prefix of its own
      """, at: name.range)
  }
}
