internal import TurnpikeLinks

/// An enum of routes that the build plugin generates from your routes files.
///
/// You don't conform to this protocol yourself. To write a route type by hand, conform to
/// ``TypedRoute``.
///
/// The members whose names begin with `_` are for generated code.
public protocol GeneratedRoute: TypedRoute {
  /// The table of the enum's patterns.
  static var _routeTable: _RouteTable { get }

  /// Creates the case with an index in the table from the parameters in a link.
  static func _make(
    _ index: Int, from reader: inout _ParameterReader
  ) throws(_NoRoute) -> Self

  /// Whether cases mount other enums.
  static var _hasMounts: Bool { get }

  /// The screens below the route and the route itself, starting with the root.
  var _stack: [Self] { get }
}

extension GeneratedRoute {
  /// The table of the enum's patterns.
  public static var _table: _RouteTable? { _routeTable }

  /// Returns `false`, because the table has no mounts.
  public static var _hasMounts: Bool { false }

  /// Returns only the route itself, because the file has no nested screens.
  public var _stack: [Self] { [self] }
}

extension GeneratedRoute {
  /// The struct with the route's parameters.
  ///
  /// Cast it to a protocol of your own to treat all routes alike. ``Destination`` has an example.
  public var destination: any Destination {
    shown(.destination).destination ?? NoDestination()
  }

  /// The screens below the route and the route itself, starting with the root.
  public var stack: [Self] { _stack }

  /// The route's link without a scheme and an origin, percent-encoded as in RFC 3986.
  ///
  /// Use it inside your app, for example to save a route. To open the route from outside your app,
  /// use ``OriginRoute/url`` instead.
  ///
  /// ```swift
  /// ShopRoute.product(productID: "1988").path  // "product/1988"
  /// ```
  ///
  /// Parameters that are `nil` are omitted, and so is a default if everything after it is omitted.
  /// The path of the root is `/`, and the path of the `_` route is empty.
  public var path: String {
    var visitor = shown(.print(Self._routeTable))
    return visitor.finishPath()
  }

  /// The route's pattern as written in the routes file, such as `product/:product_id`. It's empty
  /// for the `_` route.
  public var pattern: String {
    let shown = shownCase
    let pattern = Self._routeTable.view.pattern(ofRoute: shown.index)
    return shown.mounted.map { MountedNames.pattern(pattern, $0.pattern) } ?? pattern
  }

  /// The `_` route, or `nil` if no file declares one.
  public static var defaultRoute: Self? {
    guard let index = _routeTable.view.defaultRoute else { return nil }
    var reader = _ParameterReader("", _routeTable)
    return try? Self._make(index, from: &reader)
  }
}

extension TypedRoute {
  /// A visitor with the index of the route's case.
  var shownCase: _CaseVisitor { shown(.identify) }

  /// A visitor that has visited the route.
  func shown(
    _ purpose: _CaseVisitor.Purpose, _ writer: consuming _ParameterWriter = _ParameterWriter()
  ) -> _CaseVisitor {
    var visitor = _CaseVisitor(purpose, writer)
    _visit(&visitor)
    return visitor
  }
}

/// The destination of a route that passes none to the visitor; generated code always does.
private struct NoDestination: Destination {}
