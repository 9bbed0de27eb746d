// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported public import DeviceFoundation
public import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

open class CSSearchableItemAttributeSet: NSObject {
  public init(contentType: UTType) {}

  open var title: String?
  open var contentDescription: String?
}

open class CSSearchableItem: NSObject {
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }

  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
}

open class CSSearchableIndex: NSObject {
  nonisolated(unsafe) private static let shared = CSSearchableIndex()

  open class func `default`() -> CSSearchableIndex { shared }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
}
