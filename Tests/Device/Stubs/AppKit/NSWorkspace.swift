// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of AppKit that the package uses, over a workspace that is told what to answer.

@_exported public import DeviceFoundation

open class NSRunningApplication: NSObject {}

open class NSWorkspace: NSObject {
  nonisolated(unsafe) public static let shared = NSWorkspace()

  open class OpenConfiguration: NSObject {
    open var requiresUniversalLinks = false
  }

  /// What was to be opened, `app ` before what only an app was to take.
  public var opened: [String] = []
  public var schemes: Set<String> = []

  open func open(
    _ url: URL, configuration: NSWorkspace.OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    opened.append((configuration.requiresUniversalLinks ? "app " : "") + url.absoluteString)
    let isTaken = !configuration.requiresUniversalLinks && schemes.contains(url.scheme ?? "")
    let handler = completionHandler
    // On another queue, as the system does it.
    DispatchQueue.global().async {
      handler?(isTaken ? NSRunningApplication() : nil, isTaken ? nil : CocoaError(.fileNoSuchFile))
    }
  }

  open func urlForApplication(toOpen url: URL) -> URL? {
    schemes.contains(url.scheme ?? "") ? URL(filePath: "/Applications/App.app") : nil
  }
}
