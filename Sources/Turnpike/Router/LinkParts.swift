internal import TurnpikeTable

/// What a link says besides its path, as a request shows it.
struct LinkParts: Hashable, Sendable {
  let scheme: String?
  let host: String?
  let query: RouteParameters
  let fragment: String?

  init(_ link: String) {
    let facts = LinkFacts(link)
    scheme = facts.scheme
    host = facts.host
    query = RouteParameters(facts.query.map { .init(name: $0.name, values: $0.values) })
    fragment = facts.fragment
  }
}
