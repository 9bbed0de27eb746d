import AppKit
import FixtureRoutes
import SwiftUI
import TurnpikePlatform
import UIKit

/// The openers of a device: which URLs they hand over, in which way, and what they make of answers.
@MainActor enum OpenerTrials {
  private static let route = FixtureRoute.text(value: "1")
  private static let app = "app https://fixture.example.com/app/text/1"
  private static let scheme = "fixture://text/1"
  private static let browser = "https://fixture.example.com/app/text/1"

  static func run() async {
    await application()
    await scene()
    await workspace()
    await swiftUI()
    await withoutAnAnswer()
  }

  private static func application() async {
    let application = UIApplication.shared
    for (taken, isOpen) in [("fixture", true), ("https", true), ("none", false)] {
      application.opened = []
      application.schemes = [taken]
      expect(await ApplicationOpener().open(route), isOpen, "application, \(taken)")
      let tried = taken == "fixture" ? [app, scheme] : [app, scheme, browser]
      expect(application.opened, tried, "application, \(taken)")
    }
    application.schemes = ["https", "maps"]
    for (url, answer) in [
      ("maps://x", true), ("https://x.example", true), ("other://x", nil), ("x", false),
    ] as [(String, Bool?)] {
      expect(URL(string: url).flatMap { ApplicationOpener().canOpen($0) }, answer, url)
    }
    application.schemes = []
    expect(URL(string: "HTTPS://x").flatMap { ApplicationOpener().canOpen($0) }, false, "https")
  }

  private static func scene() async {
    UIApplication.shared.opened = []
    UIApplication.shared.schemes = ["https"]
    let opener = SceneOpener(UIWindowScene())
    expect(await opener.open(route), true, "scene")
    expect(UIApplication.shared.opened, [app, scheme, browser], "scene")
    expect(opener.canOpen(route.url), nil, "scene")
  }

  private static func workspace() async {
    let workspace = NSWorkspace.shared
    for (taken, isOpen) in [("fixture", true), ("https", true), ("none", false)] {
      workspace.opened = []
      workspace.schemes = [taken]
      expect(await WorkspaceOpener().open(route), isOpen, "workspace, \(taken)")
      let tried = taken == "fixture" ? [app, scheme] : [app, scheme, browser]
      expect(workspace.opened, tried, "workspace, \(taken)")
      expect(WorkspaceOpener().canOpen(route.url), taken == "fixture", "workspace, \(taken)")
    }
  }

  /// It cannot ask for the app alone, and does not try.
  private static func swiftUI() async {
    for (taken, tried) in [
      ("fixture", [scheme]), ("https", [scheme, browser]), ("none", [scheme, browser]),
    ] {
      let record = Record()
      let action = OpenURLAction { url in
        record.opened.append(url.absoluteString)
        return url.scheme == taken ? .handled : .discarded
      }
      expect(await action.open(route), taken != "none", "SwiftUI, \(taken)")
      expect(record.opened, tried, "SwiftUI, \(taken)")
      expect(action.canOpen(route.url), nil, "SwiftUI")
    }
  }

  /// A system that never answers holds up no task that is cancelled, and is asked for nothing more.
  private static func withoutAnAnswer() async {
    let application = UIApplication.shared
    application.opened = []
    application.answers = false
    let opening = Task { await ApplicationOpener().open(route) }
    while application.opened.isEmpty { await Task.yield() }
    opening.cancel()
    expect(await opening.value, false, "no answer")
    expect(application.opened, [app], "no answer")
    let cancelled = Task {
      while !Task.isCancelled { await Task.yield() }
      return await ApplicationOpener().open(route.url, mode: .any)
    }
    cancelled.cancel()
    expect(await cancelled.value, false, "no answer, cancelled before")
    application.answers = true
  }

  private final class Record {
    var opened: [String] = []
  }
}
