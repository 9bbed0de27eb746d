// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  @MainActor @frozen public struct Result: Sendable {
    let isHandled: Bool
    var isForTheSystem = false

    public static let handled = Result(isHandled: true)
    public static let discarded = Result(isHandled: false)
    public static let systemAction = Result(isHandled: false, isForTheSystem: true)
  }

  private let handler: @MainActor (URL) -> Result

  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let result = handler(url)
    if result.isForTheSystem { Window.shared.systemURLs.append(url) }
    completion(result.isHandled)
  }
}
