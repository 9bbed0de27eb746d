#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import TurnpikePlatform

/// The opener of Linux desktops, with programs in the place of `xdg-open` and `xdg-mime`.
@MainActor @Suite(.timeLimit(.minutes(15))) struct DesktopOpenerTests {
  private let folder: TemporaryFolder
  private let url = URL(string: "maps://search?q=a%26b")

  init() throws {
    folder = try TemporaryFolder()
  }

  /// An opener whose programs are shell scripts with these texts; nil for one that is missing.
  private func opener(
    opening: String? = nil, asking: String? = nil, timeLimit: Duration = .seconds(1_800)
  ) throws -> DesktopOpener {
    for (name, text) in [("xdg-open", opening), ("xdg-mime", asking)] {
      guard let text else { continue }
      // Written by another process: a child that another test starts meanwhile would inherit the
      // open file, and Linux runs no program that is open for writing.
      let write = #"printf '#!/bin/sh\n%s' "$1" > "$2"; chmod 755 "$2""#
      _ = try CommandRun("sh", ["-c", write, "sh", text, name], in: folder.url)
    }
    return DesktopOpener(
      opening: folder("xdg-open"), asking: folder("xdg-mime"), timeLimit: timeLimit)
  }

  /// Writes what it is called with, an argument a line.
  private static let noting = #"for word; do printf '%s\n' "$word"; done >> "${0%/*}/calls""#

  private var calls: String { (try? folder.read("calls")) ?? "" }

  @Test(arguments: [("", true), ("exit 1", false), ("exit 4", false), ("kill -9 $$", false)])
  func status(script: String, isOpen: Bool) async throws {
    let opener = try opener(opening: Self.noting + "\n" + script)
    #expect(await opener.open(try #require(url), mode: .any) == isOpen)
    #expect(calls == "maps://search?q=a%26b\n")
  }

  /// No shell reads the URL: it is one argument, whatever it holds.
  @Test(arguments: [
    "maps:///$(touch x)`touch x`;touch x|x&&x", "maps:///a'b\"c*?d=~/e", "maps:--help",
    "maps:a\nb\tc",
    "maps:%00%0A",
  ])
  func isNoShell(text: String) async throws {
    let url = try #require(URL(string: text))
    let opener = try opener(opening: Self.noting)
    #expect(await opener.open(url, mode: .any))
    #expect(calls == url.absoluteString + "\n")
    #expect(try folder.names == ["calls", "xdg-open"])
  }

  @Test func missing() async throws {
    let opener = try opener()
    #expect(await opener.open(try #require(url), mode: .any) == false)
    #expect(opener.canOpen(try #require(url)) == nil)
  }

  @Test func noProgram() async throws {
    try folder.write("xdg-open", "not to be run")
    let opener = DesktopOpener(
      opening: folder("xdg-open"), asking: folder("none"), timeLimit: .seconds(60))
    #expect(await opener.open(try #require(url), mode: .any) == false)
  }

  /// A browser would take them, or a file be opened.
  @Test(arguments: [
    ("https://example.com", OpenMode.appOnly), ("/etc/passwd", .any), ("-x", .any),
  ])
  func isNotCalled(text: String, mode: OpenMode) async throws {
    let opener = try opener(opening: Self.noting)
    #expect(await opener.open(try #require(URL(string: text)), mode: mode) == false)
    #expect(calls == "")
  }

  /// What hangs leaves the main actor free, and ends when its task is cancelled.
  @Test func hanging() async throws {
    let opener = try opener(opening: #"echo $$ > "${0%/*}/process"; exec sleep 3600"#)
    let url = try #require(url)
    let opening = Task { await opener.open(url, mode: .any) }
    var process: Int32?
    while process == nil {
      // The test itself is on the main actor.
      try await Task.sleep(for: .milliseconds(5))
      let text = (try? folder.read("process")) ?? ""
      if text.hasSuffix("\n") { process = Int32(text.dropLast()) }
    }
    #expect(kill(try #require(process), 0) == 0)
    opening.cancel()
    #expect(await opening.value == false)
    #expect(kill(try #require(process), 0) == -1)
  }

  @Test func pastTheTimeLimit() async throws {
    let opener = try opener(opening: "exec sleep 3600", timeLimit: .milliseconds(100))
    let start = ContinuousClock.now
    #expect(await opener.open(try #require(url), mode: .any) == false)
    #expect(start.duration(to: .now) < .seconds(1_800))
  }

  @Test func cancelledBefore() async throws {
    let opener = try opener(opening: Self.noting)
    let url = try #require(url)
    let opening = Task {
      while !Task.isCancelled { await Task.yield() }
      return await opener.open(url, mode: .any)
    }
    opening.cancel()
    #expect(await opening.value == false)
    #expect(calls == "")
  }

  @Test(
    arguments: [
      ("echo maps.desktop", true), ("", false), ("echo", false), ("exit 4", nil),
      ("echo maps.desktop; exit 1", nil), ("echo maps.desktop; sleep 3 & exit 0", true),
      ("yes", nil), ("exec sleep 3600", nil),
    ] as [(String, Bool?)])
  func asks(script: String, answer: Bool?) throws {
    let opener = try opener(asking: Self.noting + "\n" + script)
    #expect(opener.canOpen(try #require(URL(string: "MAPS://x"))) == answer)
    #expect(calls == "query\ndefault\nx-scheme-handler/maps\n")
  }

  @Test func asksForNoFile() throws {
    let opener = try opener(asking: Self.noting + "\necho maps.desktop")
    #expect(opener.canOpen(URL(filePath: "/etc").standardizedFileURL) == true)
    #expect(opener.canOpen(try #require(URL(string: "/etc/passwd"))) == false)
    #expect(calls == "query\ndefault\nx-scheme-handler/file\n")
  }

  /// Many at once, and no process is left over.
  @Test func manyAtOnce() async throws {
    let opener = try opener(opening: "exit 0")
    let url = try #require(url)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 { group.addTask { await opener.open(url, mode: .any) } }
      for await isOpen in group { #expect(isOpen) }
    }
  }

  /// The programs are found in `PATH`. It is set in a process of its own, since the programs that
  /// other tests run meanwhile would inherit it.
  @Test func onThePath() async throws {
    _ = try opener(opening: Self.noting, asking: "echo maps.desktop")
    await #expect(processExitsWith: .success) { [folder = folder.path as String] in
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      setenv("PATH", folder + ":" + path, 1)
      let url = try #require(URL(string: "maps://search?q=a%26b"))
      let opener = await DesktopOpener()
      #expect(await opener.open(url, mode: .any))
      #expect(await opener.canOpen(url) == true)
    }
    #expect(calls == "maps://search?q=a%26b\n")
  }
}
#endif
