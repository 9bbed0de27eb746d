internal import TurnpikeTable

/// A route that is matched and printed by a table: what generated enums are.
///
/// Generated code gives the four members; the rest is the same for all of them.
public protocol TableRoute: TypedRoute {
  /// The table of the enum's patterns.
  static var routeTable: RouteTable { get }

  /// The case with this index in the table, its parameters read.
  init(routeCase index: Int, from reader: borrowing RouteReader) throws(RouteTable.NoRoute)

  /// Shows the visitor which case it is.
  func visitDestination(_ visitor: inout RouteVisitor)

  /// Whether a text is a value of the user's own type with this number in the table.
  static func decodesRouteValue(_ type: Int, _ text: String) -> Bool

  /// The enum that the case with this index mounts; nil for a case that mounts none.
  static func mountedRoute(_ index: Int) -> (any TypedRoute.Type)?
}

extension TableRoute {
  /// False: a table without types of the user's own never asks.
  public static func decodesRouteValue(_ type: Int, _ text: String) -> Bool { false }

  /// Nil: a table without mounts never asks.
  public static func mountedRoute(_ index: Int) -> (any TypedRoute.Type)? { nil }

  /// The parameter struct of the route, to dispatch by its type.
  public var destination: any Destination {
    var destination: (any Destination)?
    withUnsafeMutablePointer(to: &destination) { show(.destination($0)) }
    return destination ?? NoDestination()
  }

  /// The canonical link of the route, without scheme or origin, percent-encoded by RFC 3986: nil
  /// left out, defaults left out where everything after them is, `/` for the root. Empty for the
  /// `_` route.
  ///
  /// ```swift
  /// ShopRoute.product(productID: "1988").path // "product/1988"
  /// ```
  public var path: String {
    var mounted: String?
    let path = withUnsafeMutablePointer(to: &mounted) { mounted in
      LinkPrinter.path(in: Self.routeTable.view) { printer in
        withUnsafeMutablePointer(to: &printer) { show(.print($0, mounted: mounted)) }
      }
    }
    guard let mounted else { return path }
    // A mounted `_` has no link, and the prefix alone would be another route's.
    return mounted.isEmpty ? "" : MountPath.joined(path, mounted)
  }

  /// The pattern that ``path`` is made by, as the `.routes` file has it; empty for the `_` route.
  public var pattern: String {
    let shown = shownCase
    let pattern = Self.routeTable.view.pattern(ofRoute: shown.index)
    return shown.mounted.map { MountPath.joined(pattern, $0.pattern) } ?? pattern
  }

  /// The `_` route of the file, nil where there is none.
  public static var defaultRoute: Self? {
    guard let index = routeTable.view.defaultRoute else { return nil }
    return LinkLookUp.withoutLink { try? Self(routeCase: index, from: RouteReader($0)) }
  }

  /// Which case the route is.
  var shownCase: RouteVisitor.Case {
    var answer = RouteVisitor.Case()
    withUnsafeMutablePointer(to: &answer) { show(.identify($0)) }
    return answer
  }

  /// Has a visitor shown which case the route is.
  fileprivate func show(_ purpose: RouteVisitor.Purpose) {
    var visitor = RouteVisitor(purpose)
    visitDestination(&visitor)
  }
}

/// The destination of a route that shows none: there is no such case in generated code.
private struct NoDestination: Destination {
  func write(to writer: inout RouteWriter) {}
}

// One code for every case: a synthesized conformance would be compiled for each.
extension TableRoute {
  /// Whether both are the same case with equal parameters.
  public static func == (left: Self, right: Self) -> Bool {
    RouteComparison.isEqual({ left.write($0) }, { right.write($0) })
  }

  /// Takes the case and its parameters in.
  public func hash(into hasher: inout Hasher) {
    withUnsafeMutablePointer(to: &hasher) { write(RouteWriter(.hasher($0))) }
  }

  /// Writes the case and its parameters.
  private func write(_ writer: RouteWriter) {
    show(.write(writer))
  }

  /// The hash of the case and its parameters.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}
