internal import TurnpikeTable

extension RouteRequest {
  /// The screens below the route and the route itself, starting with the root. It's empty if the
  /// request has no route.
  ///
  /// Unlike the route's ``TypedRoute/stack``, it passes the link's query to the screens below, as
  /// far as their own lines declare the keys. For example, a list keeps its order when a link opens
  /// one of its items:
  ///
  /// ```swift
  /// // list{ListScreen}?:sort<new|price = new>
  /// // list{ListScreen}/:item_id<Int>{ItemScreen}
  /// let request = RouteRequest<ShopRoute>("list/3?sort=price")
  /// print(request.stack.map(\.path))  // ["list?sort=price", "list/3"]
  /// ```
  ///
  /// A screen below ignores values that it can't read. After a filter has changed ``route``, the
  /// query isn't read.
  ///
  /// - Complexity: Linear in the link's length for each screen and each value that it can't read.
  public var stack: [Route] {
    guard let route else { return [] }
    let stack = route.wholeStack
    guard stack.count > 1, contents.original == nil, let query = queryParameters, !query.isEmpty
    else { return stack }
    return stack.dropLast().map { $0.reading(query) } + [route]
  }
}

extension TypedRoute {
  /// The ``stack`` with the route at its end, which a hand-written one may leave out.
  var wholeStack: [Self] {
    let stack = stack
    return stack.last == self ? stack : stack + [self]
  }

  /// The same screen with the parameters that a query has values for.
  fileprivate func reading(_ query: RouteParameters) -> Self {
    var elements = query.elements
    while !elements.isEmpty {
      switch Self.match(Self.link(path, with: elements)) {
      case .matched(let match): return match.route.screenID == screenID ? match.route : self
      case .unmatched: return self
      case .invalid(let invalid):
        let count = elements.count
        elements.removeAll { $0.name.utf8.elementsEqual(invalid.parameter.utf8) }
        if elements.count == count { return self }
      }
    }
    return self
  }

  /// A path with more items in its query.
  private static func link(_ path: String, with query: [RouteParameters.Element]) -> String {
    var bytes = Array(path.utf8)
    var separator: Unicode.Scalar = path.contains("?") ? "&" : "?"
    for element in query {
      for value in element.values {
        bytes.append(UInt8(ascii: separator))
        separator = "&"
        PercentCoding.append(element.name.utf8, as: .query, to: &bytes)
        bytes.append(UInt8(ascii: "="))
        PercentCoding.append(value.utf8, as: .query, to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
