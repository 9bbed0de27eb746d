// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import DeviceFoundation

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
