#if os(Linux)
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Opens URLs with `xdg-open` on Linux desktops, and queries `xdg-mime` for the default app.
///
/// Both programs are found in `PATH` and run without a shell.
///
/// ```swift
/// await DesktopOpener().open(MapsRoute.search(q: "coffee"))
/// ```
///
/// Desktops do not support ``OpenMode/appOnly``, so opening with it returns false. So does a URL
/// without a scheme, which `xdg-open` would open as a file.
@MainActor public struct DesktopOpener: URLOpener {
  private let opening: String
  private let asking: String
  private let timeLimit: Duration

  /// Creates an opener for the user's desktop.
  ///
  /// - Parameter timeLimit: How long `xdg-open` may run. After that it is killed, and the result is
  ///   false. In a session without a desktop, `xdg-open` runs as long as the browser that it
  ///   starts; the browser is not killed.
  public init(timeLimit: Duration = .seconds(30)) {
    self.init(opening: "xdg-open", asking: "xdg-mime", timeLimit: timeLimit)
  }

  /// - Parameters:
  ///   - opening: A program to run instead of `xdg-open`, as a name or a path.
  ///   - asking: A program to run instead of `xdg-mime`.
  package init(opening: String, asking: String, timeLimit: Duration) {
    self.opening = opening
    self.asking = asking
    self.timeLimit = timeLimit
  }

  /// Opens a URL, and returns whether `xdg-open` exits with status 0.
  ///
  /// The main actor is not blocked. If the task is cancelled, the program is killed.
  public func open(_ url: URL, mode: OpenMode) async -> Bool {
    switch mode {
    case .appOnly: return false
    case .any: break
    }
    guard url.scheme != nil, !Task.isCancelled,
      let program = RunningProgram(opening, [url.absoluteString], output: .dropped)
    else { return false }
    return await program.status(within: timeLimit) == 0
  }

  /// Whether `xdg-mime` names an app for the URL's scheme.
  ///
  /// The result is nil if the program is missing, fails, or does not exit within a second. The
  /// thread is blocked until then.
  public func canOpen(_ url: URL) -> Bool? {
    guard let scheme = url.scheme?.lowercased() else { return false }
    let query = ["query", "default", "x-scheme-handler/" + scheme]
    guard let program = RunningProgram(asking, query, output: .kept),
      program.waitedStatus(within: .seconds(1)) == 0
    else { return nil }
    return program.wroteText
  }
}
#endif
