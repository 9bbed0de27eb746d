extension Explanation {
  static let unknownOrigin = Explanation(
    .groups, "An origin that the enum does not declare",
    """
    '@from' names the origins whose links match a line: by a scheme, which means all origins
    that have it, or as the 'origin' directive has them. With a misspelled origin, no link from
    outside would match the line. An enum without 'origin' is to be mounted: its '@from' names
    origins of the enum that mounts it, and the build of that enum checks them.
    """,
    .file(
      before: """
        origin shop://, https://shop.example.com
        auth/callback?:code -> CallbackDestination @from(htpps)
        """,
      says: "2:44: unknown origin 'htpps'; did you mean 'https'?",
      after: """
        origin shop://, https://shop.example.com
        auth/callback?:code -> CallbackDestination @from(https)
        """))

  static let contradictoryAttributes = Explanation(
    .groups, "Attributes that exclude each other",
    """
    '@internal', '@from' and '@only' restrict which links match a line. The attributes of its
    groups, of the screens below, of an alias's target and of mounts restrict them further. If
    no link is left, one of these attributes is a mistake.
    """,
    .file(
      before: """
        origin shop://, https://shop.example.com
        account @from(https) {
            callback -> CallbackDestination @from(shop)
        }
        """,
      says: """
        3:37: '@from(https)' and '@from(shop)' exclude each other, so no link can match here; \
        remove one of them
        2:9: the other attribute is here
        """,
      after: """
        origin shop://, https://shop.example.com
        account {
            callback -> CallbackDestination @from(shop)
        }
        """))
}
