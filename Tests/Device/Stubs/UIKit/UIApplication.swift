// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  unowned(unsafe) open var delegate: (any UIApplicationDelegate)?

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// What was to be opened, `app ` before what only an app was to take.
  public var opened: [String] = []
  /// The schemes that apps take.
  public var schemes: Set<String> = []
  /// Whether it says how opening went.
  public var answers = true

  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isAppOnly = options[.universalLinksOnly] as? Bool ?? false
    let isTaken = take(url, isAppOnly)
    if answers { completion?(isTaken) }
  }

  func take(_ url: URL, _ isAppOnly: Bool) -> Bool {
    opened.append((isAppOnly ? "app " : "") + url.absoluteString)
    return !isAppOnly && schemes.contains(url.scheme ?? "")
  }

  open func canOpenURL(_ url: URL) -> Bool { schemes.contains(url.scheme ?? "") }

  open var shortcutItems: [UIApplicationShortcutItem]?
}

@MainActor open class UIApplicationShortcutIcon: NSObject {
  public convenience init(systemImageName: String) { self.init() }
}

@MainActor open class UIApplicationShortcutItem: NSObject {
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
  }

  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
}
