/// The progress that the client shows while SwiftPM lists the package's targets.
struct PackageProgress {
  var isShown = false
  var count = 0

  var token: JSON { "turnpike-package-\(count)" }
}

extension LanguageServer {
  private var isWaiting: Bool { workspace.projects.contains { !$0.isReady } }

  func beginProgressIfNeeded() {
    guard client.showsProgress, !progress.isShown, isWaiting else { return }
    progress.isShown = true
    progress.count += 1
    sendRequest("window/workDoneProgress/create", ["token": progress.token])
    sendProgress(["kind": "begin", "title": "Reading the package's targets"])
  }

  func endProgressIfReady() {
    guard progress.isShown, !isWaiting else { return }
    progress.isShown = false
    sendProgress(["kind": "end"])
  }

  private func sendProgress(_ value: JSON) {
    send(
      .message(
        "$/progress", ["token": progress.token, "value": value]))
  }
}
