// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import DeviceFoundation

public struct UTType: Hashable, Sendable {
  let identifier: String

  public static var content: UTType { UTType(identifier: "public.content") }
}
