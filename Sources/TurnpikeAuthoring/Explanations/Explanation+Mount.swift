extension Explanation {
  static let badMount = Explanation(
    .groups, "A mount that is not a plain prefix",
    """
    A mount hands what follows its prefix to the routes of another enum. So the prefix has
    nothing that may be left out and no rest, query or fragment, or it would be open where the
    other routes start. The same holds for the pattern of a mount's alias. The routes also say
    themselves whether they are modal, and no enum holds itself. If a type of a module has the
    name of the module, Swift looks for the enum inside that type: write 'import Store' and
    'mount StoreRoute', not 'mount Store.StoreRoute'.
    """,
    .file(
      before: "store/*path -> mount StoreRoute as store",
      says: "1:7: the prefix of a mount cannot have a rest capture",
      after: "store/:store_id<Int> -> mount StoreRoute as store"))

  static let unknownModule = Explanation(
    .groups, "A module that the target does not depend on",
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
      says: "unknown module 'Storee'; did you mean 'Store'?",
      after: "store -> mount Store.StoreRoute as store"))

  static let unknownEnum = Explanation(
    .groups, "A mount of an enum that is not there",
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
        the module 'CatalogFeature' has no enum 'CatalogueRoute'; did you mean 'CatalogRoute'?
        """,
      after: "catalog -> mount CatalogFeature.CatalogRoute as catalog"))

  static let overlappingMounts = Explanation(
    .groups, "Mounts of one prefix that answer one link",
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
        mounts with the same prefix cannot match the same link; 'CatalogFeature.CatalogRoute' \
        and 'BookingFeature.BookingRoute' both match 'item/new'
        """,
      after: """
        /       -> mount CatalogFeature.CatalogRoute as catalog
        booking -> mount BookingFeature.BookingRoute as booking
        """))

  static let unseenMount = Explanation(
    .groups, "Mounts of one prefix that cannot be compared",
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
        2:18: mounts can share a prefix only if their routes are known, and the routes of \
        'BookingRoute' are unknown; give 'BookingRoute' or 'CatalogRoute' another prefix
        1:18: the other mount is here
        """,
      after: """
        /       -> mount CatalogRoute as catalog
        booking -> mount BookingRoute as booking
        """))
}
