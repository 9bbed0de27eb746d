// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

@MainActor open class SFSafariViewController: UIViewController {
  public convenience init(url URL: URL) {
    self.init(nibName: nil, bundle: nil)
    title = URL.absoluteString
  }
}
