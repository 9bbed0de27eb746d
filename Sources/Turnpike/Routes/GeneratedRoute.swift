internal import TurnpikeTable

/// What the enums are that the build makes of `.routes` files: routes that are matched and printed by
/// a table.
///
/// Each enum gives the members whose names begin with `_`, which nobody else calls; the rest is the
/// same for all of them.
public protocol GeneratedRoute: TypedRoute {
  /// The table of the enum's patterns.
  static var _routeTable: _RouteTable { get }

  /// Makes the case with this index in the table, its parameters read; one that mounts no other enum.
  static func _makeCase(
    _ index: Int, from reader: borrowing _ParameterReader, in memory: _RouteMemory<Self>
  ) throws(_NoRoute)

  /// Makes a case that mounts another enum, which answers the rest of the link.
  static func _makeMount(
    _ index: Int, from reader: borrowing _ParameterReader, in memory: _RouteMemory<Self>
  ) throws(_NoRoute)

  /// Shows the visitor which case it is.
  func _visit(_ visitor: _CaseVisitor)

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
    _ index: Int, from reader: borrowing _ParameterReader, in memory: _RouteMemory<Self>
  ) throws(_NoRoute) {
    throw _NoRoute()
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
    var destination: (any Destination)?
    withUnsafeMutablePointer(to: &destination) { show(.destination($0)) }
    return destination ?? NoDestination()
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
    LinkPrinter.path(by: Self._routeTable.base) { printer in
      withUnsafeMutablePointer(to: &printer) { show(.print($0)) }
    }
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
    return LinkLookUp.withoutLink {
      try? Self(routeCase: index, isMount: false, from: _ParameterReader($0))
    }
  }

  /// - Parameter index: that of the case in the table.
  init(
    routeCase index: Int, isMount: Bool, from reader: borrowing _ParameterReader
  ) throws(_NoRoute) {
    self = try _RouteMemory.route { place in
      do throws(_NoRoute) {
        let memory = _RouteMemory(place)
        if isMount {
          try Self._makeMount(index, from: reader, in: memory)
        } else {
          try Self._makeCase(index, from: reader, in: memory)
        }
        return index
      } catch {
        return LinkLookUp.refused
      }
    }
  }

  /// Which case the route is.
  var shownCase: _CaseVisitor.Case {
    var answer = _CaseVisitor.Case()
    withUnsafeMutablePointer(to: &answer) { show(.identify($0)) }
    return answer
  }

  /// Has a visitor shown which case the route is.
  func show(_ purpose: _CaseVisitor.Purpose) {
    _visit(_CaseVisitor(purpose))
  }
}

/// The destination of a route that shows none: there is no such case in generated code.
private struct NoDestination: Destination {}
