internal import TurnpikeTable

/// What the enums are that the build makes of `.routes` files: routes that are matched and printed by
/// a table.
///
/// Each enum gives the members whose names begin with `_`, which nobody else calls; the rest is the
/// same for all of them.
public protocol GeneratedRoute: TypedRoute {
  /// The table of the enum's patterns.
  static var _routeTable: _RouteTable { get }

  /// Makes the case with this index in the table, of the parameters that a link has for it. It mounts
  /// no other enum.
  static func _make(
    _ index: Int, from reader: _ParameterReader
  ) throws(_NoRoute) -> Self

  /// Makes a case that mounts another enum, which answers the rest of the link.
  static func _makeMount(
    _ index: Int, from reader: _ParameterReader, mounting rest: inout _LinkRemainder
  ) throws(_NoRoute) -> Self

  /// Shows the visitor which case it is.
  func _visit(_ visitor: inout _CaseVisitor)

  /// Whether a text is a value of the user's own type with this number in the table.
  static func _decodes(_ type: Int, _ text: String) -> Bool

  /// The enum that the case with this index mounts; nil for a case that mounts none.
  static func _mountedRoute(_ index: Int) -> (any TypedRoute.Type)?

  /// The screens below the route and the route itself, the root first.
  var _stack: [Self] { get }
}

extension GeneratedRoute {
  /// No route: a table without mounts never asks.
  public static func _makeMount(
    _ index: Int, from reader: _ParameterReader, mounting rest: inout _LinkRemainder
  ) throws(_NoRoute) -> Self {
    throw .refused
  }

  /// False: a table without types of the user's own never asks.
  public static func _decodes(_ type: Int, _ text: String) -> Bool { false }

  /// Nil: a table without mounts never asks.
  public static func _mountedRoute(_ index: Int) -> (any TypedRoute.Type)? { nil }

  /// The route alone: a file without screens above others has no other stack.
  public var _stack: [Self] { [self] }
}

extension GeneratedRoute {
  /// The parameter struct of the route, to dispatch by its type.
  public var destination: any Destination {
    shown(.destination).destination ?? NoDestination()
  }

  /// The screens below the route and the route itself, the root first.
  public var stack: [Self] { _stack }

  /// The canonical link of the route, without scheme or origin, percent-encoded by RFC 3986: nil
  /// left out, defaults left out where everything after them is, `/` for the root. Empty for the
  /// `_` route.
  ///
  /// ```swift
  /// ShopRoute.product(productID: "1988").path // "product/1988"
  /// ```
  public var path: String {
    shown(.print(Self._routeTable)).writer.printer?.path ?? ""
  }

  /// The pattern that ``path`` is made by, as the `.routes` file has it; empty for the `_` route.
  public var pattern: String {
    let shown = shownCase
    let pattern = Self._routeTable.view.pattern(ofRoute: shown.index)
    return shown.mounted.map { MountedNames.pattern(pattern, $0.pattern) } ?? pattern
  }

  /// The `_` route of the file, nil where there is none.
  public static var defaultRoute: Self? {
    guard let index = _routeTable.view.defaultRoute else { return nil }
    return try? Self._make(
      index, from: _ParameterReader(LinkReader("", _routeTable.literal, LinkMatch())))
  }

  /// Which case the route is.
  var shownCase: _CaseVisitor { shown(.identify) }

  /// A visitor that has been shown which case the route is.
  func shown(
    _ purpose: _CaseVisitor.Purpose, _ writer: _ParameterWriter = _ParameterWriter()
  ) -> _CaseVisitor {
    var visitor = _CaseVisitor(purpose, writer)
    _visit(&visitor)
    return visitor
  }
}

/// The destination of a route that shows none: there is no such case in generated code.
private struct NoDestination: Destination {}
