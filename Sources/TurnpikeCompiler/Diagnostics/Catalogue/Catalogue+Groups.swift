extension Catalogue {
  static let groups = Chapter(
    title: "Groups, attributes, stacks and mounts",
    entries: [
      CatalogueEntry(
        .missingBrace, "A group without its brace",
        """
        A path with attributes and no arrow starts a group, whose '{' ends the line; without it
        nothing says which routes the group holds. Was a route meant? Its attributes stand at the
        end, after '->' and the destination.
        """,
        .file(
          before: """
            attribute auth
            account @auth
              settings -> SettingsDestination
            }
            """,
          after: """
            attribute auth
            account @auth {
              settings -> SettingsDestination
            }
            """)),
      CatalogueEntry(
        .groupNotClosed, "A group that is not closed",
        """
        The routes of a group stand between its '{' and a '}' on a line of its own. The file ends
        before that, so all that follows the brace would get the group's prefix and attributes,
        meant or not.
        """,
        .file(
          before: """
            attribute auth
            account @auth {
              settings -> SettingsDestination
            """,
          after: """
            attribute auth
            account @auth {
              settings -> SettingsDestination
            }
            """)),
      CatalogueEntry(
        .groupTooDeep, "Groups nested too deep",
        """
        Groups may stand inside groups, a hundred deep. No app needs more; a file that goes deeper
        was most likely made by a program that never closes its groups.
        """,
        .excerpt(
          before: """
            a {
            a {
            # … 98 more
            a {
            x -> XDestination
            """,
          after: """
            a/a {
              x -> XDestination
            }
            """)),
      CatalogueEntry(
        .attributeWithoutName, "An attribute without a name",
        """
        An attribute is '@' and a name without a blank between them, and perhaps a text in
        parentheses: '@auth', '@analytics(order)'. By its name the app asks for it, so '@' alone
        says nothing.
        """,
        .file(
          before: "orders -> OrdersDestination @",
          after: "orders -> OrdersDestination @deprecated")),
      CatalogueEntry(
        .repeatedAttribute, "An attribute that stands twice",
        """
        A line has each attribute once, or it would be open which text counts; '@example' alone may
        stand several times. What a group gives its routes is another matter: a route that has the
        same attribute itself overrides it.
        """,
        .file(
          before: """
            attribute analytics<String>
            orders -> OrdersDestination @analytics(orders) @analytics(list)
            """,
          after: """
            attribute analytics<String>
            orders -> OrdersDestination @analytics(orders)
            """)),
      CatalogueEntry(
        .undeclaredAttribute, "An attribute that is not declared",
        """
        Filters and the app ask for attributes by their names, so a misspelt one would take away
        what it protects without a word. That is why each name is declared, with 'attribute', in
        one of the files that make the enum.
        """,
        .file(
          before: """
            attribute auth
            orders -> OrdersDestination @auht
            """,
          after: """
            attribute auth
            orders -> OrdersDestination @auth
            """)),
      CatalogueEntry(
        .attributeValue, "An attribute with a wrong value",
        """
        What stands behind an attribute is a value of the type that its declaration gives, within
        its range or among its words. Without a text it stands for the declaration's default; where
        there is none, a value has to be written. An attribute declared without a type has none.
        """,
        .file(
          before: """
            attribute level<Int 1...3>
            orders -> OrdersDestination @level(5)
            """,
          after: """
            attribute level<Int 1...3>
            orders -> OrdersDestination @level(3)
            """)),
      CatalogueEntry(
        .badContainer, "A container that is none",
        """
        '@container' names the part of the app that shows a route, as a tab, by a word that gives a
        case in Swift: letters, digits, '_' and '-'. Two words do not give one case, and a screen is
        in one container: where two stacks pass through it that name different ones, it has a line
        of its own.
        """,
        .file(
          before: """
            orders -> OrdersDestination @container(my orders)
            """,
          after: """
            orders -> OrdersDestination @container(my-orders)
            """)),
      CatalogueEntry(
        .stackWithoutScreen, "A stack that ends without a screen",
        """
        In a line like 'list{ListScreen}/:item_id{ItemScreen}' each screen is a route that lies on
        the screens before it. A link with the last step of this line would lead to no screen: give
        the step one in braces, or leave it out.
        """,
        .file(
          before: "list{ListScreen}/:item_id<Int>",
          after: "list{ListScreen}/:item_id<Int>{ItemScreen}")),
      CatalogueEntry(
        .stackTooDeep, "A stack of too many screens",
        """
        A stack has at most a hundred screens, each of which is a route with all the path before
        it. No app lays so many on each other; a line that does was most likely made by a program
        that never starts a new one.
        """,
        .excerpt(
          before: """
            s1{Screen1}/s2{Screen2}/…/s101{Screen101}
            """,
          after: """
            s1{Screen1}/s2{Screen2}
            """)),
      CatalogueEntry(
        .stackQuery, "A query that a stack cannot carry",
        """
        A screen that lies below others is made from their link, which has the path up to it and
        none of its query. So its query asks for nothing that is required: make it optional, or give
        it a default. The query, attributes and documentation of a screen stand on one line only.
        """,
        .file(
          before: """
            list{ListScreen}?:sort
            list{ListScreen}/:item_id<Int>{ItemScreen}
            """,
          after: """
            list{ListScreen}?:sort<String?>
            list{ListScreen}/:item_id<Int>{ItemScreen}
            """)),
      CatalogueEntry(
        .badMount, "A mount that is not a plain prefix",
        """
        A mount hands what follows its prefix to the routes of another enum. So the prefix has
        nothing that may be left out and no rest, query or fragment, or it would be open where the
        other routes start. They also say themselves whether they are modal, and no enum holds
        itself.
        """,
        .file(
          before: "store/*path -> mount StoreRoute as store",
          after: "store/:store_id<Int> -> mount StoreRoute as store")),
    ])
}
