#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
public import CoreSpotlight
internal import UniformTypeIdentifiers

extension TypedRoute {
  /// Creates an item for the system search that opens the route; a ``/Turnpike/RouteRequest`` reads it
  /// back.
  ///
  /// ```swift
  /// let item = ShopRoute.product(productID: "1988").searchableItem(title: "Brass lamp")
  /// try await CSSearchableIndex.default().indexSearchableItems([item].compactMap { $0 })
  /// ```
  ///
  /// Its identifier is the route's path, or a URL of the route if its line has `@from`. Set other
  /// values in its `attributeSet`.
  ///
  /// - Parameters:
  ///   - title: The title that the user sees.
  ///   - domainIdentifier: A name for items that the app deletes together.
  /// - Returns: The item, or nil if no link from outside matches the route, as for
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
