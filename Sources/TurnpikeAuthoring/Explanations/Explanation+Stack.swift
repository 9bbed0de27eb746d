extension Explanation {
  static let stackWithoutScreen = Explanation(
    .groups, "A stack that ends without a screen",
    """
    In a line like 'list{ListScreen}/:item_id{ItemScreen}' each screen is a route that lies on
    the screens before it. A link with the last step of this line would lead to no screen: give
    the step one in braces, or leave it out.
    """,
    .file(
      before: "list{ListScreen}/:item_id<Int>",
      says: "1:18: the last step of a stack must have a screen, and ':item_id<Int>' has none",
      after: "list{ListScreen}/:item_id<Int>{ItemScreen}"))

  static let stackTooDeep = Explanation(
    .groups, "A stack of too many screens",
    """
    A stack has at most a hundred screens, each of which is a route with all the path before
    it. No app lays so many on each other; a line that does was most likely made by a program
    that never starts a new one.
    """,
    .excerpt(
      before: """
        s1{Screen1}/s2{Screen2}/…/s101{Screen101}
        """,
      says: "a stack can have at most 100 screens",
      after: """
        s1{Screen1}/s2{Screen2}
        """))

  static let stackQuery = Explanation(
    .groups, "A query that a stack cannot carry",
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
      says: """
        1:19: a screen below another cannot require a query parameter; make 'sort' of \
        'ListScreen' optional
        2:32: a screen above it is here
        """,
      after: """
        list{ListScreen}?:sort<String?>
        list{ListScreen}/:item_id<Int>{ItemScreen}
        """))

  static let stackAttribute = Explanation(
    .groups, "A screen in two groups",
    """
    Several lines can share a screen. A group gives its attributes to all screens inside, so
    if the lines of one screen were in two groups, it would be unclear which attributes the
    screen has. Put these lines into one group.
    """,
    .file(
      before: """
        attribute level<Int 1...3>
        / @level(1) {
            list{ListScreen}/a{AScreen}
        }
        / @level(3) {
            list{ListScreen}/b{BScreen}
        }
        """,
      says: """
        6:10: all lines of one screen must be in the same group; 'ListScreen' is in two
        3:10: the other line is here
        """,
      after: """
        attribute level<Int 1...3>
        / @level(1) {
            list{ListScreen}/a{AScreen}
            list{ListScreen}/b{BScreen} @level(3)
        }
        """))
}
