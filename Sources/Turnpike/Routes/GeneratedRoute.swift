internal import TurnpikeLinks

/// The routes of an enum that the build plugin generates from `.routes` files.
///
/// Links are matched and printed with a table. Each enum implements the members whose names begin
/// with `_`, which only Turnpike calls; it shares all other members.
public protocol GeneratedRoute: TypedRoute {
  /// The table of the enum's patterns.
  static var _routeTable: _RouteTable { get }

  /// Makes the case with an index in the table from the parameters in a link.
  static func _make(
    _ index: Int, from reader: inout _ParameterReader
  ) throws(_NoRoute) -> Self

  /// Whether cases mount other enums.
  static var _hasMounts: Bool { get }

  /// The screens below the route and the route itself, the root first.
  var _stack: [Self] { get }
}

extension GeneratedRoute {
  /// The table of the enum's patterns.
  public static var _table: _RouteTable? { _routeTable }

  /// Returns false, because the table has no mounts.
  public static var _hasMounts: Bool { false }

  /// Returns only the route itself, because the file has no nested screens.
  public var _stack: [Self] { [self] }
}

extension GeneratedRoute {
  /// The struct of the route's parameters, for dispatch on its type.
  public var destination: any Destination {
    shown(.destination).destination ?? NoDestination()
  }

  /// The screens below the route and the route itself, the root first.
  public var stack: [Self] { _stack }

  /// The canonical link of the route, without scheme or origin, percent-encoded by RFC 3986.
  ///
  /// Parameters that are nil are omitted, and so are defaults if everything after them is omitted.
  /// The root is `/`. The path of the `_` route is empty.
  ///
  /// ```swift
  /// ShopRoute.product(productID: "1988").path // "product/1988"
  /// ```
  public var path: String {
    var visitor = shown(.print(Self._routeTable))
    return visitor.finishPath()
  }

  /// The pattern of ``path`` as written in the `.routes` file; empty for the `_` route.
  public var pattern: String {
    let shown = shownCase
    let pattern = Self._routeTable.view.pattern(ofRoute: shown.index)
    return shown.mounted.map { MountedNames.pattern(pattern, $0.pattern) } ?? pattern
  }

  /// The `_` route of the file, or nil if the file does not declare it.
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
