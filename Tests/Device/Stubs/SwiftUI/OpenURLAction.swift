// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  @MainActor @frozen public struct Result: Sendable {
    let isHandled: Bool

    public static let handled = Result(isHandled: true)
    public static let discarded = Result(isHandled: false)
  }

  private let handler: @MainActor (URL) -> Result

  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}
