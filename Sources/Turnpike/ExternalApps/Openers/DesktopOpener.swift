#if os(Linux)
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Opens URLs on Linux desktops by `xdg-open`, and asks `xdg-mime` who would; both are programs on
/// the path, called without a shell.
///
/// ```swift
/// await DesktopOpener().open(MapsRoute.search(q: "coffee"))
/// ```
///
/// No desktop can be asked for a web link's app alone: ``OpeningWay/appOnly`` is answered with
/// false, and so is a URL without a scheme, which `xdg-open` would take for a file.
@MainActor public struct DesktopOpener: URLOpener {
  private let opening: String
  private let asking: String
  private let timeLimit: Duration

  /// An opener of the user's desktop.
  ///
  /// - Parameter timeLimit: How long `xdg-open` may run. Then it is ended, and the answer is false.
  ///   It runs as long as the browser where it starts one in a session without a desktop; the
  ///   browser goes on.
  public init(timeLimit: Duration = .seconds(30)) {
    self.init(opening: "xdg-open", asking: "xdg-mime", timeLimit: timeLimit)
  }

  /// - Parameters:
  ///   - opening: A program in the place of `xdg-open`, by name or path.
  ///   - asking: A program in the place of `xdg-mime`.
  package init(opening: String, asking: String, timeLimit: Duration) {
    self.opening = opening
    self.asking = asking
    self.timeLimit = timeLimit
  }

  /// Opens a URL: whether `xdg-open` ends with status 0.
  ///
  /// The main actor is free while it runs. Where the task is cancelled it is ended.
  public func open(_ url: URL, _ way: OpeningWay) async -> Bool {
    switch way {
    case .appOnly: return false
    case .any: break
    }
    guard url.scheme != nil, !Task.isCancelled,
      let program = RunningProgram(opening, [url.absoluteString], output: .dropped)
    else { return false }
    return await program.status(within: timeLimit) == 0
  }

  /// Whether `xdg-mime` names an app for the URL's scheme; nil where it is missing, fails, or does
  /// not answer within a second, for which it is waited.
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
