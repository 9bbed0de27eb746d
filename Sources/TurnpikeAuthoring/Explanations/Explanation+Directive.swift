extension Explanation {
  static let unknownDirective = Explanation(
    .directives, "A directive that does not exist",
    """
    A line without an arrow that starts with a word is a directive: it says something of the
    whole file, as 'access public' does, or declares what its routes use, as 'attribute auth'
    does. There is none of this name; the message names the nearest, or all that there are.
    """,
    .file(
      before: """
        acces public
        product/:product_id -> ProductDestination
        """,
      says: "1:1: unknown directive 'acces'; did you mean 'access'?",
      after: """
        access public
        product/:product_id -> ProductDestination
        """))

  static let badAccess = Explanation(
    .directives, "An access level that does not exist",
    """
    'access' says who sees the generated enum: 'internal' (as without the line), 'package' or
    'public'. Swift's other levels would hide it from its own module, or mean nothing for an
    enum.
    """,
    .file(
      before: """
        access open
        product/:product_id -> ProductDestination
        """,
      says: """
        1:8: invalid access level 'open'; the access levels are 'internal', 'package' and \
        'public'
        """,
      after: """
        access public
        product/:product_id -> ProductDestination
        """))

  static let repeatedDirective = Explanation(
    .directives, "A directive that stands twice",
    """
    A file has 'enum' and 'access' at most once, or one of two lines would be ignored without a
    word. 'access', 'origin' and the documentation of the enum are in only one of the files that
    make an enum together. The others may be repeated, each name declared once and none that is
    built in.
    """,
    .file(
      before: """
        access package
        access public
        product/:product_id -> ProductDestination
        """,
      says: """
        2:1: a file cannot have two 'access' directives
        1:1: the other directive is here
        """,
      after: """
        access public
        product/:product_id -> ProductDestination
        """))

  static let badSharedQuery = Explanation(
    .directives, "What any link may carry",
    """
    'query' declares parameters that any link of the table may have besides its route's own: a
    coupon, a campaign. They never decide which route answers and never make a link invalid, so
    each is optional or has a default, and no route reads the same key.
    """,
    .file(
      before: """
        query :coupon_id<String?>&:campaign
        product/:product_id -> ProductDestination
        """,
      says: """
        1:27: a parameter of 'query' must be optional or have a default, as in \
        ':campaign<String?>'
        """,
      after: """
        query :coupon_id<String?>&:campaign<String?>
        product/:product_id -> ProductDestination
        """))

  static let lateDirective = Explanation(
    .directives, "A directive after a route",
    """
    Directives are about the whole file and stand at its top, before the first route, where a
    reader looks for them. In the middle of the file they would seem to be about what follows.
    """,
    .file(
      before: """
        product/:product_id -> ProductDestination
        access public
        """,
      says: "2:1: 'access' must precede the first route",
      after: """
        access public
        product/:product_id -> ProductDestination
        """))

  static let badOrigin = Explanation(
    .directives, "Invalid origin",
    """
    An origin is where the app's links come from: a scheme of your own with '://', or a web
    address with a host and an optional path, below which every path is meant. '*.' before a
    name of two labels or more stands for its subdomains. A host is ASCII: write an
    internationalized name as its A-label, 'xn--bcher-kva.example', which is how the system
    passes it to the app. A link from anywhere else is not matched, so a slip here would switch
    links off, or let in links of others.
    """,
    .file(
      before: """
        origin shop.example.com
        product/:product_id -> ProductDestination
        """,
      says: """
        1:8: 'shop.example.com' is not a valid origin: write 'https://shop.example.com'
        """,
      after: """
        origin https://shop.example.com
        product/:product_id -> ProductDestination
        """))

  static let missingEnum = Explanation(
    .directives, "A file that names no enum beside files that do",
    """
    The files of a target that name the same enum make one route table. A file without 'enum'
    makes the enum 'Route', so its routes are in a table of their own, and no router of the
    other table matches them. Name the enum of the other files, or another enum if two tables
    are meant. This is a warning: the build goes on.
    """,
    .excerpt(
      before: """
        # Shop.routes
        enum ShopRoute
        product/:product_id -> ProductDestination

        # Search.routes
        search?:text -> SearchDestination
        """,
      says: """
        a file without 'enum' declares 'Route', and other files of the target name their enum; \
        write 'enum ShopRoute'
        """,
      after: """
        # Shop.routes
        enum ShopRoute
        product/:product_id -> ProductDestination

        # Search.routes
        enum ShopRoute
        search?:text -> SearchDestination
        """))

  static let unusedImport = Explanation(
    .directives, "An import that no type needs",
    """
    'import' makes the types of another module known to the routes. No parameter here has a
    type that could come from that module, so the generated file would import it for nothing.
    This is a warning: the build goes on.
    """,
    .file(
      before: """
        import Catalogue
        product/:product_id -> ProductDestination
        """,
      says: "1:8: no type needs the import of 'Catalogue'; remove it",
      after: "product/:product_id -> ProductDestination"))

  static let unusedDeclaration = Explanation(
    .directives, "A declaration that no route uses",
    """
    No line bears the attribute, or no parameter has the type. Was it meant to protect
    something? A table that mounts other enums may declare attributes that only their routes
    bear. This is a warning: the build goes on.
    """,
    .file(
      before: """
        attribute auth
        orders -> OrdersDestination
        """,
      says: "1:11: no route uses the attribute 'auth'",
      after: """
        attribute auth
        orders -> OrdersDestination @auth
        """))
}
