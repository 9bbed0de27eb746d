extension Explanation {
  static let unreadableFile = Explanation(
    .files, "A file that cannot be read",
    """
    The file or folder does not exist, this user may not read it, or it is larger than any
    routes file can be. The reason stands in the message. Nothing else is checked then: without
    one file of a table, the others might be told that something is wrong when it is not.
    """,
    .console(
      before: """
        $ turnpike-tool check Shop.routes
        Shop.routes: error: cannot be read: no such file or directory [unreadable-file]
        1 error
        run 'turnpike-tool explain unreadable-file' for details
        """,
      after: """
        $ turnpike-tool check Routes/Shop.routes
        no issues found in 1 file
        """))

  static let unwritableFile = Explanation(
    .files, "A file that cannot be written",
    """
    The Swift file could not be put where '--output' says: its folder does not exist, this user
    may not write there, or the disk is full. The reason stands in the message. The routes
    themselves are in order.
    """,
    .console(
      before: """
        $ turnpike-tool generate --output Generated/Routes.swift Shop.routes
        Generated/Routes.swift: error: cannot be written: no such file or directory \
        [unwritable-file]
        """,
      after: """
        $ mkdir Generated
        $ turnpike-tool generate --output Generated/Routes.swift Shop.routes
        """))

  static let noRoutesFile = Explanation(
    .files, "A folder without a routes file",
    """
    Of a folder every file is read whose name ends in '.routes', also in the folders inside it;
    those whose names start with a dot are left out. Here there is none, so there is nothing to
    do, and most likely another folder was meant.
    """,
    .console(
      before: """
        $ turnpike-tool check Sources
        Sources: error: no .routes file in this folder or its subfolders [no-routes-file]
        1 error
        run 'turnpike-tool explain no-routes-file' for details
        """,
      after: """
        $ turnpike-tool check Routes
        no issues found in 1 file
        """))

  static let notUTF8 = Explanation(
    .files, "A file in another encoding than UTF-8",
    """
    Routes files are UTF-8, as Swift files are. The bytes at this place are no UTF-8, so the
    file was saved in another encoding, and what its letters were can only be guessed. Save it
    as UTF-8 in your editor, or convert it.
    """,
    .console(
      before: """
        $ turnpike-tool check Shop.routes
        Shop.routes:1:4: error: the byte 0xE9 is not valid UTF-8; save the file as UTF-8 [not-utf8]
        caf\u{FFFD} -> CoffeeDestination
           ^
        1 error in 1 file
        run 'turnpike-tool explain not-utf8' for details
        """,
      after: """
        $ iconv -f ISO-8859-1 -t UTF-8 Shop.routes > Converted.routes
        $ mv Converted.routes Shop.routes
        $ turnpike-tool check Shop.routes
        no issues found in 1 file
        """))

  static let duplicateFile = Explanation(
    .files, "Two routes files with the same name",
    """
    Swift identifies a file of a module by its name and not by its folder, so two Swift files of
    a target cannot have the same name. The same holds for routes files, because the Swift
    compiler reports errors in the code that they generate at their lines. Rename one of them.
    """,
    .excerpt(
      before: """
        # Account/Links.routes
        account -> AccountDestination

        # Shop/Links.routes
        shop -> ShopDestination
        """,
      says: """
        two routes files of a target cannot have the same name 'Links.routes'; rename one of them
        """,
      after: """
        # Account/Links.routes
        account -> AccountDestination

        # Shop/ShopLinks.routes
        shop -> ShopDestination
        """))

  static let noSwiftFile = Explanation(
    .files, "A routes file of a target without Swift files",
    """
    SwiftPM leaves a target out of the package that has no source file, and only says that its
    files should be located elsewhere. So no code is generated for this routes file, and the
    modules that depend on the target cannot import it. A Swift file in the folder is enough; it
    may be empty.
    """,
    .console(
      before: """
        $ swift package turnpike check
        A/A.routes: warning: its target must have a Swift file, or SwiftPM ignores it \
        [no-swift-file]
        1 warning in 2 files
        run 'swift package turnpike explain no-swift-file' for details
        """,
      after: """
        $ touch A/A.swift
        $ swift package turnpike check
        no issues found in 3 files
        """))

  static let noPlugin = Explanation(
    .files, "A routes file of a target without the build plugin",
    """
    The package's manifest shows that the target has routes files and does not use the build
    plugin. So no code is generated for this routes file, and Swift reports that the route enum
    and its destinations cannot be found. Add the plugin to the target's plugins:
    '.plugin(name: "TurnpikePlugin", package: "turnpike")'.
    A target that contains the generated file, written by 'generate', needs no plugin.
    """,
    .console(
      before: """
        $ swift package turnpike check
        A/A.routes: warning: its target does not use the plugin; add 'TurnpikePlugin' [no-plugin]
        1 warning in 1 file
        run 'swift package turnpike explain no-plugin' for details
        """,
      after: """
        $ vi Package.swift
        $ swift package turnpike check
        no issues found in 1 file
        """))
}
