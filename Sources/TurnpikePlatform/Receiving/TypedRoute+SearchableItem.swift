#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
public import CoreSpotlight
internal import UniformTypeIdentifiers

extension TypedRoute {
  /// Creates an item for Spotlight that opens the route.
  ///
  /// ```swift
  /// let item = ShopRoute.product(productID: "1988").searchableItem(title: "Brass lamp")
  /// try await CSSearchableIndex.default().indexSearchableItems([item].compactMap { $0 })
  /// ```
  ///
  /// When the user opens the item, create a ``/Turnpike/RouteRequest`` from the user activity. The
  /// item's identifier is the route's path or, if the line has `@from`, a URL. Set other values in
  /// its `attributeSet`. See <doc:/Turnpike/WidgetsAppIntentsAndSpotlight>.
  ///
  /// - Parameters:
  ///   - title: The title that the user sees.
  ///   - domainIdentifier: A name for items that your app deletes together.
  /// - Returns: The item, or `nil` if no link from outside your app opens the route. See
  ///   ``userActivity(title:activityType:)``.
  public func searchableItem(title: String, domainIdentifier: String? = nil) -> CSSearchableItem? {
    outsideLink.map { link in
      let attributes = CSSearchableItemAttributeSet(contentType: .content)
      attributes.title = title
      return CSSearchableItem(
        uniqueIdentifier: link, domainIdentifier: domainIdentifier, attributeSet: attributes)
    }
  }
}
#endif
