// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

@MainActor open class WKWebView: UIView {}

/// On Linux, Foundation has it in another module.
public struct URLRequest: Sendable {
  public var url: URL?
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
}

/// The system makes it; tests fill it.
@MainActor open class WKNavigationAction: NSObject {
  public init(_ url: URL, _ navigationType: WKNavigationType) {
    request = URLRequest(url: url)
    self.navigationType = navigationType
  }

  open var navigationType: WKNavigationType
  open var request: URLRequest
}

/// Its methods are optional in WebKit.
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
}
